import CommandLineTool
import Foundation
import Testing

/// `--catalog`: what the input lacks comes from the user's list of products, and is said to.
@Suite("Catalogues of products")
struct CatalogTests {
  private static let table =
    "product_id,name,price,currency,units,entitlement\n"
    + "com.example.orchard.pro.monthly,Pro Monthly,9.99,USD,,pro\ncom.example.orchard.coins.500,,4.99,USD,500,\n"
  private static let key = "MIGTAgEAMBMGByqGSM49AgEGCCqGSM49AwEH"
  private static let configuration = """
    {"subscriptionOffersKeyPair":{"id":"K","privateKey":"\(key)"},"settings":{"_storefront":"USA"},"products":[],
     "subscriptionGroups":[{"name":"Pro","subscriptions":[{"productID":"com.example.orchard.pro.monthly",
     "displayPrice":"8.99","type":"RecurringSubscription","referenceName":"Monthly"}]}]}
    """

  private let receipts = Fixtures.path("formats/receipt-row/rows.jsonl")

  private func row(_ run: TestRun, _ options: [String]) throws -> ListDocument.Row {
    run.run(["list", "-O", "json", receipts] + options)
    #expect(run.status == .success)
    return try #require(try ListDocument(run.output).rows.first)
  }

  @Test("a refund without a price has the amount of the catalogue, labelled so; its price stays unknown")
  func amount() throws {
    let run = try TestRun()
    try run.write(Self.table, to: "shop.csv")
    #expect(try row(run, []).refundedAmount == nil)
    let row = try row(run, ["--catalog", run.path("shop.csv")])
    #expect(row.refundedAmount == Decimal(string: "9.99"))
    #expect(row.currency == "USD")
    #expect(row.amountBasis == "catalog")
    #expect(run.output.contains(#""price": null"#))
    #expect(run.errors.isEmpty || !run.errors.contains("unknown-amount"))
  }

  @Test("a StoreKit configuration gives prices in the currency of its storefront; its key is never shown")
  func configuration() throws {
    let run = try TestRun()
    try run.write(Self.configuration, to: "Shop.storekit")
    for command in ["list", "report", "check", "summary"] {
      for format in ["json", "csv", "md"] {
        run.run([command, "-O", format, "--catalog", run.path("Shop.storekit"), receipts])
        #expect(!(run.output + run.errors).contains(Self.key.prefix(8)), "\(command) \(format)")
      }
    }
    let row = try row(run, ["--catalog", run.path("Shop.storekit")])
    #expect(row.refundedAmount == Decimal(string: "8.99"))
    #expect(row.currency == "USD")
  }

  @Test("of two catalogues the later one counts, field by field")
  func two() throws {
    let run = try TestRun()
    try run.write("product_id,name\ncom.example.orchard.pro.monthly,Renamed\n", to: "names.csv")
    try run.write(Self.table, to: "shop.csv")
    let catalogs = ["--catalog", run.path("shop.csv"), "--catalog", run.path("names.csv")]
    #expect(try row(run, catalogs).refundedAmount == Decimal(string: "9.99"))
    run.run(["report", "-O", "md", receipts] + catalogs)
    #expect(run.output.contains("| com.example.orchard.pro.monthly | Renamed "))
  }

