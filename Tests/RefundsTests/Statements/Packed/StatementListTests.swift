import Testing

@testable import Refunds

struct StatementListTests {
  /// A statement in which every field differs from its default, and from every other field of its type.
  private static func full(_ number: UInt64) -> Statement {
    func symbol(_ place: UInt32) -> Symbol { Symbol(rawValue: place + 100 * UInt32(number)) }
    var statement = Statement(transaction: Identifier(number: number))
    statement.originalTransaction = Identifier(number: 1000 + number)
    statement.orderLine = Identifier(number: 2000 + number)
    statement.kind = .refund
    statement.source = .receipt
    statement.trust = .verified
    statement.channel = .device
    statement.environment = .localTesting
    statement.origin = Origin(file: 3, record: 4)
    statement.localStore = symbol(1)
    statement.time = Instant(milliseconds: 5)
    statement.notificationType = symbol(2)
    statement.subtype = symbol(3)
    statement.notificationIdentifier = UniversalIdentifier(high: 6, low: number)
    statement.requestReason = symbol(4)
    statement.app = symbol(5)
    statement.product = symbol(6)
    statement.productType = symbol(7)
    statement.ownership = symbol(8)
    statement.storefront = symbol(9)
    statement.appVersion = symbol(10)
    statement.offerType = symbol(11)
    statement.offerIdentifier = symbol(12)
    statement.offerDiscountType = symbol(13)
    statement.transactionReason = symbol(14)
    statement.purchasedAt = Instant(milliseconds: 7)
    statement.expiresAt = Instant(milliseconds: 14)
    statement.priceMilliunits = 8
    statement.currency = symbol(15)
    statement.quantity = 9
    statement.isUpgraded = true
    statement.accountIdentifier = UniversalIdentifier(high: 10, low: 11)
    statement.accountText = symbol(16)
    statement.revokedAt = Instant(milliseconds: 12)
    statement.revocationReason = symbol(17)
    statement.revocationType = symbol(18)
    statement.revocationPercentage = Statement.unusablePercentage
    statement.isFrozen = true
    statement.isRestoredCopy = true
    statement.rareFacts = 13
    return statement
  }

  private static func text(_ statement: Statement) -> String {
    var text = ""
    dump(statement, to: &text)
    return text
  }

  @Test func noFieldIsLostOrExchanged() {
    let (empty, full) = (Statement(transaction: Identifier(number: 1)), Self.full(2))
    let labels = Mirror(reflecting: full).children.compactMap(\.label)
    for (label, pair) in zip(labels, zip(Mirror(reflecting: full).children, Mirror(reflecting: empty).children)) {
      #expect("\(pair.0.value)" != "\(pair.1.value)", "the test gives \(label) no value of its own")
    }
    var list = StatementList()
    for statement in [empty, full, empty, Self.full(3)] { list.append(statement) }
    #expect(list.map(Self.text) == [empty, full, empty, Self.full(3)].map(Self.text))
  }

  @Test func aStatementCanBeChanged() {
    var list = StatementList()
    for number in 0..<3 { list.append(Statement(transaction: Identifier(number: UInt64(number)))) }
    list[1] = Self.full(9)
    list[2].product = Symbol(rawValue: 5)
    #expect(list.map(\.transaction) == [0, 9, 2].map { Identifier(number: $0) })
    #expect(list.map(\.product.rawValue) == [0, 906, 5])
  }

  @Test func moreStatementsThanABlockHoldsKeepTheirOrder() {
    var list = StatementList()
    for number in 0..<40_000 {
      var statement = Statement(transaction: Identifier(number: UInt64(number)))
      statement.product = Symbol(rawValue: UInt32(number % 777))
      if number % 3 == 0 { statement.revokedAt = Instant(milliseconds: Int64(number)) }
      list.append(statement)
    }
    #expect(list.count == 40_000)
    #expect(
      list.enumerated().allSatisfy { number, statement in
        statement.transaction == Identifier(number: UInt64(number))
          && statement.product.rawValue == UInt32(number % 777)
          && statement.revokedAt?.milliseconds == (number % 3 == 0 ? Int64(number) : nil)
      })
  }

  @Test func theBooksSearchOnlyForWhatIsThere() {
    var list = StatementList()
    list.append(Statement(transaction: Identifier(number: 1)))
    #expect(!list.hasUnresolvedEvents && !list.hasOrderLines && !list.hasNotificationIdentifiers)
    list.append(Self.full(1))
    #expect(!list.hasUnresolvedEvents && list.hasOrderLines && list.hasNotificationIdentifiers)
    list.append(Statement(transaction: .none))
    #expect(list.hasUnresolvedEvents)
  }
}
