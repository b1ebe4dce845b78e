import Refunds
import Testing

struct RateTableTests {
  private func day(_ text: String) throws -> CivilDate {
    let parts = text.split(separator: "-").compactMap { Int($0) }
    try #require(parts.count == 3)
    return CivilDate(year: parts[0], month: parts[1], day: parts[2])
  }

  /// `2026-01-02 USD EUR 0.85`, in thousandths at most.
  private func source(_ name: String, _ lines: String...) throws -> RateSource {
    RateSource(
      name: name,
      rates: try lines.map { line in
        let words = line.split(separator: " ").map(String.init)
        let digits = words[3].split(separator: ".")
        let significand = try #require(UInt64(digits.joined()))
        let date = try day(words[0])
        return ExchangeRate(
          from: words[1], to: words[2],
          ratio: try #require(Ratio(significand: significand, exponent: digits.count == 2 ? -digits[1].count : 0)),
          days: DayRange(date, date))
      })
  }

  private func answer(
    _ sources: [RateSource], _ from: String, _ to: String, _ date: String, gapDays: Int = RateTable.usualGapDays
  ) throws -> String {
    let rate = RateTable(sources: sources, gapDays: gapDays).rate(from: from, to: to, on: try day(date))
    return rate.map { "\($0.ratio.text) \($0.date?.text ?? "-") \($0.source)" } ?? "none"
  }

  @Test("a day without a rate has that of the latest day before it, within the gap")
  func gap() throws {
    let bank = try source("bank", "2026-01-02 USD EUR 0.85", "2026-01-05 USD EUR 0.86")
    #expect(try answer([bank], "USD", "EUR", "2026-01-02") == "0.85 2026-01-02 bank")
    #expect(try answer([bank], "USD", "EUR", "2026-01-04") == "0.85 2026-01-02 bank")
    #expect(try answer([bank], "USD", "EUR", "2026-01-05") == "0.86 2026-01-05 bank")
    #expect(try answer([bank], "USD", "EUR", "2026-01-12") == "0.86 2026-01-05 bank")
    #expect(try answer([bank], "USD", "EUR", "2026-01-13") == "none", "eight days")
    #expect(try answer([bank], "USD", "EUR", "2026-01-01") == "none", "a later rate is never used")
    #expect(try answer([bank], "USD", "EUR", "2026-01-03", gapDays: 0) == "none")
    #expect(try answer([bank], "USD", "EUR", "2026-01-13", gapDays: 8) == "0.86 2026-01-05 bank")
  }

  @Test func theInverse() throws {
    let bank = try source("bank", "2026-01-02 EUR USD 1.25")
    #expect(try answer([bank], "USD", "EUR", "2026-01-02") == "0.8 2026-01-02 bank")
  }

