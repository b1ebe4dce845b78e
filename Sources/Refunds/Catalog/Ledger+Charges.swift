/// What the customer was charged for a purchase, and who says so.
package struct Charge: Hashable, Sendable {
  package var milliunits: Int64
  package var currency: Symbol
  /// The input has no price; the catalogue has.
  package var isOfCatalog: Bool
}

extension Ledger {
  /// The price of the whole purchase: the one in the input, else that of the catalogue; nil where neither tells.
  package func charge(of transaction: Transaction) -> Charge? {
    if let price = transaction.priceMilliunits {
      return Charge(milliunits: price, currency: transaction.currency, isOfCatalog: false)
    }
    guard !catalog.isEmpty, let charge = catalog.charge(of: transaction, storefront: text(transaction.storefront)),
      let milliunits = charge.milliunits
    else { return nil }
    return Charge(milliunits: milliunits, currency: charge.currency, isOfCatalog: true)
  }

  /// The currency of what a revocation gave back: that of the purchase, or of the catalogue's price.
  package func currency(of episode: Episode) -> Symbol {
    episode.refunded?.catalogCurrency ?? transaction(of: episode).currency
  }
}
