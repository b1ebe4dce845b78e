/// What the user told about the products of the shop: names, types, prices, entitlements, units (`--catalog`).
///
/// It completes what the input lacks and never overrules it.
package struct Catalog: Sendable {
  /// By the bytes of their ids: Swift's own strings are equal where only their Unicode normalisation differs.
  private var byIdentifier: [[UInt8]: CatalogProduct] = [:]

  package init() {}

  package var isEmpty: Bool { byIdentifier.isEmpty }

  /// By id (bytes).
  package var products: [CatalogProduct] {
    byIdentifier.values.sorted { ByteOrder.precedes($0.identifier, $1.identifier) }
  }

  /// The product of an id; setting it replaces what was said before.
  package subscript(identifier: String) -> CatalogProduct? {
    get { byIdentifier[Array(identifier.utf8)] }
    set { byIdentifier[Array(identifier.utf8)] = newValue }
  }

  /// Takes over a catalogue that was named later: field by field the later word counts.
  package mutating func take(_ later: Catalog) {
    for product in later.products {
      var joined = self[product.identifier] ?? product
      joined.take(product)
      self[product.identifier] = joined
    }
  }
}