  @Test("over a third currency, by two rates of one day")
  func cross() throws {
    let bank = try source(
      "bank", "2026-01-02 EUR JPY 160", "2026-01-02 EUR USD 1.25", "2026-01-05 EUR USD 1.5", "2026-01-06 EUR JPY 170")
    #expect(try answer([bank], "JPY", "USD", "2026-01-02") == "0.0078125 2026-01-02 bank via EUR")
    #expect(
      try answer([bank], "JPY", "USD", "2026-01-08") == "0.0078125 2026-01-02 bank via EUR", "none later has both")
    #expect(try answer([bank], "JPY", "GBP", "2026-01-05") == "none")
  }

  @Test("without a common day within the gap both days are named")
  func crossOfTwoDays() throws {
    let mine = try source("mine", "2026-01-02 EUR JPY 160", "2026-01-05 EUR USD 1.25")
    #expect(
      try answer([mine], "JPY", "USD", "2026-01-05") == "0.0078125 2026-01-02 mine 2026-01-02, mine 2026-01-05 via EUR")
    #expect(try answer([mine], "JPY", "USD", "2026-01-10") == "none", "one of the two is eight days old")
  }

  @Test("a month of payments and a rate of a day are of one day")
  func crossOfAMonthAndADay() throws {
    let month = DayRange(try day("2026-01-04"), try day("2026-01-31"))
    let date = try day("2026-01-09")
    let both = RateSource(
      name: "both",
      rates: [
        ExchangeRate(from: "USD", to: "EUR", ratio: try #require(Ratio(significand: 8, exponent: -1)), days: month),
        ExchangeRate(
          from: "EUR", to: "JPY", ratio: try #require(Ratio(significand: 160, exponent: 0)), days: DayRange(date, date)),
      ])
    #expect(try answer([both], "USD", "JPY", "2026-01-12") == "128 2026-01-09 both via EUR")
    #expect(try answer([both], "USD", "JPY", "2026-01-08") == "none")
  }

  @Test("of two ways the one with the later rates, of equals the first in the alphabet")
  func waysOfACross() throws {
    let both = ["2026-01-02 EUR JPY 160", "2026-01-02 EUR USD 1.25"]
    let older = try source("bank", both[0], both[1], "2026-01-01 CHF JPY 170", "2026-01-01 CHF USD 1.3")
    #expect(try answer([older], "JPY", "USD", "2026-01-02") == "0.0078125 2026-01-02 bank via EUR")
    let equal = try source("bank", both[0], both[1], "2026-01-02 CHF JPY 200", "2026-01-02 CHF USD 1")
    #expect(try answer([equal], "JPY", "USD", "2026-01-02") == "0.005 2026-01-02 bank via CHF")
  }

  @Test func theFirstFileThatKnowsAnswers() throws {
    let mine = try source("mine", "2026-01-02 USD EUR 0.9")
    let bank = try source("bank", "2026-01-02 USD EUR 0.85", "2026-01-12 USD EUR 0.86")
    #expect(try answer([mine, bank], "USD", "EUR", "2026-01-02") == "0.9 2026-01-02 mine")
    #expect(try answer([bank, mine], "USD", "EUR", "2026-01-02") == "0.85 2026-01-02 bank")
    #expect(try answer([mine, bank], "USD", "EUR", "2026-01-12") == "0.86 2026-01-12 bank")
  }

  @Test func twoFilesTogetherWhereNeitherKnowsAlone() throws {
    let dong = try source("dong", "2026-01-02 VND EUR 0.00004")
    let bank = try source("bank", "2026-01-02 EUR USD 1.25")
    #expect(
      try answer([dong, bank], "VND", "USD", "2026-01-02")
        == "0.00005 2026-01-02 dong 2026-01-02, bank 2026-01-02 via EUR")
  }

  @Test func aMonthOfPaymentsHoldsForItsDays() throws {
    let ratio = try #require(Ratio(significand: 9, exponent: -1))
    let month = DayRange(try day("2026-01-04"), try day("2026-01-31"))
    let paid = RateSource(name: "paid", rates: [ExchangeRate(from: "USD", to: "EUR", ratio: ratio, days: month)])
    #expect(try answer([paid], "USD", "EUR", "2026-01-03") == "none")
    #expect(try answer([paid], "USD", "EUR", "2026-01-20") == "0.9 2026-01-20 paid")
    #expect(try answer([paid], "USD", "EUR", "2026-02-07") == "0.9 2026-01-31 paid")
    #expect(try answer([paid], "USD", "EUR", "2026-02-08") == "none")
  }

  @Test func aCurrencyIsWorthItself() throws {
    #expect(try answer([], "EUR", "EUR", "2026-01-02") == "1 - ")
    #expect(try answer([], "USD", "EUR", "2026-01-02") == "none")
  }

  @Test(
    "the time of a cross rate grows with the files, not with the files times the currencies", .timeLimit(.minutes(1)))
  func manyFilesAndCurrencies() throws {
    let date = try day("2026-01-02")
    let rate = try #require(Ratio(significand: 2, exponent: 0))
    let many = (0..<5000).map { ExchangeRate(from: "USD", to: "C\($0)", ratio: rate, days: DayRange(date, date)) }
    let table = RateTable(sources: (0..<300).map { RateSource(name: "\($0)", rates: $0 == 0 ? many : [many[$0]]) })
    for number in 0..<500 {
      #expect(table.rate(from: "C\(number)", to: "C\(4999 - number)", on: date)?.ratio == .one)
      #expect(table.rate(from: "C\(number)", to: "EUR", on: date) == nil)
    }
  }
}
