import Foundation
import Ingest
import Refunds
import Testing

struct StoreKitConfigurationReaderTests {
  private static let secret = "MIGTAgEAMBMGByqGSM49AgEGCCqGSM49AwEH"

  private func configuration(settings: String = #""_storefront":"USA","_locale":"de_DE""#) -> String {
    """
    {
      "identifier": "A1",
      "subscriptionOffersKeyPair": {"id": "K1", "privateKey": "\(Self.secret)"},
      "products": [
        {"displayPrice": "4.99", "familyShareable": false, "productID": "coins", "referenceName": "500 Coins",
         "type": "Consumable"},
        {"displayPrice": "49.99", "familyShareable": true, "productID": "lifetime", "referenceName": null,
         "localizations": [{"displayName": ""}, {"displayName": "For \\u00e9ver", "locale": "en_US"}],
         "type": "NonConsumable"}
      ],
      "nonRenewingSubscriptions": [
        {"displayPrice": "19.99", "productID": "season", "referenceName": "Season", "type": "NonRenewingSubscription"}
      ],
      "settings": {\(settings)},
      "subscriptionGroups": [
        {"id": "G1", "name": "Premium", "subscriptions": [
          {"displayPrice": "9.99", "productID": "pro", "referenceName": "Pro Monthly", "type": "RecurringSubscription",
           "introductoryOffer": {"displayPrice": "0.99", "productID": "not.a.product"},
           "codeOffers": [{"displayPrice": "1.99"}]}
        ]}
      ],
      "version": {"major": 4, "minor": 0}
    }
    """
  }

  @Test func everyKindOfProduct() throws {
    let reading = try catalog(configuration())
    #expect(reading.oddities == [])
    let products = reading.catalog.products
    #expect(products.map(\.identifier) == ["coins", "lifetime", "pro", "season"])
    #expect(products.map(\.name) == ["500 Coins", "For \u{E9}ver", "Pro Monthly", "Season"])
    #expect(
      products.map(\.type) == [
        "Consumable", "Non-Consumable", "Auto-Renewable Subscription", "Non-Renewing Subscription",
      ])
    #expect(products.map(\.group) == ["", "", "Premium", ""])
    #expect(products.map(\.isFamilyShareable) == [false, true, nil, nil])
    #expect(products.map { $0.prices["USA"]?.milliunits } == [4990, 49_990, 9990, 19_990])
    #expect(products.allSatisfy { $0.prices.count == 1 && $0.prices["USA"]?.currency == "USD" })
  }

  /// The storefront tells the currency; the locale is that of the texts.
  @Test(
    arguments: [
      (#""_storefront":"ESP","_locale":"en_US""#, "ESP", "EUR"), (#""_storefront":"jpn""#, "JPN", "JPY"),
      (#""_storefront":"UKR""#, "UKR", ""), (#""_locale":"en_US""#, "", ""), (#""_storefront":"??""#, "", ""),
      (#""_storefront":7"#, "", ""),
    ])
  func currencies(settings: String, storefront: String, currency: String) throws {
    let reading = try catalog(configuration(settings: settings))
    #expect(
      reading.catalog["pro"]?.prices == [storefront: CatalogPrice(milliunits: 9990, currency: currency)])
    #expect(reading.oddities.count == (currency.isEmpty ? 1 : 0))
  }

  @Test func thePrivateKeyIsInNothingThatIsKept() throws {
    let reading = try catalog(configuration())
    #expect(!String(describing: reading).contains(Self.secret))
    let cutOff = String(configuration().prefix { $0 != "[" })
    let error = try #require(throws: CatalogError.self) { try catalog(cutOff) }
    #expect(!String(describing: error).contains(Self.secret.prefix(8)))
    let noCatalogue = #"{"subscriptionOffersKeyPair":{"privateKey":"\#(Self.secret)"}}"#
    let other = try #require(throws: CatalogError.self) { try catalog(noCatalogue) }
    #expect(!String(describing: other).contains(Self.secret.prefix(8)))
  }

  @Test func oddValues() throws {
    let reading = try catalog(
      """
      {"settings":{"_storefront":"USA"},"products":[
      {"productID":"a","displayPrice":"1,99","type":"Bundle"},
      {"displayPrice":"1.99"},
      "text", null, [],
      {"productID":"b","displayPrice":2.99},
      {"productID":"b","displayPrice":"3.99"},
      {"productID":"b","displayPrice":2.99},
      {"productID":"c","displayPrice":"1.99"},
      {"productID":"c","displayPrice":"1.99"}
      ],"subscriptionGroups":[{"subscriptions":{}},{}]}
      """)
    #expect(reading.catalog["a"]?.type == "Bundle")
    #expect(reading.catalog["a"]?.prices["USA"] == CatalogPrice(milliunits: nil, currency: "USD"))
    #expect(reading.catalog["b"]?.prices["USA"] == CatalogPrice(milliunits: nil, currency: "USD"))
    #expect(reading.catalog["c"]?.prices["USA"] == CatalogPrice(milliunits: 1990, currency: "USD"))
    #expect(
      reading.oddities == [
        "price-unreadable 2 1", "type-unknown 2 1", "contradiction 5,6,7 2", "row-without-product 3,4 4",
      ])
  }

  @Test func anEmptyConfigurationIsACatalogue() throws {
    let reading = try catalog(#"{"products":[],"subscriptionGroups":[]}"#)
    #expect(reading.oddities == ["without-products  1"])
  }

  @Test(
    arguments: [
      ("{", 1), ("{\n\"products\": [\n,]}", 3), ("[]", nil), ("{\"transactionId\":\"1\"}", nil), ("{} {}", 1),
      ("{\"products\":[]}\n\nx", 3), ("{\"products\":{}}", nil), ("{\"products\":[],\"products\":[]}", 1),
    ] as [(String, Int?)])
  func whatIsNoConfigurationIsRefusedWithItsLine(text: String, line: Int?) throws {
    let error = try #require(throws: CatalogError.self) { try catalog(text) }
    #expect(error.line == line)
    #expect(!error.advice.isEmpty)
  }

  @Test func everyPublicConfigurationReads() throws {
    let folder = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "shared/samples/public/storekit")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?.sorted() ?? []
    if names.isEmpty { return print("skipped: \(folder.path) is not there") }
    // The members productID of each file, counted with grep.
    let expected = [
      "apphud-configuration": 5, "backyard-birds": 9, "flutter-example": 6, "revenuecat-demo-v2": 3,
      "revenuecat-empty": 0,
      "revenuecat-maestro": 6, "revenuecat-unit-tests": 7,
    ]
    for name in names where name.hasSuffix(".storekit") {
      let reading = try CatalogReader.read(Array(try Data(contentsOf: folder.appending(path: name))))
      let stem = String(name.dropLast(".storekit".count))
      if let count = expected[stem] { #expect(reading.catalog.products.count == count, "\(name)") }
      #expect(!String(describing: reading).contains("NEUTRAL"), "\(name)")
    }
  }
}
