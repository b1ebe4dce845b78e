/// What part of the customer's price somebody takes, as the user says it: for a product, for a storefront, for all others.
/// Rates are in thousandths of a percent.
package struct RateRules: Hashable, Sendable {
  package var general: Int64?
  /// By the three letters of the storefront.
  package var byStorefront: [String: Int64] = [:]
  package var byProduct: [String: Int64] = [:]

  package init() {}

  package var isEmpty: Bool { general == nil && byStorefront.isEmpty && byProduct.isEmpty }

  package var greatest: Int64 {
    (Array(byStorefront.values) + Array(byProduct.values) + [general ?? 0]).max() ?? 0
  }

  /// The rate of a purchase, by the most exact rule; nil where there is none.
  package func rate(product: String, storefront: String) -> Int64? {
    byProduct[product] ?? byStorefront[storefront] ?? general
  }
}
