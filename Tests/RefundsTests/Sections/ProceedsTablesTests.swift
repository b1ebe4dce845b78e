import Refunds
import Testing

/// Estimates of proceeds in the section `revenue`, worked out by hand.
struct ProceedsTablesTests {
  private static func sale(_ id: String, _ price: Int64, _ currency: String, _ product: String, _ storefront: String)
    -> StatementDraft
  {
    StatementDraft.row(1).id(id).purchaseDay(1).price(price).currency(currency).product(product).storefront(storefront)
  }

  private static func rates(
    commission: Int64? = nil, tax: Int64? = nil, _ change: (inout ProceedsRates) -> Void = { _ in }
  ) -> ProceedsSource {
    var rates = ProceedsRates()
    rates.commission.general = commission
    rates.tax.general = tax
    change(&rates)
    return .rates(rates)
  }

  /// What the documents print: sales, refunds, net.
  private func texts(_ row: [String: Cell]) -> [String] {
    ["proceeds_sales_estimated", "proceeds_refunded_estimated", "proceeds_net_estimated"].map { column in
      guard case .money(let amount, let currency) = row[column] else { return "unknown" }
      return amount.text(most: CurrencyDigits.usual(for: currency), least: CurrencyDigits.usual(for: currency))
    }
  }

  @Test func aTieGoesToTheEvenDigit() throws {
    // Half of 0.25 is 0.125, half of 0.75 is 0.375; half of 5 yen is 2.5, half of 0.005 dinars 0.0025.
    for (price, currency, proceeds) in [
      (250, "USD", "0.12"), (750, "USD", "0.38"), (5000, "JPY", "2"), (7000, "JPY", "4"), (5, "KWD", "0.002"),
    ] as [(Int64, String, String)] {
      let books = Ledger([Self.sale("1", price, currency, "pro", "USA")])
      let rows = try SectionTable(.revenue, of: books, proceeds: Self.rates(commission: 50_000))
        .rows("proceeds_estimated")
      #expect(texts(rows[0])[0] == proceeds, "\(price) \(currency)")
    }
  }

  @Test func theMoreExactRuleCounts() throws {
    // pro: 15 %, wherever it is bought. Else 20 % in the USA, else 30 %. Of 100 each: 85, 85, 80, 70.
    let books = Ledger([
      Self.sale("1", 100_000, "USD", "pro", "USA"), Self.sale("2", 100_000, "EUR", "pro", "DEU"),
      Self.sale("3", 100_000, "AUD", "coins", "USA"), Self.sale("4", 100_000, "GBP", "coins", "GBR"),
    ])
    let source = Self.rates(commission: 30_000) {
      $0.commission.byProduct["pro"] = 15_000
      $0.commission.byStorefront["USA"] = 20_000
    }
    let rows = try SectionTable(.revenue, of: books, proceeds: source).rows("proceeds_estimated")
    let byCurrency = rows.filter { $0["basis"] == .text("event-date") }
    #expect(byCurrency.map { $0["currency"] } == ["AUD", "EUR", "GBP", "USD"].map { Cell.text($0) })
    #expect(byCurrency.map { texts($0)[0] } == ["80.00", "85.00", "70.00", "85.00"])
    #expect(rows.allSatisfy { $0["estimated_from"] == .text("--commission") })
  }

  @Test func taxAndCommissionAreSharesOfThePrice() throws {
    // 11.90 less 15.966 % less 12.605 %: 11.90 x 0.71429 = 8.500051. Half of it went back: 4.2500255. Net 4.2500255.
    let books = Ledger([
      Self.sale("1", 11_900, "EUR", "pro", "DEU"),
      StatementDraft.refund(5).id("1").reason("0").percentage(50_000).storefront("DEU").product("pro"),
    ])
    let section = try SectionTable(.revenue, of: books, proceeds: Self.rates(commission: 12_605, tax: 15_966))
    let rows = try section.rows("proceeds_estimated")
    #expect(rows[0]["proceeds_sales_estimated"] == .money(Amount(parts: 850_005_100), currency: "EUR"))
    #expect(rows[0]["proceeds_refunded_estimated"] == .money(Amount(parts: 425_002_550), currency: "EUR"))
    #expect(rows[0]["proceeds_net_estimated"] == .money(Amount(parts: 425_002_550), currency: "EUR"))
    #expect(rows[0]["estimated_from"] == .text("--commission and --tax"))
    #expect(section.section.title.contains("estimate"))
    let headings = try #require(section.section.tables.first { $0.id == "proceeds_estimated" }).columns
    #expect(headings.filter { $0.name.hasPrefix("proceeds_") }.allSatisfy { $0.heading.contains("estimate") })
    #expect(headings.filter { $0.name.hasPrefix("proceeds_") }.count == 3)
  }

