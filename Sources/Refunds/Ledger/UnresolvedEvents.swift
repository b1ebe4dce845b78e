/// Events of Notifications V1 that name a chain of renewals, while their own receipt does not hold the period that was
/// cancelled. Such an event is evidence for the newest cancelled period of the chain that no other event explains; where
/// the input shows none, it stands for itself (rules.md 2).
struct UnresolvedEvents {
  /// The transactions that the events turn out to be about, by the position of the event.
  private(set) var transactions: [UInt32: Identifier] = [:]

  private struct Period {
    var transaction: Identifier
    var revokedAt: Instant
  }

  init(_ statements: StatementList, at positions: [UInt32], symbols: SymbolTable) {
    guard statements.hasUnresolvedEvents else { return }
    let events = positions.filter { statements[Int($0)].transaction.isNone }
    guard !events.isEmpty else { return }
    let chains = Set(events.map { UnresolvedEvents.chain(of: statements[Int($0)]) })
    var periods: [TransactionKey: [Period]] = [:]
    var explained: Set<TransactionKey> = []
    for position in positions {
      let statement = statements[Int(position)]
      guard !statement.transaction.isNone else { continue }
      let chain = UnresolvedEvents.chain(of: statement)
      guard chains.contains(chain) else { continue }
      if statement.isEventOfRevocation { explained.insert(TransactionKey(statement.transaction, of: statement)) }
      if let revokedAt = statement.revokedAt {
        periods[chain, default: []].append(Period(transaction: statement.transaction, revokedAt: revokedAt))
      }
    }
    for event in events {
      let statement = statements[Int(event)]
      let open = (periods[UnresolvedEvents.chain(of: statement)] ?? []).filter {
        !explained.contains(TransactionKey($0.transaction, of: statement))
      }
      let dated = open.filter { $0.revokedAt == statement.revokedAt }
      transactions[event] = UnresolvedEvents.newest(dated.isEmpty ? open : dated, symbols)?.transaction
    }
  }

  private static func chain(of statement: Statement) -> TransactionKey {
    TransactionKey(statement.originalTransaction, of: statement)
  }

  private static func newest(_ periods: [Period], _ symbols: SymbolTable) -> Period? {
    periods.max {
      if $0.revokedAt != $1.revokedAt { return $0.revokedAt < $1.revokedAt }
      return ByteOrder.compare($0.transaction.text(in: symbols), $1.transaction.text(in: symbols)) < 0
    }
  }
}

extension Statement {
  /// REFUND, CANCEL or REVOKE.
  fileprivate var isEventOfRevocation: Bool {
    switch kind {
    case .refund, .revoke: true
    case .snapshot, .reversal, .request, .declined: false
    }
  }
}
