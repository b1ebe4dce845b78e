/// What part of the customer's price Apple's own rows leave as proceeds: Partner Share, or Developer Proceeds, to Customer
/// Price, over all rows of a product in a country and currency (finance.md 5.2).
package struct AppleShares: Sendable {
  private var returns: [ReportGroup: ProceedsShare] = [:]
  private var sales: [ReportGroup: ProceedsShare] = [:]

  // What is settled comes before what is estimated. The other reports have no product id, or no money.
  private static let kinds: [Set<AppleReportKind>] = [[.financial, .financeDetail], [.sales]]

  /// - Parameter reports: those that are compared, none of them twice.
  /// - Returns: nil where no row tells a share.
  package init?(_ reports: [AppleReport]) {
    for kinds in AppleShares.kinds {
      let rows = reports.filter { kinds.contains($0.kind) }.flatMap(\.rows)
      returns.merge(AppleShares.shares(rows.filter { $0.kind == .refund })) { settled, _ in settled }
      sales.merge(AppleShares.shares(rows.filter { $0.kind == .sale })) { settled, _ in settled }
    }
    if returns.isEmpty && sales.isEmpty { return nil }
  }

  // A share in another currency than the price is one of an exchange rate, too.
  private static func shares(_ rows: [AppleReportRow]) -> [ReportGroup: ProceedsShare] {
    var sums: [ReportGroup: (proceeds: ExactDecimal, price: ExactDecimal)] = [:]
    for row in rows where !row.productID.isEmpty && !row.currency.isEmpty && row.proceedsCurrency == row.currency {
      let group = ReportGroup(product: row.productID, country: row.country, currency: row.currency)
      sums[group, default: (.zero, .zero)].proceeds += row.proceeds.magnitude
      sums[group, default: (.zero, .zero)].price += row.customerAmount.magnitude
    }
    return sums.compactMapValues { ProceedsShare(numerator: $0.proceeds.parts, denominator: $0.price.parts) }
  }

  /// The share of a sale, by sales, else by returns; of a refund the other way round.
  func share(product: String, storefront: String, currency: String, isRefund: Bool) -> ProceedsShare? {
    let group = ReportGroup(
      product: product, country: CountryCodes.country(ofStorefront: storefront), currency: currency)
    return isRefund ? returns[group] ?? sales[group] : sales[group] ?? returns[group]
  }
}
