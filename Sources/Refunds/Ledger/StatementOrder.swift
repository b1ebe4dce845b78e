/// The order in which the statements of one transaction are read: by time, then by kind, then by content.
///
/// Content, never the place in the input, decides the last ties, so that any order and any split of the same inputs
/// gives the same result (rules.md 1). Only statements that are equal in every field are told apart by their place.
struct StatementOrder {
  let symbols: SymbolTable
  let rareFacts: [RareFacts]

  /// Whether one statement stands before another on a timeline.
  func precedes(_ left: Statement, _ right: Statement) -> Bool {
    let leftTime = StatementOrder.position(left)
    let rightTime = StatementOrder.position(right)
    if leftTime != rightTime { return leftTime < rightTime }
    let leftRank = left.kind.rankAtEqualTime
    let rightRank = right.kind.rankAtEqualTime
    if leftRank != rightRank { return leftRank < rightRank }
    let content = compareContent(left, right)
    return content == 0 ? left.origin < right.origin : content < 0
  }

  /// Whether two statements stand at the same moment, each by its time or its revocation date.
  func standTogether(_ left: Statement, _ right: Statement) -> Bool {
    StatementOrder.position(left) == StatementOrder.position(right)
  }

  // A statement without a time stands at its revocation date, if it has one, else before all others.
  private static func position(_ statement: Statement) -> Int64 {
    (statement.time ?? statement.revokedAt)?.milliseconds ?? .min
  }

  private func compareContent(_ left: Statement, _ right: Statement) -> Int {
    for field in StatementOrder.texts {
      let order = compare(field(left), field(right))
      if order != 0 { return order }
    }
    for field in StatementOrder.numbers {
      let order = compare(field(left), field(right))
      if order != 0 { return order }
    }
    let order = compareRareFacts(left, right)
    if order != 0 { return order }
    return compare(left.originalTransaction, right.originalTransaction) ?? compare(left.orderLine, right.orderLine) ?? 0
  }

  private static let texts: [@Sendable (Statement) -> Symbol] = [
    { $0.notificationType }, { $0.subtype }, { $0.app }, { $0.product }, { $0.productType }, { $0.ownership },
    { $0.storefront }, { $0.appVersion }, { $0.offerType }, { $0.offerIdentifier }, { $0.offerDiscountType },
    { $0.transactionReason }, { $0.currency }, { $0.revocationReason }, { $0.revocationType }, { $0.requestReason },
    { $0.accountText },
  ]

  private static let numbers: [@Sendable (Statement) -> Int64?] = [
    { Int64(bitPattern: $0.notificationIdentifier.high) }, { Int64(bitPattern: $0.notificationIdentifier.low) },
    { $0.purchasedAt?.milliseconds }, { $0.priceMilliunits }, { $0.quantity.map(Int64.init) },
    { $0.revokedAt?.milliseconds }, { $0.revocationPercentage }, { $0.isUpgraded ? 1 : 0 }, { $0.isFrozen ? 1 : 0 },
    { $0.isRestoredCopy ? 1 : 0 }, { Int64($0.channel.rawValue) },
    { Int64(bitPattern: $0.accountIdentifier.high) }, { Int64(bitPattern: $0.accountIdentifier.low) },
    { Int64($0.trust.rawValue) }, { Int64($0.source.rawValue) }, { Int64($0.kind.rawValue) },
    { $0.expiresAt?.milliseconds },
  ]

  private func compare(_ left: Symbol, _ right: Symbol) -> Int {
    left == right ? 0 : ByteOrder.compare(symbols.text(left), symbols.text(right))
  }

  private func compare(_ left: Identifier, _ right: Identifier) -> Int? {
    left == right ? nil : ByteOrder.compare(left.text(in: symbols), right.text(in: symbols))
  }

  private func compare(_ left: Int64?, _ right: Int64?) -> Int {
    if left == right { return 0 }
    guard let left else { return -1 }
    guard let right else { return 1 }
    return left < right ? -1 : 1
  }

  private func compareRareFacts(_ left: Statement, _ right: Statement) -> Int {
    let leftFacts = left.rareFacts.map { rareFacts[Int($0)] }
    let rightFacts = right.rareFacts.map { rareFacts[Int($0)] }
    if leftFacts == rightFacts { return 0 }
    // Rare facts have no natural order; their description is fixed by their values alone.
    return ByteOrder.compare("\(leftFacts as RareFacts?)", "\(rightFacts as RareFacts?)")
  }
}
