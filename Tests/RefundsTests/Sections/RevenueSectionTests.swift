import Refunds
import Testing

/// Revenue by transaction date and by event date, worked out by hand.
struct RevenueSectionTests {
  // Days since 1 January 2026: 1 May is 120, 1 June 151, 1 July 181, 1 August 212.
  private static let may = DateRange(start: .day(120), end: .day(151))
  private static let june = DateRange(start: .day(151), end: .day(181))
  private static let july = DateRange(start: .day(181), end: .day(212))

  private static func sale(_ id: String, _ day: Int64, _ price: Int64?, _ currency: String = "USD") -> StatementDraft {
    StatementDraft.row(day).id(id).purchaseDay(day).price(price).currency(currency)
  }

  private static func refund(_ id: String, _ day: Int64) -> StatementDraft {
    StatementDraft.refund(day).id(id).reason("0")
  }

  /// The sums of one row in milliunits: sales, granted, reversed, refunded, net. Nil is unknown.
  private func sums(_ row: [String: Cell]) -> [Int64?] {
    ["gross_sales", "refunded_gross", "refunded_reversed", "refunded_net", "net_revenue"].map { column in
      guard case .money(let amount, _) = row[column] else { return nil }
      return Int64(amount.parts / Amount.partsPerMilliunit)
    }
  }

  private func rows(_ ledger: Ledger, in period: DateRange? = nil) throws -> [[String: Cell]] {
    try SectionTable(.revenue, of: ledger, in: period).rows("revenue")
  }

  // Bought in May for 10, given back in June, taken back in July; 5 more in May, 20 in June, 2 in July.
  private static let threeMonths = Ledger([
    sale("1", 129, 10_000), refund("1", 160), StatementDraft.reversal(190).id("1"), sale("2", 130, 5000),
    sale("3", 155, 20_000), sale("4", 200, 2000),
  ])

  @Test(
    arguments: [
      (may, [15_000, 10_000, 10_000, 0, 15_000], [15_000, 0, 0, 0, 15_000]),
      (june, [20_000, 0, 0, 0, 20_000], [20_000, 10_000, 0, 10_000, 10_000]),
      (july, [2000, 0, 0, 0, 2000], [2000, 0, 10_000, -10_000, 12_000]),
    ] as [(DateRange, [Int64], [Int64])])
  func eachMonthOnBothBases(month: DateRange, byTransactionDate: [Int64], byEventDate: [Int64]) throws {
    let rows = try rows(Self.threeMonths, in: month)
    #expect(rows.map { $0["basis"] } == [.text("transaction-date"), .text("event-date")])
    #expect(rows.map { $0["currency"] } == [.text("USD"), .text("USD")])
    #expect(sums(rows[0]) == byTransactionDate)
    #expect(sums(rows[1]) == byEventDate)
  }

  @Test func aStandingRefundBelongsToTheMonthOfThePurchaseOrToItsOwn() throws {
    let books = Ledger([Self.sale("1", 129, 10_000), Self.refund("1", 160).percentage(25_000)])
    let may = try rows(books, in: Self.may)
    #expect(sums(may[0]) == [10_000, 2500, 0, 2500, 7500])
    #expect(sums(may[1]) == [10_000, 0, 0, 0, 10_000])
    let june = try rows(books, in: Self.june)
    // In June nothing was sold and 2.50 went back: the revenue of the month is negative.
    #expect(june.count == 2)
    #expect(sums(june[0]) == [0, 0, 0, 0, 0])
    #expect(sums(june[1]) == [0, 2500, 0, 2500, -2500])
  }

  @Test func aSecondRefundAfterAReversalIsOneMore() throws {
    // 10 back on day 130, taken again on 140, back for good on 150.
    let books = Ledger([
      Self.sale("1", 125, 10_000), Self.refund("1", 130), StatementDraft.reversal(140).id("1"),
      Self.refund("1", 150).revokedDay(150),
    ])
    for row in try rows(books, in: Self.may) { #expect(sums(row) == [10_000, 20_000, 10_000, 10_000, 0]) }
  }

  @Test func currenciesAreNeverAdded() throws {
    let books = Ledger([
      Self.sale("1", 121, 300_000, "JPY"), Self.sale("2", 121, 1500, "KWD"), Self.sale("3", 121, 9990, "EUR"),
      Self.refund("2", 122),
    ])
    let rows = try rows(books, in: Self.may)
    #expect(
      rows.map { $0["currency"] } == ["EUR", "EUR", "JPY", "JPY", "KWD", "KWD"].map { Cell.text($0) })
    #expect(rows.map { sums($0)[4] } == [9990, 9990, 300_000, 300_000, 0, 0])
  }