  @Test("the report names products and says what rests on the catalogue")
  func report() throws {
    let run = try TestRun()
    try run.write(Self.table, to: "shop.csv")
    run.run(["report", "-O", "csv", "--catalog", run.path("shop.csv"), receipts])
    let lines = Set(run.output.split(separator: "\n"))
    #expect(lines.contains("money,money,1,USD,gross_sales,14.98,USD"))
    #expect(lines.contains("money,money,1,USD,gross_sales_by_catalog,14.98,USD"))
    #expect(lines.contains("money,money,1,USD,refunded_net_by_catalog,9.99,USD"))
    #expect(lines.contains("headline,headline,11,\"of it at catalogue prices, USD\",value,9.99,USD"))
    #expect(lines.contains("entitlements,entitlements,1,pro / developerIssue,transactions,1,count"))
    run.run(["summary", "--measure", "money", "-O", "csv", "--catalog", run.path("shop.csv"), receipts])
    #expect(
      run.output == "currency,gross_sales,refunded_gross,refunded_reversed,refunded_net,unknown_amounts,rate_money,"
        + "gross_sales_by_catalog,refunded_net_by_catalog\nUSD,14.98,9.99,0.00,9.99,0,0.666889,14.98,9.99\n")
  }

  @Test("groups of summary stay ids, and a catalogue of names moves no number of list")
  func names() throws {
    let run = try TestRun()
    let options = ["--catalog", Fixtures.path("showcase-catalog.csv"), Fixtures.path("showcase")]
    let plain = Array(options.suffix(1))
    for command in [["list", "-O", "csv"], ["summary", "--by", "product", "-O", "csv"]] {
      let expected = run.run(command + plain).output
      #expect(run.run(command + options).output == expected)
    }
  }

  /// The showcase without its prices, and its own list of prices: every refund gives back what it gave back, but for
  /// the two that were bought with an offer, whose price no list has.
  @Test("prices of the catalogue are those that were left out")
  func showcase() throws {
    let run = try TestRun()
    let folder = Fixtures.path("showcase")
    for name in try FileManager.default.contentsOfDirectory(atPath: folder) {
      let text = try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
      try run.write(
        text.replacing(#/,"price":[0-9]+/#, with: "").replacing(#/,"currency":"[A-Za-z]+"/#, with: ""), to: "in/\(name)"
      )
    }
    let expected = try ListDocument(run.run(["list", "-O", "json", folder]).output).standingRefunds
    let arguments = ["list", "-O", "json", "--catalog", Fixtures.path("showcase-catalog.csv"), run.path("in")]
    let completed = try ListDocument(run.run(arguments).output).standingRefunds
    #expect(completed.count == 161 && completed.map(\.transaction) == expected.map(\.transaction))
    var unknown = 0
    for (row, known) in zip(completed, expected) {
      switch row.amountBasis {
      case "catalog":
        #expect(row.refundedAmount == known.refundedAmount, "\(row.transaction)")
        #expect(row.currency == known.currency, "\(row.transaction)")
      case "percentage": #expect(row.refundedAmount == 0 && known.refundedAmount == 0)
      default: unknown += 1
      }
    }
    #expect(unknown == 2)
  }

  @Test("explain tells the amount by the catalogue, too")
  func explain() throws {
    let run = try TestRun()
    try run.write(Self.table, to: "shop.csv")
    run.run(["explain", "990000000000001", "-O", "md", "--catalog", run.path("shop.csv"), receipts])
    #expect(run.status == .success)
    #expect(run.output.contains("| catalog "))
  }

  @Test("a missing file ends with exit 66, before anything is read")
  func missing() throws {
    let run = try TestRun().run(["report", "--catalog", "nowhere.csv", receipts])
    #expect(run.status == .missingInput)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains("nowhere.csv: the catalogue cannot be opened: No such file or directory"))
  }

  @Test(
    "what is no catalogue ends with exit 65, its line and advice, and is not shown",
    arguments: [
      ("", "shop: the catalogue is empty"), ("id,name\nc2VjcmV0,b\n", "shop:1: no catalogue"),
      ("{\n\"privateKey\":\"c2VjcmV0\",}", "shop:2: no JSON"), ("{\"privateKey\":\"c2VjcmV0\"}", "shop: JSON, but no"),
      ("-----BEGIN PRIVATE KEY-----\nc2VjcmV0\n", "shop:1: no catalogue"),
    ])
  func noCatalogue(text: String, words: String) throws {
    let run = try TestRun()
    try run.write(text, to: "shop")
    run.run(["report", "--catalog", run.path("shop"), receipts])
    #expect(run.status == .unusableInput)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains(words) && run.errors.contains("; name a .storekit file"))
    #expect(!run.errors.contains("c2VjcmV0"))
  }

  @Test("what is odd in a catalogue is said with its lines, and the run goes on")
  func oddities() throws {
    let run = try TestRun()
    try run.write("product_id,price,currency\na,free,USD\nb,1,USD\nb,2,USD\n", to: "shop.csv")
    run.run(["list", "--errors", "json", "--catalog", run.path("shop.csv"), receipts])
    #expect(run.status == .success)
    #expect(run.errors.contains(#""code":"catalog-price-unreadable""#))
    #expect(run.errors.contains(#""code":"catalog-contradiction""#))
    #expect(run.errors.contains("(1×, lines 3, 4)"))
    run.run(["list", "-q", "--catalog", run.path("shop.csv"), receipts])
    #expect(run.errors.isEmpty)
  }

  @Test("a configuration among the inputs is told where it belongs")
  func asInput() throws {
    let run = try TestRun().run(["list", receipts, Fixtures.path("formats/storekit-configuration/shop.storekit")])
    #expect(run.status == .success)
    #expect(run.errors.contains("name their file with --catalog"))
  }

  @Test("a table of every product in every storefront is larger than a configuration, and is read")
  func large() throws {
    let run = try TestRun()
    let rows = (0..<6_000).map { "\(String(repeating: "long.", count: 40))\($0),9.99,USD\n" }.joined()
    try run.write("product_id,price,currency\n" + rows + "com.example.orchard.pro.monthly,7.99,USD\n", to: "shop.csv")
    #expect(rows.utf8.count > 1 << 20)
    #expect(try row(run, ["--catalog", run.path("shop.csv")]).refundedAmount == Decimal(string: "7.99"))
  }

  @Test("facts take no catalogue")
  func facts() throws {
    #expect(try TestRun().run(["facts", "--catalog", "shop.csv", receipts]).status == .usage)
  }
}
