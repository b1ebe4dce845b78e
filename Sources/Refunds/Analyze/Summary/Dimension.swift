/// What `summary` can group by. The raw value is the word after `--by` and the name of the column.
package enum Dimension: String, CaseIterable, Hashable, Sendable {
  case product
  case productType = "product_type"
  case category
  case reason
  case storefront
  case appVersion = "app_version"
  case offer
  case transactionReason = "transaction_reason"
  case app
  case environment
  case requestReason = "request_reason"
  case account
  case weekday

  /// Whether only revocations have it: then nothing can be divided by purchases (cli.md).
  package var isOfRevocations: Bool {
    switch self {
    case .category, .reason, .requestReason: true
    case .product, .productType, .storefront, .appVersion, .offer, .transactionReason, .app, .environment, .account,
      .weekday:
      false
    }
  }

  /// The name of its column; a product is known by its id.
  package var columnName: String { self == .product ? "product_id" : rawValue }
}
