/// The shop's products as a team keeps them: a row for each product and storefront, prices in currency units.
package enum ProductTable {
  package static var text: [UInt8] {
    var lines = "product_id,name,type,group,storefront,price,currency,entitlement,units\n"
    for product in Product.allCases {
      for storefront in Storefront.all { lines += row(product, storefront).joined(separator: ",") + "\n" }
    }
    return Array(lines.utf8)
  }

  private static func row(_ product: Product, _ storefront: Storefront) -> [String] {
    [
      product.identifier, product.name, product.typeName, product.isSubscription ? "Pro" : "", storefront.code,
      ExactAmount(milliunits: storefront.price(of: product), milliPercent: 100_000).text, storefront.currency,
      product.entitlement,
      product.unitsPerPiece.map(String.init) ?? "",
    ]
  }
}
