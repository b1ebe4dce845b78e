/// Something odd in a catalogue; the run goes on. One note stands for all oddities of its kind in a file.
package struct CatalogNote: Hashable, Sendable {
  package var kind: Kind
  /// Lines from 1, the smallest first, at most `linesKept`; a contradiction names both of its lines.
  package var lines: [Int]
  package var count: Int

  package static let linesKept = 6

  /// The raw value is the stable code that is printed.
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    case priceUnreadable = "catalog-price-unreadable"
    case currencyUnreadable = "catalog-currency-unreadable"
    case currencyUnknown = "catalog-currency-unknown"
    case storefrontUnreadable = "catalog-storefront-unreadable"
    case unitsUnreadable = "catalog-units-unreadable"
    case typeUnknown = "catalog-type-unknown"
    case contradiction = "catalog-contradiction"
    case rowWithoutProduct = "catalog-row-without-product"
    case raggedRow = "catalog-ragged-row"
    case cutOff = "catalog-cut-off"
    case withoutProducts = "catalog-without-products"
  }
}

extension CatalogNote.Kind {
  /// What is odd, and what was done about it.
  package var words: String {
    switch self {
    case .priceUnreadable: "a price is no plain decimal number in currency units: it counts as unknown"
    case .currencyUnreadable: "a currency is no code of three letters: its price counts as unknown"
    case .currencyUnknown: "a price names no currency: it is only used for purchases without one, and totalled apart"
    case .storefrontUnreadable: "a storefront is no code of three letters: its price is not used"
    case .unitsUnreadable: "units are no whole number above 0: they count as unknown"
    case .typeUnknown: "a type is none of the App Store's: it is kept as written"
    case .contradiction:
      "a product stands there twice with different words: the first name, type, group and units count, and no price of two"
    case .rowWithoutProduct: "a row names no product: it is left out"
    case .raggedRow: "a row has more cells than there are columns: they are not used, and the price counts as unknown"
    case .cutOff: "a quoted cell has no end: what follows is not read"
    case .withoutProducts: "the catalogue holds no product"
    }
  }

  package var advice: String {
    switch self {
    case .priceUnreadable: "write 9.99; a decimal comma is only read in tables with semicolons"
    case .currencyUnreadable: "write an ISO 4217 code such as USD"
    case .currencyUnknown: "name it: a column currency, or the storefront of the StoreKit configuration"
    case .storefrontUnreadable: "write an ISO 3166 code such as DEU, or nothing for all storefronts"
    case .unitsUnreadable: "write how much one piece holds, such as 500"
    case .typeUnknown:
      "write Consumable, Non-Consumable, Auto-Renewable Subscription or Non-Renewing Subscription"
    case .contradiction: "keep one row per product and storefront"
    case .rowWithoutProduct: "fill in the column of product ids"
    case .raggedRow: "put cells with commas between quotes"
    case .cutOff: "fetch the file again"
    case .withoutProducts: "check that it is the right file"
    }
  }
}
