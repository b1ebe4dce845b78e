import Refunds
import Testing

/// Sums by hand: 1 USD is 0.85 EUR from the 1st and 0.86 EUR from the 5th, 160 JPY are 1 EUR.
struct ConvertedMoneyTests {
  private func conversion(to currency: String = "EUR") throws -> CurrencyConversion {
    func rate(_ from: String, _ to: String, _ significand: UInt64, _ exponent: Int, _ day: Int) throws -> ExchangeRate {
      let date = CivilDate(year: 2026, month: 1, day: day)
      let ratio = try #require(Ratio(significand: significand, exponent: exponent))
      return ExchangeRate(from: from, to: to, ratio: ratio, days: DayRange(date, date))
    }
    let rates = [
      try rate("USD", "EUR", 85, -2, 1), try rate("USD", "EUR", 86, -2, 5), try rate("EUR", "JPY", 160, 0, 1),
      try rate("EUR", "CLF", 25, -3, 1),
    ]
    return CurrencyConversion(
      to: currency, by: RateTable(sources: [RateSource(name: "r", rates: rates)]), in: .utc)
  }

  private func table(_ id: String, _ drafts: [StatementDraft], to currency: String = "EUR") throws -> [[Cell]] {
    let report = RefundReport(
      ledger: Ledger(drafts), period: nil, sections: [.money], conversion: try conversion(to: currency)
    ).report()
    let table = try #require(report.sections[0].tables.first { $0.id == id })
    return table.rows.map(\.cells)
  }

  private func euros(_ milliunits: Int64) -> Cell { .money(Amount(milliunits: milliunits), currency: "EUR") }

  private func sale(_ id: String, _ day: Int64, _ price: Int64, _ currency: String) -> StatementDraft {
    .row(day).id(id).purchaseDay(day).price(price).currency(currency)
  }

  private func refund(_ id: String, _ day: Int64, _ price: Int64, _ currency: String) -> StatementDraft {
    .refund(day).id(id).purchaseDay(1).price(price).currency(currency)
  }

  // Bought on the 2nd at 0.85: 8.5 EUR; given back on the 6th at 0.86: 8.6 EUR.
  @Test func aSaleAndItsRefundHaveTheRatesOfTheirDays() throws {
    let rows = try table("money_converted", [refund("1", 5, 10_000, "USD")])
    #expect(
      rows == [[.text("USD"), .text("EUR"), euros(8500), euros(8600), euros(0), euros(8600), .count(0)]])
  }

  // The reversal takes back what the refund was: 8.6 less 8.6.
  @Test func aReversalHasTheRateOfItsRefund() throws {
    let rows = try table("money_converted", [refund("1", 5, 10_000, "USD"), .reversal(7).id("1")])
    #expect(
      rows == [[.text("USD"), .text("EUR"), euros(8500), euros(8600), euros(8600), euros(0), .count(0)]])
  }

  // 8.5 + 10 + 300 / 160 = 20.375; KWD has no rate and adds nothing.
  @Test func currenciesAddUpAndOneWithoutARateIsNamed() throws {
    let drafts = [
      sale("1", 1, 10_000, "USD"), sale("2", 1, 10_000, "EUR"), sale("3", 1, 300_000, "JPY"), sale("4", 1, 1500, "KWD"),
    ]
    #expect(
      try table("money_converted_total", drafts) == [
        [.text("EUR"), euros(20_375), euros(0), euros(0), euros(0), .count(1)]
      ])
    let report = RefundReport(ledger: Ledger(drafts), period: nil, sections: [.money], conversion: try conversion())
      .report()
    #expect(report.sections[0].notes.last?.contains("amounts in KWD.") == true)
    let native = try #require(report.sections[0].tables.first)
    #expect(native.rows.map { $0.cells[0] } == ["EUR", "JPY", "KWD", "USD"].map(Cell.text), "none is dropped")
  }

  @Test func anAmountWithoutACurrencyOrADateStaysNative() throws {
    let rows = try table(
      "money_converted", [sale("1", 1, 1000, ""), StatementDraft.row(nil).id("2").price(1000).currency("USD")])
    #expect(rows.map { $0[0] } == [.text(""), .text("USD")])
    #expect(rows.map { $0[6] } == [.count(1), .count(1)])
  }

  // 10 USD x 0.85 x 0.025 = 0.2125 CLF.
  @Test func fourDigitsOfAUnitOfAccount() throws {
    let rows = try table("money_converted_total", [sale("1", 1, 10_000, "USD")], to: "CLF")
    let amount = Amount(parts: 21_250_000)
    #expect(rows[0][1] == .money(amount, currency: "CLF"))
    #expect(amount.text(most: 4, least: 4) == "0.2125")
  }

  @Test func theRatesThatWereUsed() throws {
    let rows = try table(
      "rates", [refund("1", 5, 10_000, "USD"), sale("2", 1, 300_000, "JPY"), sale("3", 1, 1000, "EUR")])
    let first = CivilDate(year: 2026, month: 1, day: 1)
    let second = CivilDate(year: 2026, month: 1, day: 5)
    #expect(rows.map { $0[0] } == [.text("JPY"), .text("USD")])
    #expect(rows[1][4...] == [.count(2), .date(first), .date(second), .text("r")])
  }

  // The rate of the day in Tokyo: 23:00 UTC of the 4th is the 5th there.
  @Test func daysAreThoseOfTheZone() throws {
    let instant = Instant(year: 2026, month: 1, day: 4).adding(days: 0)
    let late = Instant(milliseconds: instant.milliseconds + 23 * 3_600_000)
    let tokyo = ZoneRules(name: "Asia/Tokyo", firstOffsetMilliseconds: 9 * 3_600_000, changes: [])
    let rates = try conversion()
    let inTokyo = CurrencyConversion(to: "EUR", by: rates.table, in: tokyo)
    #expect(rates.rate("USD", at: late)?.ratio.text == "0.85")
    #expect(inTokyo.rate("USD", at: late)?.ratio.text == "0.86")
  }
}
