/// Which purchases are paid (rules.md 6).
struct PurchaseRules: Sendable {
  let symbols: SymbolTable

  /// Bought, not shared or assigned, no free trial, price above 0 or unknown.
  func isPaid(_ transaction: Transaction) -> Bool {
    switch Ownership(written: symbols.text(transaction.ownership)) {
    case .familyShared, .assigned: false
    case .purchased, .unrecognized, .absent:
      !isFreeTrial(transaction) && PurchaseRules.mayBePaid(priceMilliunits: transaction.priceMilliunits)
    }
  }

  static func mayBePaid(priceMilliunits: Int64?) -> Bool { priceMilliunits.map { $0 > 0 } ?? true }

  func isFreeTrial(_ transaction: Transaction) -> Bool {
    !transaction.offerDiscountType.isNone && symbols.text(transaction.offerDiscountType) == "FREE_TRIAL"
  }
}
