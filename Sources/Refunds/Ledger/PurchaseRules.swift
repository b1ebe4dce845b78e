/// Which purchases are paid (rules.md 6), and which are offers that money is kept apart for.
struct PurchaseRules: Sendable {
  let symbols: SymbolTable

  /// Bought, not shared or assigned, no free trial, price above 0 or unknown.
  func isPaid(_ transaction: Transaction) -> Bool {
    !isShared(transaction) && !isFreeTrial(transaction)
      && PurchaseRules.mayBePaid(priceMilliunits: transaction.priceMilliunits)
  }

  static func mayBePaid(priceMilliunits: Int64?) -> Bool { priceMilliunits.map { $0 > 0 } ?? true }

  /// Somebody else has bought it.
  func isShared(_ transaction: Transaction) -> Bool {
    switch Ownership(written: symbols.text(transaction.ownership)) {
    case .familyShared, .assigned: true
    case .purchased, .unrecognized, .absent: false
    }
  }

  func isFreeTrial(_ transaction: Transaction) -> Bool {
    !transaction.offerDiscountType.isNone && symbols.text(transaction.offerDiscountType) == "FREE_TRIAL"
  }

  /// Bought by an introductory offer, free trials included (`offerType` 1).
  func isIntroductory(_ transaction: Transaction) -> Bool {
    !transaction.offerType.isNone && symbols.text(transaction.offerType) == "1"
  }
}
