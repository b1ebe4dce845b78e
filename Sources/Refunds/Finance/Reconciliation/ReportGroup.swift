/// What both sides can be counted by: no report of Apple's names a transaction.
struct ReportGroup: Hashable, Comparable, Sendable {
  var product: String
  /// ISO 3166 alpha-2; empty where the server does not know it.
  var country: String
  /// Empty in reports that only count.
  var currency: String

  static func < (left: ReportGroup, right: ReportGroup) -> Bool {
    for (mine, theirs) in [(left.product, right.product), (left.country, right.country)] where mine != theirs {
      return ByteOrder.precedes(mine, theirs)
    }
    return ByteOrder.precedes(left.currency, right.currency)
  }
}

extension ReportGroup {
  /// The group of a transaction, in a currency that may be that of the catalogue.
  init(_ transaction: Transaction, currency: Symbol, _ ledger: Ledger) {
    self.init(
      product: ledger.text(transaction.product),
      country: CountryCodes.country(ofStorefront: ledger.text(transaction.storefront)),
      currency: ledger.text(currency))
  }
}
