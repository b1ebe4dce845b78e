/// Notes what is odd about transactions and revocations once all statements about them are together.
struct LedgerInspector {
  private(set) var findings: FindingLog

  init(findings: FindingLog) {
    self.findings = findings
  }

  /// Takes over what was noted about a part of the books.
  mutating func add(_ other: LedgerInspector) {
    findings.add(other.findings)
  }

  mutating func noteImplausible(_ field: String, of statement: Statement) {
    findings.add(.dateImplausible, field, at: place(statement.origin))
  }

  mutating func noteRestoredCopy(_ statement: Statement) {
    findings.add(.restoredCopy, at: place(statement.origin))
  }

  mutating func inspect(_ episode: Episode, of transaction: Transaction, isReversalOnly: Bool) {
    let place = place(episode.origin)
    if isReversalOnly {
      findings.add(.reversalWithoutRefund, at: place)
      return
    }
    let revocation = episode.revocation
    // A refund of seats never has a revocation date: its transaction stays valid.
    if revocation.revokedAt == nil && revocation.advancedCommerceDate == nil && !revocation.isSeatRefund {
      findings.add(.refundWithoutDate, at: place)
    }
    if let purchasedAt = transaction.purchasedAt, let revokedAt = episode.revokedAt, revokedAt < purchasedAt {
      findings.add(.revokedBeforePurchase, at: place)
    }
    if episode.verdict.rule == .upgradeInferred { findings.add(.upgradeInferred, at: place) }
    if revocation.hasV1Event && transaction.product.isNone { findings.add(.unresolved, at: place) }
    guard episode.verdict.countsAsRefund else { return }
    if !transaction.hasPurchaseRecord { findings.add(.refundWithoutPurchase, at: place) }
    if episode.isStandingRefund && episode.refunded?.amount == nil { findings.add(.unknownAmount, at: place) }
  }

  mutating func inspect(_ timeline: Timeline) {
    if timeline.hasReversalWithoutTime, let reversal = timeline.statements.first(where: { $0.kind == .reversal }) {
      findings.add(.reversalWithoutTime, at: place(reversal.origin))
    }
    guard timeline.statements.count + timeline.duplicates.count > 1 else { return }
    guard let price = timeline.statements.lazy.compactMap(\.priceMilliunits).first else { return }
    func differs(_ statement: Statement) -> Bool { statement.priceMilliunits.map { $0 != price } ?? false }
    if let other = timeline.statements.first(where: differs) ?? timeline.duplicates.first(where: differs) {
      findings.add(.conflictingPrices, at: place(other.origin))
    }
  }

  /// Seats that a snapshot calls revoked, on a transaction without a refund: a snapshot never opens one of seats.
  mutating func inspectSeatsWithoutRefund(_ timeline: Timeline, _ rareFacts: [RareFacts]) {
    let snapshot = timeline.statements.first { statement in
      (statement.rareFacts.flatMap { rareFacts[Int($0)].revokedSeatQuantity } ?? 0) > 0
    }
    if let snapshot { findings.add(.seatsWithoutRefund, at: place(snapshot.origin)) }
  }

  /// One notification UUID belongs to one notification; the same UUID on something else is kept (rules.md 1).
  mutating func inspectNotificationIdentifiers(_ statements: StatementList, at positions: [UInt32]) {
    guard statements.hasNotificationIdentifiers else { return }
    var firstWith: [UniversalIdentifier: UInt32] = [:]
    var others: Set<NotificationUse> = []
    for position in positions {
      let statement = statements[Int(position)]
      if statement.notificationIdentifier.isNone { continue }
      guard let first = firstWith[statement.notificationIdentifier] else {
        firstWith[statement.notificationIdentifier] = position
        continue
      }
      let other = statements[Int(first)]
      let use = NotificationUse(statement)
      if use != NotificationUse(other) && others.insert(use).inserted {
        findings.add(.reusedNotificationIdentifier, at: place(max(other.origin, statement.origin)))
      }
    }
  }

  // What a UUID was used for. Each further use is one finding, however often and in which order it is repeated.
  private struct NotificationUse: Hashable {
    var notification: UniversalIdentifier
    var transaction: Identifier
    var type: Symbol

    init(_ statement: Statement) {
      notification = statement.notificationIdentifier
      transaction = statement.transaction
      type = statement.notificationType
    }
  }

  private func place(_ origin: Origin) -> Finding.Place {
    Finding.Place(origin: origin, byteOffset: nil)
  }
}
