import Refunds
import Testing

/// Small books and small reports, with the rows that they must give. Day 60 is 2 March 2026 in California.
@Suite("Reconciliation")
struct ReconciliationTests {
  private static let day = CivilDate(year: 2026, month: 3, day: 2)

  /// A refund of 9.99 USD in the United States, 20 hours into the UTC day.
  private static func refund(_ id: String, day: Int64 = 61, price: Int64 = 9990, currency: String = "USD")
    -> StatementDraft
  {
    // Midnight UTC is the afternoon of the day before in California.
    StatementDraft.refund(day).id(id).price(price).currency(currency).storefront("USA").purchaseDay(day - 10)
      .productType("Auto-Renewable Subscription")
  }

  private static func row(
    _ kind: AppleReportRow.Kind = .refund, units: String = "-1", amount: String = "-9.99", currency: String = "USD",
    day: CivilDate = day
  ) throws -> AppleReportRow {
    var row = AppleReportRow(kind: kind, days: DayRange(day, day), line: 2)
    row.productID = "monthly"
    row.appleIdentifier = "7"
    row.country = "US"
    row.currency = currency
    row.units = try #require(ExactDecimal(units))
    row.customerAmount = try #require(ExactDecimal(amount))
    row.proceeds = try #require(ExactDecimal(amount)?.portion(7, of: 10))
    row.proceedsCurrency = currency
    return row
  }

  private static func sales(_ rows: [AppleReportRow], name: String = "sales") -> AppleReport {
    var report = AppleReport(name: name, kind: .sales)
    report.rows = rows
    for row in rows { report.days = report.days?.joined(with: row.days) ?? row.days }
    return report
  }

  /// The rows as `cause server amount apple amount difference`.
  private static func answer(_ drafts: [StatementDraft], _ reports: [AppleReport]) -> [String] {
    let comparison = Reconciliation(
      Ledger(drafts), reports: reports, catalog: Catalog(), request: ReconcileRequest(zone: .pacific))
    guard let table = comparison.report().sections.last?.tables.last else { return [] }
    let names = ["cause", "server_refunds", "server_amount", "apple_units", "apple_amount", "difference_amount"]
    let positions = names.compactMap { name in table.columns.firstIndex { $0.name == name } }
    return table.rows.map { row in positions.map { text(row.cells[$0]) }.joined(separator: " ") }
  }

  private static func text(_ cell: Cell) -> String {
    switch cell {
    case .text(let text): text
    case .count(let count): String(count)
    case .quantity(let quantity): quantity.text
    case .money(let amount, _): amount.text(most: 8, least: 0)
    default: "–"
    }
  }

  @Test("the same refund on both sides is matched, in the day of California")
  func matched() throws {
    let rows = try Self.answer([Self.refund("1")], [Self.sales([Self.row()])])
    #expect(rows == ["matched 1 9.99 1 9.99 0"])
  }

  @Test("a day later in the report is in transit, two days are two faults")
  func slides() throws {
    let quiet = try Self.row(.sale, units: "1", amount: "9.99")
    func later(_ days: Int64) throws -> AppleReportRow {
      try Self.row(day: CivilDate(dayNumber: Self.day.dayNumber + days))
    }
    let between = try Self.row(
      .sale, units: "1", amount: "9.99", day: CivilDate(dayNumber: Self.day.dayNumber + 1))
    let one = try Self.answer([Self.refund("1")], [Self.sales([quiet, later(1)])])
    #expect(one == ["in_transit 1 9.99 1 9.99 0"])
    let seen = StatementDraft.notification("DID_RENEW", 70).id("9").price(9990).currency("USD").storefront("USA")
    let two = try Self.answer(
      [Self.refund("1"), seen], [Self.sales([quiet, between, later(2)])])
    #expect(two == ["missing_in_report 1 9.99 0 0 -9.99", "missing_on_server 0 0 1 9.99 9.99"])
  }

  @Test("on the last day of the reports a refund may stand in the next one")
  func edge() throws {
    let quiet = try Self.row(.sale, units: "1", amount: "9.99")
    let rows = Self.answer([Self.refund("1")], [Self.sales([quiet])])
    #expect(rows == ["in_transit 1 9.99 0 0 -9.99"])
  }

