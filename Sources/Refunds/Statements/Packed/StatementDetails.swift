/// What few statements tell: those of revocations, of notifications, of receipts.
struct StatementDetails: Equatable, BitwiseCopyable, Sendable {
  var notificationIdentifier = UniversalIdentifier.none
  var orderLine = Identifier.none
  var revokedAt: Instant?
  var revocationPercentage: Int64?
  var accountText = Symbol.none
  var rareFacts: Int32?

  /// A statement that has none of it.
  static var none: StatementDetails { StatementDetails() }

  private init() {}

  init(_ statement: Statement) {
    notificationIdentifier = statement.notificationIdentifier
    orderLine = statement.orderLine
    revokedAt = statement.revokedAt
    revocationPercentage = statement.revocationPercentage
    accountText = statement.accountText
    rareFacts = statement.rareFacts
  }

  func fill(_ statement: inout Statement) {
    statement.notificationIdentifier = notificationIdentifier
    statement.orderLine = orderLine
    statement.revokedAt = revokedAt
    statement.revocationPercentage = revocationPercentage
    statement.accountText = accountText
    statement.rareFacts = rareFacts
  }

  var isEmpty: Bool {
    revokedAt == nil && notificationIdentifier.isNone && orderLine.isNone && revocationPercentage == nil
      && accountText.isNone && rareFacts == nil
  }

  /// Whether it can make a snapshot more than a purchase.
  var tellsOfRevocation: Bool { revokedAt != nil || rareFacts != nil }

  /// The same with the symbols and the rare facts of another batch.
  func renumbered(by symbols: [Symbol], firstRareFacts: Int32) -> StatementDetails {
    var details = self
    details.orderLine = orderLine.renumbered(by: symbols)
    details.accountText = symbols[Int(accountText.rawValue)]
    details.rareFacts = rareFacts.map { $0 + firstRareFacts }
    return details
  }
}
