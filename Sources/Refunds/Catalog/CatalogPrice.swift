/// What one piece of a product costs by a catalogue, without any offer.
package struct CatalogPrice: Hashable, Sendable {
  /// Thousandths of the currency unit; nil where the catalogue has a price that cannot be read or contradicts itself.
  package var milliunits: Int64?
  /// ISO 4217; empty where the catalogue does not tell.
  package var currency: String

  package init(milliunits: Int64?, currency: String) {
    self.milliunits = milliunits
    self.currency = currency
  }
}