  @Test("amounts that differ stay unexplained, rounding does not")
  func amounts() throws {
    let wrong = try Self.answer(
      [Self.refund("1", price: 8990)], [Self.sales([Self.row()])])
    #expect(wrong == ["unexplained 1 8.99 1 9.99 1"])
    // 33.333 % of 9.99 is 3.3299667: Apple pays 3.33.
    let prorated = Self.refund("1").percentage(33_333).revocationType("REFUND_PRORATED")
    let credit = try Self.row(.partialCredit, units: "0", amount: "-3.33")
    #expect(
      Self.answer([prorated], [Self.sales([credit])])
        == ["partial 1 3.3299667 0 3.33 0.0000333"])
  }

  @Test("another currency for the same money is a contradiction on both sides")
  func currencies() throws {
    let rows = try Self.answer(
      [Self.refund("1", currency: "EUR")], [Self.sales([Self.row()])])
    #expect(rows == ["unexplained 1 9.99 0 0 -9.99", "unexplained 0 0 1 9.99 9.99"])
  }

  @Test("credits of upgrades and bundles are none of our refunds")
  func credits() throws {
    let upgraded = StatementDraft.row(55).id("5").price(9990).currency("USD").storefront("USA").purchaseDay(50)
      .isUpgraded(true)
    let credit = try Self.row(.partialCredit, units: "0", amount: "-6.44")
    let bundle = try Self.row(.bundleCredit, amount: "-2.99")
    #expect(
      Self.answer([upgraded, Self.refund("1")], [Self.sales([credit, bundle, try Self.row()])])
        == ["matched 1 9.99 1 9.99 0", "upgrade_credit 0 0 0 6.44 6.44", "bundle_credit 0 0 1 2.99 2.99"])
  }

  @Test("a credit of the full price is no refund in full while an upgrade explains it")
  func creditOfFullPrice() throws {
    let upgraded = StatementDraft.row(55).id("5").price(9990).currency("USD").storefront("USA").purchaseDay(50)
      .isUpgraded(true)
    let credit = try Self.row(.partialCredit, units: "0", amount: "-9.99")
    let quiet = try Self.row(
      .sale, units: "1", amount: "9.99", day: CivilDate(dayNumber: Self.day.dayNumber + 1))
    let seen = StatementDraft.notification("DID_RENEW", 70).id("9").price(9990).currency("USD").storefront("USA")
    #expect(
      Self.answer([upgraded, Self.refund("1"), seen], [Self.sales([credit, quiet])])
        == ["upgrade_credit 0 0 0 9.99 9.99", "missing_in_report 1 9.99 0 0 -9.99"])
    // Without an upgrade, the credit is the refund.
    #expect(
      Self.answer([Self.refund("1"), seen], [Self.sales([credit, quiet])]) == ["partial 1 9.99 0 9.99 0"])
  }

  @Test("an upgrade whose first purchase lies before the input explains a credit of another product")
  func upgradeFromBefore() throws {
    let next = StatementDraft.notification("DID_CHANGE_RENEWAL_PREF", 61).id("5").original("1").product("yearly")
      .price(99_990).currency("USD").storefront("USA").purchaseDay(61).transactionReason("PURCHASE")
    let credit = try Self.row(.partialCredit, units: "0", amount: "-6.44")
    let known = StatementDraft.row(61).id("8").price(9990).currency("USD").storefront("USA").purchaseDay(61)
    #expect(Self.answer([next, known], [Self.sales([credit])]) == ["upgrade_credit 0 0 0 6.44 6.44"])
    let renewal = next.transactionReason("RENEWAL")
    #expect(Self.answer([renewal, known], [Self.sales([credit])]) == ["missing_on_server 0 0 0 6.44 6.44"])
  }

  @Test("a refund moves where it fits as well, so that another finds its only place")
  func exchange() throws {
    let rows = try [1, 2].map { try Self.row(day: CivilDate(dayNumber: Self.day.dayNumber + $0)) }
    let answer = Self.answer([Self.refund("1"), Self.refund("2", day: 62)], [Self.sales(rows)])
    #expect(answer == ["in_transit 1 9.99 1 9.99 0", "in_transit 1 9.99 1 9.99 0"])
  }

  @Test("in the books a reversed refund keeps its month, and one of the month's end moves on")
  func reversedInBooks() throws {
    func month(_ first: CivilDate, _ last: CivilDate) throws -> AppleReport {
      var row = try Self.row()
      row.days = DayRange(first, last)
      var report = AppleReport(name: first.text, kind: .financial)
      report.rows = [row]
      report.days = row.days
      return report
    }
    let books = try [
      month(CivilDate(year: 2026, month: 2, day: 1), CivilDate(year: 2026, month: 2, day: 28)),
      month(CivilDate(year: 2026, month: 3, day: 1), CivilDate(year: 2026, month: 3, day: 28)),
    ]
    // Day 59 is 27 February in California; day 34 is 2 February.
    let answer = Self.answer(
      [Self.refund("1", day: 59), Self.refund("2", day: 34), StatementDraft.reversal(40).id("2")], books)
    #expect(answer == ["reversed 0 0 1 9.99 9.99", "in_transit 1 9.99 1 9.99 0"])
  }

  @Test("pieces of several purchases in one row, and a price that was meant for one piece")
  func pieces() throws {
    let pair = Self.refund("1", price: 19_980).quantity(2)
    let three = try Self.row(units: "-3", amount: "-29.97")
    #expect(Self.answer([Self.refund("2"), pair], [Self.sales([three])]) == ["matched 3 29.97 3 29.97 0"])
    // The books of two days: no row alone has the pieces of the pair.
    let rows = try [0, 1].map { try Self.row(day: CivilDate(dayNumber: Self.day.dayNumber + $0)) }
    #expect(
      Self.answer([pair], [Self.sales(rows)]) == ["matched 1 9.99 1 9.99 0", "in_transit 1 9.99 1 9.99 0"])
    let two = try Self.row(units: "-2", amount: "-19.98")
    let ofOne = Self.refund("1", price: 9990).quantity(2)
    #expect(Self.answer([ofOne], [Self.sales([two])]) == ["unexplained 2 9.99 2 19.98 9.99"])
  }

  @Test("a refund that was reversed still stands in the report")
  func reversed() throws {
    let rows = try Self.answer(
      [Self.refund("1"), StatementDraft.reversal(70).id("1")], [Self.sales([Self.row()])])
    #expect(rows == ["reversed 0 0 1 9.99 9.99"])
  }

  @Test("what the server lacks, and what it cannot know")
  func excess() throws {
    let other = StatementDraft.notification("DID_RENEW", 61).id("2").price(9990).currency("USD").storefront("USA")
    let known = try Self.answer([other, Self.refund("3", day: 40)], [Self.sales([Self.row()])])
    #expect(known == ["missing_on_server 0 0 1 9.99 9.99"])
    let unknown = try Self.answer(
      [other.product("yearly"), Self.refund("3", day: 40).product("yearly")],
      [Self.sales([Self.row()])])
    #expect(unknown == ["unknown_product 0 0 1 9.99 9.99"])
    let early = try Self.answer([Self.refund("3", day: 90)], [Self.sales([Self.row()])])
    #expect(early == ["outside_input 0 0 1 9.99 9.99"])
  }

  @Test("a day without its report is absent, not without refunds")
  func absent() throws {
    let before = try Self.row(.sale, units: "1", amount: "9.99", day: CivilDate(year: 2026, month: 2, day: 27))
    let after = try Self.row(.sale, units: "1", amount: "9.99", day: CivilDate(year: 2026, month: 3, day: 9))
    let rows = Self.answer([Self.refund("1")], [Self.sales([before, after])])
    #expect(rows == ["report_absent 1 9.99 0 0 -9.99"])
  }

  @Test("an unknown amount is matched by number and added to nothing")
  func unknownAmount() throws {
    let refund = StatementDraft.refund(61).id("1").currency("USD").storefront("USA")
    let rows = try Self.answer([refund], [Self.sales([Self.row()])])
    #expect(rows == ["matched 1 – 1 9.99 –"])
  }

  @Test("the same rows under two names count once; a week beside its day is left out")
  func choice() throws {
    let report = Self.sales([try Self.row()])
    var week = Self.sales([try Self.row()], name: "week")
    week.days = DayRange(CivilDate(year: 2026, month: 3, day: 1), CivilDate(year: 2026, month: 3, day: 7))
    let twin = Self.sales(report.rows, name: "twin")
    let choice = ReportChoice([twin, week, report])
    #expect(choice.used.map(\.name) == ["sales"])
    #expect(choice.leftOut.map(\.name) == ["twin", "week"])
    #expect(choice.leftOut.map(\.reason) == [.twice, .overlap])
    #expect(Self.answer([Self.refund("1")], [week, twin, report]) == ["matched 1 9.99 1 9.99 0"])
  }

  @Test("the lines of each bridge add up")
  func bridge() throws {
    let comparison = Reconciliation(
      Ledger([Self.refund("1"), Self.refund("2", price: 4990)]),
      reports: [Self.sales([try Self.row(), try Self.row(.bundleCredit, amount: "-2.99")])],
      catalog: Catalog(), request: ReconcileRequest(zone: .pacific))
    let table = try #require(comparison.report().sections.first { $0.id == "bridge" }?.tables.first)
    let lines = table.rows.map { row in row.cells.dropFirst(2).map(Self.text).joined(separator: " ") }
    #expect(
      lines == [
        "refunds by the server 2 14.98", "in_transit -1 -4.99", "bundle_credit 1 2.99",
        "taken back by Apple's report 2 12.98",
      ])
  }
}

@Suite("Pacific days")
struct PacificZoneTests {
  // 2026-03-08 10:00 UTC the clocks go forward, 2026-11-01 09:00 UTC back (worked out with python3's zoneinfo).
  @Test(
    "the day of California",
    arguments: [
      (1_774_675_800_000, "2026-03-27"), (1_774_587_600_000, "2026-03-26"), (1_772_956_799_000, "2026-03-07"),
      (1_772_956_800_000, "2026-03-08"), (1_793_516_399_000, "2026-10-31"), (1_793_516_400_000, "2026-11-01"),
    ])
  func days(milliseconds: Int64, day: String) {
    #expect(ZoneRules.pacific.date(at: Instant(milliseconds: milliseconds)).text == day)
  }

  @Test("a fiscal month has the name of the calendar month that its third week begins in")
  func paymentMonths() {
    #expect(PaymentMonth(year: 2026, month: 9).fiscalMonth.text == "fiscal:2026-12")
    #expect(PaymentMonth(year: 2014, month: 9).fiscalMonth.firstDay.text == "2014-08-31")
    #expect(PaymentMonth(year: 2022, month: 12).fiscalMonth.firstDay.text == "2022-11-27")
  }
}
