/// Lists of products, which hold no purchase.
enum CatalogueExamples {
  /// A StoreKit configuration as Xcode writes it (formats.md 5.3). Its key is made up: no secret belongs into a fixture.
  static var storekit: Example {
    let coins = JSONValue.object([
      "displayPrice": .string("4.99"), "familyShareable": .bool(false), "internalID": .string("7A1C0001"),
      "localizations": .array([]), "productID": .string(Product.coins.identifier), "referenceName": .string("Coins"),
      "type": .string("Consumable"),
    ])
    let content = JSONValue.object([
      "identifier": .string("7A1C0000"), "nonRenewingSubscriptions": .array([]), "products": .array([coins]),
      "settings": .object(["_storefront": .string("USA")]), "subscriptionGroups": .array([]),
      "subscriptionOffersKeyPair": .object(["id": .string("7A1C0002"), "privateKey": .string("not-a-key")]),
      "version": .object(["major": .integer(4), "minor": .integer(0)]),
    ])
    return Example(
      path: "formats/storekit-configuration/shop.storekit", content: content.indented,
      what: "a StoreKit configuration of Xcode with one consumable",
      expected: .nothing("counted in coverage as a catalogue; its offer key is never shown"))
  }
}
