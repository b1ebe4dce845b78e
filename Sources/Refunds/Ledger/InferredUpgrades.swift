/// Cancellations in receipts at the very instant at which another purchase of the same chain began. Until about 2020
/// receipts showed an upgrade so, without any flag (formats.md 4.3).
struct InferredUpgrades {
  private var transactions: Set<TransactionKey> = []

  private struct Moment: Hashable {
    var chain: TransactionKey
    var instant: Instant
  }

  init(_ statements: StatementList, at positions: [UInt32]) {
    guard statements.profiles.values.contains(where: \.isReceiptRow) else { return }
    var cancelled: [Moment: Set<Identifier>] = [:]
    for position in positions {
      let statement = statements[Int(position)]
      guard statement.isReceiptRow, let revokedAt = statement.revokedAt, statement.revocationReason.isNone,
        !statement.originalTransaction.isNone
      else { continue }
      let chain = TransactionKey(statement.originalTransaction, of: statement)
      cancelled[Moment(chain: chain, instant: revokedAt), default: []].insert(statement.transaction)
    }
    if cancelled.isEmpty { return }
    for position in positions {
      let statement = statements[Int(position)]
      guard let purchasedAt = statement.purchasedAt, !statement.originalTransaction.isNone else { continue }
      let chain = TransactionKey(statement.originalTransaction, of: statement)
      for transaction in cancelled[Moment(chain: chain, instant: purchasedAt)] ?? []
      where transaction != statement.transaction {
        transactions.insert(TransactionKey(transaction, of: statement))
      }
    }
  }

  /// Whether another purchase began when this transaction was cancelled.
  func contains(_ transaction: Transaction, of statement: Statement) -> Bool {
    transactions.contains(TransactionKey(transaction.identifier, of: statement))
  }
}
