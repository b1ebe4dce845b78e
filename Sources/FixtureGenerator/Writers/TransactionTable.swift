/// A table of transactions as a database gives it back: columns in snake_case, dates as ISO 8601, prices in milliunits.
package enum TransactionTable {
  private static let columns: [(name: String, cell: @Sendable (Transaction) -> String)] = [
    ("transaction_id", { String($0.identifier) }),
    ("original_transaction_id", { String($0.originalIdentifier) }),
    ("bundle_id", { _ in Shop.bundleIdentifier }),
    ("environment", { $0.environment.rawValue }),
    ("product_id", { $0.product.identifier }),
    ("type", { $0.product.typeName }),
    ("in_app_ownership_type", { $0.ownership.rawValue }),
    ("signed_date", { _ in iso(TransactionPages.askedAt) }),
    ("purchase_date", { iso($0.purchasedAt) }),
    ("price", { $0.priceMilliunits.map(String.init) ?? "" }),
    ("currency", { $0.priceMilliunits == nil ? "" : $0.currencyText }),
    ("storefront", { $0.storefront.code }),
    ("offer_discount_type", { $0.offer?.discount.rawValue ?? "" }),
    ("revocation_date", { $0.revocation.map { iso($0.date) } ?? "" }),
    ("revocation_reason", { reason($0.revocation?.reason) }),
    ("revocation_type", { $0.revocation?.typeName ?? "" }),
    ("revocation_percentage", { $0.revocation?.percentage.map(String.init) ?? "" }),
    ("is_upgraded", { $0.isUpgraded ? "true" : "" }),
  ]

  package static func text(_ transactions: some Sequence<Transaction>) -> [UInt8] {
    var lines = columns.map(\.name).joined(separator: ",") + "\n"
    for transaction in transactions {
      lines += columns.map { quoted($0.cell(transaction)) }.joined(separator: ",") + "\n"
    }
    return Array(lines.utf8)
  }

  private static func iso(_ moment: Moment) -> String {
    let fraction = String(1000 + moment.milliseconds % 1000).dropFirst()
    return moment.secondText.split(separator: " ").joined(separator: "T") + ".\(fraction)Z"
  }

  private static func reason(_ reason: Revocation.Reason?) -> String {
    switch reason {
    case .code(let code): String(code)
    case .named(let name): name
    case nil: ""
    }
  }

  private static func quoted(_ text: String) -> String {
    text.contains { ",\"\n".contains($0) } ? "\"\(text.split(separator: "\"").joined(separator: "\"\""))\"" : text
  }
}
