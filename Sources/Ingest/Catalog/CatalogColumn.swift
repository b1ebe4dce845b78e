/// The columns of a table of products, by the names that people give them.
enum CatalogColumn: CaseIterable {
  case product
  case appleIdentifier
  case name
  case type
  case group
  case price
  case currency
  case storefront
  case entitlements
  case units

  /// Without letter case, spaces and signs between words: `Product ID`, `productId` and `product_id` are one.
  var names: [String] {
    switch self {
    case .product: ["productid", "productidentifier", "sku", "vendoridentifier"]
    case .appleIdentifier: ["appleid", "appleidentifier", "adamid"]
    case .name: ["name", "productname", "displayname", "referencename"]
    case .type: ["type", "producttype"]
    case .group: ["group", "groupname", "subscriptiongroup", "subscriptiongroupname"]
    case .price: ["price", "displayprice"]
    case .currency: ["currency", "currencycode"]
    case .storefront: ["storefront", "country", "countrycode", "territory"]
    case .entitlements: ["entitlement", "entitlements"]
    case .units: ["units", "unitsperpurchase", "unitsperpiece"]
    }
  }

  /// The column of each kind in a header: where several have one of its names, the first of the list above.
  static func positions(in header: [String]) -> [CatalogColumn: Int] {
    let header = header.map(TableHeader.normalized)
    var positions: [CatalogColumn: Int] = [:]
    for column in allCases {
      positions[column] = column.names.lazy.compactMap { header.firstIndex(of: $0) }.first
    }
    return positions
  }
}
