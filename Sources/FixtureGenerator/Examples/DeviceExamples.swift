import Codec

/// A refunded month as an app writes it out by the names of StoreKit's Swift properties.
enum DeviceExamples {
  static var all: [Example] {
    [
      Example(
        path: "formats/device-transaction/swift-names.json", content: transaction(isoDates).indented,
        what: "a transaction by Swift names: price in units, percentage in percent, dates as text",
        expected: .oneMonth())
    ]
  }

  /// The dates of the same as JSONEncoder writes them: 2026-03-06T08:00:00Z is 794476800 seconds after 2001.
  static var sinceReferenceDate: JSONValue {
    transaction(["purchaseDate": .number("794131200.0"), "revocationDate": .number("794476800.0")])
  }

  private static let isoDates: KeyValuePairs<String, JSONValue?> = [
    "purchaseDate": .string("2026-03-02T08:00:00Z"), "revocationDate": .string("2026-03-06T08:00:00Z"),
  ]

  private static func transaction(_ dates: KeyValuePairs<String, JSONValue?>) -> JSONValue {
    JSONValue.object([
      "id": .integer(990_000_000_000_001), "originalID": .integer(990_000_000_000_001),
      "productID": .string(Product.monthly.identifier), "appBundleID": .string(Shop.bundleIdentifier),
      "productType": .string("autoRenewable"), "ownershipType": .string("purchased"), "purchasedQuantity": .integer(1),
      "price": .number("9.99"), "currency": .string("USD"), "environment": .string("Production"),
      "revocationReason": .string("developerIssue"), "revocationPercentage": .integer(100),
    ]).with(dates)
  }
}
