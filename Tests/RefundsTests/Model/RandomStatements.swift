import Refunds

/// Random statements about a transaction: short times, few values, so that whatever can meet does meet.
struct RandomStatements {
  var generator: SeededGenerator

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  /// Statements of which no two stand at the same moment with the same rank, since rules.md leaves such ties to the
  /// content. Requests and their refusals have moments of their own.
  mutating func timeline() -> [StatementFields] {
    var taken: Set<[Int64]> = []
    let count = 1 + generator.below(7)
    let hasItems = generator.once(in: 4)
    let hasSeats = !hasItems && generator.once(in: 4)
    return (0..<count).compactMap { _ in
      var statement = statement()
      if hasItems { addItems(to: &statement) }
      if hasSeats { addSeats(to: &statement) }
      let isInsertedLast = statement.kind == .reversal && statement.day == nil
      let rank = isInsertedLast ? 9 : TimelineModel.rank(statement)
      return taken.insert([TimelineModel.moment(statement), rank]).inserted ? statement : nil
    }
  }

  mutating func statement() -> StatementFields {
    var statement = StatementFields()
    let events: [(StatementKind, String)] = [
      (.snapshot, ""), (.snapshot, ""), (.snapshot, "DID_RENEW"), (.refund, "REFUND"), (.refund, "REFUND"),
      (.revoke, "REVOKE"), (.reversal, "REFUND_REVERSED"), (.request, "CONSUMPTION_REQUEST"),
      (.declined, "REFUND_DECLINED"),
    ]
    (statement.kind, statement.type) = generator.pick(events)
    let isAboutRequests = statement.kind == .request || statement.kind == .declined
    statement.day = Int64(2 * generator.below(8) + (isAboutRequests ? 1 : 0))
    if !isAboutRequests && generator.once(in: 12) { statement.day = nil }
    statement.source = generator.pick([.notification, .transactionHistory, .transactionHistory, .refundHistory])
    statement.ownership = generator.pick(["PURCHASED", "PURCHASED", "PURCHASED", "", "FAMILY_SHARED", "ASSIGNED"])
    statement.isUpgraded = generator.once(in: 6)
    if statement.kind != .reversal && !isAboutRequests { addRevocation(to: &statement) }
    return statement
  }

  private mutating func addRevocation(to statement: inout StatementFields) {
    let isEvent = statement.kind != .snapshot
    if isEvent ? !generator.once(in: 4) : generator.once(in: 2) {
      statement.revokedDay = max(0, (statement.day ?? 6) - 2 + 2 * Int64(generator.below(3)))
    }
    guard isEvent || statement.revokedDay != nil || generator.once(in: 12) else { return }
    statement.reason = generator.pick(["", "", "0", "1", "7", "OTHER", "upgraded_to_bundle"])
    statement.revocationType = generator.pick(["", "", "", "REFUND_FULL", "REFUND_PRORATED", "FAMILY_REVOKE", "NEW"])
    statement.percentage = generator.pick([nil, nil, 0, 40_000, 100_000])
  }

  private mutating func addItems(to statement: inout StatementFields) {
    let money = AdvancedCommerceRefund.money(1000, day: Int64(generator.below(8)))
    let modification = AdvancedCommerceRefund.modification(500, day: Int64(generator.below(8)))
    statement.itemRefunds = generator.pick([
      nil, [], [], [money], [money, modification], [modification], [.simulation], [.simulation, modification],
    ])
  }

  private mutating func addSeats(to statement: inout StatementFields) {
    if statement.kind == .refund && generator.once(in: 2) {
      statement.subtype = "SEATS"
      statement.revokedDay = nil
    }
    if generator.once(in: 4) { return }
    statement.seatTiers = [SeatTier(priceMilliunits: 4000, quantity: 10)]
    statement.revokedSeats = generator.pick([nil, 0, 1, 2])
  }
}
