import Ingest
import Refunds
import Testing

struct CatalogTableReaderTests {
  private func price(_ text: String, _ storefront: String = "") throws -> CatalogPrice? {
    try catalog(text).catalog["pro"]?.prices[storefront]
  }

  @Test func everyColumn() throws {
    let reading = try catalog(
      """
      product_id,apple_id,name,type,group,price,currency,storefront,entitlement,units
      pro,1499000001,Pro Monthly,Auto-Renewable Subscription,Premium,9.99,USD,USA,pro; cloud|sync,
      coins,,500 Coins,Consumable,,4.99,USD,,,500

      """)
    #expect(reading.oddities == [])
    #expect(reading.catalog.products.map(\.identifier) == ["coins", "pro"])
    let pro = try #require(reading.catalog["pro"])
    #expect(pro.appleIdentifier == "1499000001")
    #expect(pro.name == "Pro Monthly")
    #expect(pro.type == "Auto-Renewable Subscription")
    #expect(pro.group == "Premium")
    #expect(pro.prices == ["USA": CatalogPrice(milliunits: 9990, currency: "USD")])
    #expect(pro.entitlements == ["pro", "cloud", "sync"])
    #expect(pro.unitsPerPurchase == nil)
    #expect(reading.catalog["coins"]?.unitsPerPurchase == 500)
  }

  @Test(arguments: ["product_id", "productId", "Product ID", "PRODUCT-ID", "sku", "SKU", "vendor_identifier"])
  func theColumnOfIdsInAnySpelling(name: String) throws {
    #expect(try catalog("Display Name,\(name)\nPro,pro\n").catalog["pro"]?.name == "Pro")
  }

  @Test func aTableOfOneColumn() throws {
    #expect(try catalog("product_id\npro\ncoins\n").catalog.products.count == 2)
  }

  @Test(arguments: [("\t", "\n"), (";", "\r\n"), ("|", "\r"), (",", "\n\n")])
  func delimitersAndLineEnds(delimiter: String, lineEnd: String) throws {
    let lines = [["product_id", "name", "price", "currency"], ["pro", "Pro, \u{E9}", "9.99", "EUR"]]
    let text = lines.map { $0.map { $0.contains(",") ? "\"\($0)\"" : $0 }.joined(separator: delimiter) }
    let reading = try catalog(text.joined(separator: lineEnd) + lineEnd)
    #expect(reading.catalog["pro"]?.name == "Pro, \u{E9}")
    #expect(reading.catalog["pro"]?.prices[""] == CatalogPrice(milliunits: 9990, currency: "EUR"))
  }

  @Test func byteOrderMarksAndUTF16() throws {
    let text = "product_id;name\npro;Pro \u{E9}\u{1F600}\n"
    let units = Array(text.utf16)
    let little: [UInt8] = [0xFF, 0xFE] + units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let big: [UInt8] = [0xFE, 0xFF] + units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    let marked: [UInt8] = [0xEF, 0xBB, 0xBF] + Array(text.utf8)
    for file in [marked, little, big] {
      #expect(try CatalogReader.read(file).catalog["pro"]?.name == "Pro \u{E9}\u{1F600}")
    }
  }

  @Test(
    arguments: [
      ("9.99", 9990), ("9", 9000), ("0", 0), ("3.075", 3075), ("1500", 1_500_000), (" 9.90 ", 9900), ("9.9900", 9990),
    ] as [(String, Int64)])
  func pricesAreInCurrencyUnits(text: String, milliunits: Int64) throws {
    #expect(try price("product_id,price,currency\npro,\(text),USD\n")?.milliunits == milliunits)
  }

  @Test(arguments: ["free", "$9.99", "-1", "9.9999", "1e30", "9,99", "0x10", "9.99 USD"])
  func whatIsNoPriceIsUnknown(text: String) throws {
    let reading = try catalog("product_id,price,currency\nother,1,USD\npro,\"\(text)\",USD\n")
    #expect(reading.catalog["pro"]?.prices[""] == CatalogPrice(milliunits: nil, currency: "USD"))
    #expect(reading.oddities == ["price-unreadable 3 1"])
  }

  @Test func decimalCommasOnlyWhereACommaIsFree() throws {
    #expect(try price("product_id;price;currency\npro;9,99;EUR\n")?.milliunits == 9990)
    #expect(try price("product_id;price;currency\npro;1.234,50;EUR\n")?.milliunits == 1_234_500)
    #expect(try price("product_id;price;currency\npro;1.000;EUR\n")?.milliunits == .some(nil))
  }

  /// An unquoted decimal comma moves all cells behind it: 9 EUR would be a lie.
  @Test func aRowWithTooManyCellsHasNoPrice() throws {
    let reading = try catalog("product_id,price,currency,entitlement\npro,9,99,EUR,gold\ncoins,1,USD,,,\n")
    #expect(reading.catalog["pro"]?.prices[""]?.milliunits == .some(nil))
    #expect(reading.catalog["pro"]?.entitlements == [])
    #expect(reading.catalog["coins"]?.prices[""]?.milliunits == 1000)
    #expect(reading.oddities == ["ragged-row 2 1"])
  }