  @Test func whatIsNotKnownIsCountedAndNotTakenForNothing() throws {
    // EUR: 4 and an unknown price that was given back. GBP: nothing but an unknown price.
    let books = Ledger([
      Self.sale("1", 121, 4000, "EUR"), Self.sale("2", 121, nil, "EUR"), Self.refund("2", 122),
      Self.sale("3", 121, nil, "GBP"),
    ])
    let rows = try rows(books, in: Self.may)
    #expect(sums(rows[0]) == [4000, nil, 0, nil, nil])
    #expect(rows[0]["unknown_prices"] == .count(1))
    #expect(rows[0]["unknown_amounts"] == .count(1))
    #expect(sums(rows[2]) == [nil, 0, 0, 0, nil])
    #expect(rows[2]["unknown_prices"] == .count(1))
    #expect(rows[2]["unknown_amounts"] == .count(0))
  }

  @Test func familiesBundlesAndUpgradesGiveNoMoneyBack() throws {
    // Paid: 1 and 3, 8 each. The family member's 2 was never paid.
    let books = Ledger([
      Self.sale("1", 121, 8000), StatementDraft.refund(123).id("1").reason("upgradedToBundle"),
      Self.sale("2", 121, 8000).ownership("FAMILY_SHARED"),
      StatementDraft.revoke(124).id("2").ownership("FAMILY_SHARED"),
      Self.sale("3", 121, 8000), StatementDraft.revokedRow(125, on: 125).id("3").isUpgraded(true),
    ])
    for row in try rows(books, in: Self.may) { #expect(sums(row) == [16_000, 0, 0, 0, 16_000]) }
  }

  @Test func trialsAndIntroductoryOffersStandApart() throws {
    let books = Ledger([
      Self.sale("1", 121, 0).offerType("1").offerDiscountType("FREE_TRIAL"),
      Self.sale("2", 121, 0).offerType("1").offerDiscountType("FREE_TRIAL").ownership("FAMILY_SHARED"),
      Self.sale("3", 121, 1990).offerType("1").offerDiscountType("PAY_AS_YOU_GO"),
      Self.sale("4", 121, 4990).offerType("2").offerDiscountType("PAY_UP_FRONT"), Self.sale("5", 121, 9990),
      Self.sale("6", 160, 0).offerType("1").offerDiscountType("FREE_TRIAL"),
    ])
    let table = try SectionTable(.revenue, of: books, in: Self.may)
    let apart = try table.rows("revenue_apart")
    #expect(apart.count == 1)
    #expect(apart[0]["free_trials"] == .count(1))
    #expect(apart[0]["introductory_sales"] == .money(Amount(milliunits: 1990), currency: "USD"))
    #expect(sums(try table.rows("revenue")[0]) == [16_970, 0, 0, 0, 16_970])
  }

  @Test func whatHasNoDateLiesInNoPeriodAndIsNamed() throws {
    let books = Ledger([
      Self.sale("1", 121, 5000), StatementDraft.row(122).id("2").price(3000).currency("USD"),
    ])
    let section = try SectionTable(.revenue, of: books, in: Self.may)
    #expect(sums(try section.rows("revenue")[0]) == [5000, 0, 0, 0, 5000])
    #expect(
      section.section.paragraphs == ["Without a date, and therefore in no period – paid transactions: 1."])
    let all = try SectionTable(.revenue, of: books)
    #expect(sums(try all.rows("revenue")[0]) == [8000, 0, 0, 0, 8000])
    #expect(all.section.paragraphs == [])
  }

  @Test func thePlainSectionPromisesNoProceeds() throws {
    let section = try SectionTable(.revenue, of: Self.threeMonths).section
    #expect(section.tables.map(\.id) == ["revenue", "revenue_apart"])
    #expect(section.title == "Revenue")
    #expect(!(section.paragraphs + section.notes).contains { $0.contains("roceeds") || $0.contains("estimate") })
  }

  @Test func bothBasesAgreeWithTheSectionsOfMoney() throws {
    let books = Self.threeMonths
    for month in [Self.may, Self.june, Self.july] {
      let money = try #require(Analysis(ledger: books, period: month).money(in: month)["USD"])
      let rows = try rows(books, in: month)
      #expect(rows[0]["refunded_net"] == .money(money.refundedOfSales, currency: "USD"))
      #expect(rows[1]["refunded_gross"] == .money(money.refundedGross, currency: "USD"))
      #expect(rows[1]["gross_sales"] == .money(money.grossSales, currency: "USD"))
    }
  }
}