  @Test func whatHasNoRateIsCountedAndNamed() throws {
    // USD: 10 with a rate, 20 without. EUR: 5 without any, and given back.
    let books = Ledger([
      Self.sale("1", 10_000, "USD", "pro", "USA"), Self.sale("2", 20_000, "USD", "coins", "USA"),
      Self.sale("3", 5000, "EUR", "coins", "DEU"), StatementDraft.refund(3).id("3").reason("1").product("coins"),
    ])
    let source = Self.rates { $0.commission.byProduct["pro"] = 30_000 }
    let section = try SectionTable(.revenue, of: books, proceeds: source)
    let rows = try section.rows("proceeds_estimated")
    #expect(rows.map { texts($0) }[0] == ["unknown", "unknown", "unknown"])
    #expect(rows.map { texts($0) }[2] == ["7.00", "0.00", "7.00"])
    #expect(rows.map { $0["sales_without_estimate"] } == [.count(1), .count(1), .count(1), .count(1)])
    #expect(rows.map { $0["refunds_without_estimate"] } == [.count(1), .count(1), .count(0), .count(0)])
    let without = try section.rows("proceeds_without_estimate")
    #expect(without.map { $0["product_id"] } == [.text("coins"), .text("coins")])
    #expect(without.map { $0["currency"] } == [.text("EUR"), .text("USD")])
    #expect(without.map { $0["sales"] } == [.count(1), .count(1)])
    #expect(without.map { $0["refunds"] } == [.count(1), .count(0)])
    #expect(without.map { $0["storefronts"] } == [.text("DEU"), .text("USA")])
  }

  @Test func anUnknownPriceHasNoEstimateOfNothing() throws {
    let books = Ledger([
      StatementDraft.row(1).id("1").purchaseDay(1).product("pro").offerType("1").currency("USD"),
      StatementDraft.refund(3).id("1").reason("1").product("pro"),
    ])
    let section = try SectionTable(.revenue, of: books, proceeds: Self.rates(commission: 30_000))
    let rows = try section.rows("proceeds_estimated")
    #expect(texts(rows[0]) == ["unknown", "unknown", "unknown"])
    #expect(rows[0]["sales_without_estimate"] == .count(1))
    #expect(rows[0]["refunds_without_estimate"] == .count(1))
    #expect(try section.rows("proceeds_without_estimate").map { $0["sales"] } == [.count(1)])
    #expect(try section.rows("revenue_apart")[0]["introductory_sales"] == .unknown)
  }

  @Test func aTaxThatIsMissingForASaleLeavesItWithoutEstimate() throws {
    let books = Ledger([
      Self.sale("1", 10_000, "EUR", "pro", "DEU"), Self.sale("2", 10_000, "USD", "pro", "USA"),
    ])
    let source = Self.rates(commission: 10_000) { $0.tax.byStorefront["DEU"] = 15_000 }
    let rows = try SectionTable(.revenue, of: books, proceeds: source).rows("proceeds_estimated")
    #expect(texts(rows[0])[0] == "7.50")
    #expect(texts(rows[2])[0] == "unknown")
  }

  @Test func definitionsNameTheEstimateOnlyWhereThereIsOne() throws {
    func ids(_ proceeds: ProceedsSource?) throws -> [Cell] {
      let report = RefundReport(
        ledger: Ledger([]), period: nil, sections: [.revenue, .definitions], proceeds: proceeds
      ).report()
      return try #require(report.sections.last?.tables.first).rows.map { $0.cells[0] }
    }
    #expect(try ids(nil) == [.text("revenue.by_transaction_date"), .text("revenue.by_event_date")])
    #expect(try ids(Self.rates(commission: 1)).last == .text("proceeds.estimated"))
  }
}
