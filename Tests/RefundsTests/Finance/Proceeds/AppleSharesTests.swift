import Refunds
import Testing

/// The share of proceeds as Apple's own rows tell it.
struct AppleSharesTests {
  private static let june = DayRange(CivilDate(year: 2026, month: 6, day: 1), CivilDate(year: 2026, month: 6, day: 30))

  private static func row(
    _ kind: AppleReportRow.Kind, _ price: String, _ proceeds: String, _ country: String = "DE",
    _ change: (inout AppleReportRow) -> Void = { _ in }
  ) -> AppleReportRow {
    var row = AppleReportRow(kind: kind, days: june, line: 1)
    row.productID = "pro"
    row.country = country
    row.currency = "EUR"
    row.proceedsCurrency = "EUR"
    row.customerAmount = ExactDecimal(price) ?? .zero
    row.proceeds = ExactDecimal(proceeds) ?? .zero
    change(&row)
    return row
  }

  private static func report(_ kind: AppleReportKind, _ rows: [AppleReportRow]) -> AppleReport {
    var report = AppleReport(name: kind.rawValue, kind: kind)
    report.rows = rows
    return report
  }

  private static func sale(_ id: String, _ price: Int64, _ storefront: String) -> StatementDraft {
    StatementDraft.row(1).id(id).purchaseDay(1).price(price).currency("EUR").product("pro").storefront(storefront)
  }

  private func rows(_ shares: AppleShares, _ drafts: [StatementDraft]) throws -> [[String: Cell]] {
    try SectionTable(.revenue, of: Ledger(drafts), proceeds: .apple(shares)).rows("proceeds_estimated")
  }

  @Test func salesFollowSalesAndRefundsFollowReturns() throws {
    // Sold: 10 + 30 for 7 + 23, 30 of 40 = 3/4. Returned: 10 for 7. Of a sale of 8: 6; of its refund: 5.60; net 0.40.
    let shares = try #require(
      AppleShares([
        Self.report(
          .financial, [Self.row(.sale, "10", "7"), Self.row(.sale, "30", "23"), Self.row(.refund, "-10", "-7")])
      ]))
    let rows = try rows(
      shares, [Self.sale("1", 8000, "DEU"), StatementDraft.refund(4).id("1").reason("0").product("pro")])
    #expect(rows[0]["proceeds_sales_estimated"] == .money(Amount(milliunits: 6000), currency: "EUR"))
    #expect(rows[0]["proceeds_refunded_estimated"] == .money(Amount(milliunits: 5600), currency: "EUR"))
    #expect(rows[0]["proceeds_net_estimated"] == .money(Amount(milliunits: 400), currency: "EUR"))
    #expect(rows[0]["estimated_from"] == .text("Apple's rows"))
  }

  @Test func whereOneSideIsMissingTheOtherStandsIn() throws {
    let sold = try #require(AppleShares([Self.report(.sales, [Self.row(.sale, "10", "8")])]))
    let both = [Self.sale("1", 5000, "DEU"), StatementDraft.refund(4).id("1").reason("0").product("pro")]
    #expect(
      try rows(sold, both)[0]["proceeds_refunded_estimated"] == .money(Amount(milliunits: 4000), currency: "EUR"))
    let returned = try #require(AppleShares([Self.report(.sales, [Self.row(.refund, "-10", "-6")])]))
    #expect(
      try rows(returned, both)[0]["proceeds_sales_estimated"] == .money(Amount(milliunits: 3000), currency: "EUR"))
  }

  @Test func whatIsSettledComesBeforeSalesAndTrends() throws {
    let shares = try #require(
      AppleShares([
        Self.report(.sales, [Self.row(.sale, "10", "8")]), Self.report(.financeDetail, [Self.row(.sale, "10", "7")]),
      ]))
    let rows = try rows(shares, [Self.sale("1", 10_000, "DEU")])
    #expect(rows[0]["proceeds_sales_estimated"] == .money(Amount(milliunits: 7000), currency: "EUR"))
  }

  @Test func anotherCountryTellsNothing() throws {
    let shares = try #require(AppleShares([Self.report(.sales, [Self.row(.sale, "10", "8")])]))
    let rows = try rows(shares, [Self.sale("1", 10_000, "FRA")])
    #expect(rows[0]["proceeds_sales_estimated"] == .unknown)
    #expect(rows[0]["sales_without_estimate"] == .count(1))
  }

  @Test func rowsThatTellNoShareAreNone() {
    let useless = [
      Self.row(.sale, "10", "8") { $0.proceedsCurrency = "USD" }, Self.row(.free, "0", "0"),
      Self.row(.sale, "10", "8") { $0.productID = "" }, Self.row(.partialCredit, "-10", "-8"),
      // More than the price is no share of it.
      Self.row(.sale, "10", "12"),
    ]
    #expect(AppleShares([Self.report(.sales, useless)]) == nil)
    #expect(AppleShares([Self.report(.subscriber, [Self.row(.sale, "10", "8")])]) == nil)
    #expect(AppleShares([]) == nil)
  }
}
