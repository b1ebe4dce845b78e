import Refunds

extension Catalog {
  /// A catalogue of one product, `monthly`, whose prices are given by storefront.
  init(_ prices: [String: CatalogPrice], _ change: (inout CatalogProduct) -> Void = { _ in }) {
    self.init()
    var product = CatalogProduct(identifier: "monthly")
    product.prices = prices
    change(&product)
    self["monthly"] = product
  }
}

extension CatalogPrice {
  static func usd(_ milliunits: Int64?) -> CatalogPrice { CatalogPrice(milliunits: milliunits, currency: "USD") }
  static func eur(_ milliunits: Int64?) -> CatalogPrice { CatalogPrice(milliunits: milliunits, currency: "EUR") }
  static func noCurrency(_ milliunits: Int64?) -> CatalogPrice { CatalogPrice(milliunits: milliunits, currency: "") }
}
