/// What the user says that commissions and taxes take of the customer's price.
package struct ProceedsRates: Hashable, Sendable {
  package var commission = RateRules()
  package var tax = RateRules()

  package init() {}

  /// `price x (1 - tax - commission)` without the price; nil for a purchase that a rule is missing for. Where no tax is
  /// named for anything, none is taken off.
  func share(product: String, storefront: String) -> ProceedsShare? {
    guard let commission = commission.rate(product: product, storefront: storefront) else { return nil }
    guard let tax = tax.isEmpty ? 0 : tax.rate(product: product, storefront: storefront) else { return nil }
    return ProceedsShare(afterMilliPercent: commission + tax)
  }
}