  @Test func currencies() throws {
    #expect(try price("product_id,price,currency\npro,9.99,usd\n")?.currency == "USD")
    let sign = try catalog("product_id,price,currency\npro,9.99,$\n")
    #expect(sign.catalog["pro"]?.prices[""]?.milliunits == .some(nil))
    #expect(sign.oddities == ["currency-unreadable 2 1"])
    let none = try catalog("product_id,price\npro,9.99\n")
    #expect(none.catalog["pro"]?.prices[""] == CatalogPrice(milliunits: 9990, currency: ""))
    #expect(none.oddities == ["currency-unknown 2 1"])
  }

  @Test func storefronts() throws {
    let reading = try catalog(
      "product_id,price,currency,country\npro,9.99,USD,\npro,8.99,EUR,deu\npro,7.99,EUR,DE\n")
    #expect(
      reading.catalog["pro"]?.prices == [
        "": CatalogPrice(milliunits: 9990, currency: "USD"), "DEU": CatalogPrice(milliunits: 8990, currency: "EUR"),
      ])
    #expect(reading.oddities == ["storefront-unreadable 4 1"])
  }

  @Test func twoPricesOfOnePlaceAreNone() throws {
    let reading = try catalog(
      "product_id,name,price,currency\npro,Pro,9.99,USD\ncoins,,1,USD\npro,Pro,8.99,USD\npro,Pro,9.99,USD\n")
    #expect(reading.catalog["pro"]?.prices[""] == CatalogPrice(milliunits: nil, currency: "USD"))
    #expect(reading.oddities == ["contradiction 2,4,5 2"])
  }

  @Test func ofTwoNamesTheFirstCounts() throws {
    let reading = try catalog("product_id,name,units\npro,Pro,5\npro,Pro,5\npro,Plus,5\npro,,6\n")
    #expect(reading.catalog["pro"]?.name == "Pro")
    #expect(reading.catalog["pro"]?.unitsPerPurchase == 5)
    #expect(reading.oddities == ["contradiction 2,4,5 2"])
  }

  @Test func rowsForEachEntitlement() throws {
    let reading = try catalog("sku,entitlement\npro,a\npro,b\npro,a\n")
    #expect(reading.catalog["pro"]?.entitlements == ["a", "b"])
    #expect(reading.oddities == [])
  }

  @Test(arguments: ["0", "-5", "1.5", "many", "99999999999999999999"])
  func whatIsNoCountIsUnknown(units: String) throws {
    let reading = try catalog("product_id,units\npro,\(units)\n")
    #expect(reading.catalog["pro"]?.unitsPerPurchase == nil)
    #expect(reading.oddities == ["units-unreadable 2 1"])
  }

  @Test(
    arguments: [
      ("Consumable", "Consumable"), ("NON_CONSUMABLE", "Non-Consumable"),
      ("RecurringSubscription", "Auto-Renewable Subscription"), ("auto renewable", "Auto-Renewable Subscription"),
      ("NonRenewingSubscription", "Non-Renewing Subscription"),
    ])
  func typesInTheWordsOfTheAPI(written: String, type: String) throws {
    let reading = try catalog("product_id,type\npro,\(written)\n")
    #expect(reading.catalog["pro"]?.type == type)
    #expect(reading.oddities == [])
  }

  @Test func anUnknownTypeIsKept() throws {
    let reading = try catalog("product_id,type\npro,Bundle\n")
    #expect(reading.catalog["pro"]?.type == "Bundle")
    #expect(reading.oddities == ["type-unknown 2 1"])
  }

  @Test func rowsWithoutAProduct() throws {
    let reading = try catalog("product_id,name\n,Pro\n  ,Plus\npro,\n")
    #expect(reading.catalog.products.map(\.identifier) == ["pro"])
    #expect(reading.oddities == ["row-without-product 2,3 2"])
  }

  @Test func aTableThatEndsInAQuotedCell() throws {
    let reading = try catalog("product_id,name\npro,Pro\nplus,\"Pl")
    #expect(reading.catalog.products.map(\.identifier) == ["pro"])
    #expect(reading.oddities == ["cut-off 3 1"])
  }

  @Test func aHeaderAloneIsAnEmptyCatalogue() throws {
    #expect(try catalog("product_id,name\n").oddities == ["without-products  1"])
  }

  @Test(
    arguments: [
      "", " \n\t\r\n", "id,name\n1,a\n", "-----BEGIN PRIVATE KEY-----\nc2VjcmV0\n", "c2VjcmV0.c2VjcmV0.c2VjcmV0",
      "\u{0}\u{1}",
    ])
  func whatIsNoTableOfProductsIsRefusedWithoutBeingShown(text: String) throws {
    let error = #expect(throws: CatalogError.self) { try catalog(text) }
    let words = try #require(error)
    #expect(!words.advice.isEmpty)
    #expect(!words.what.contains("c2VjcmV0") && !words.advice.contains("c2VjcmV0"))
  }
}
