import Refunds
import Testing

/// Dates were worked out with Python's `date.fromisocalendar` and a calendar on paper.
struct PeriodExpressionTests {
  // A Sunday evening: its ISO week, 2026-W12, began on Monday the 16th.
  static let sundayEvening = Instant(milliseconds: Instant(year: 2026, month: 3, day: 22).milliseconds + 72_000_000)

  static func dates(_ range: DateRange) -> String {
    func side(_ instant: Instant?) -> String {
      guard let instant else { return "" }
      return instant.milliseconds % Instant.millisecondsPerDay == 0 ? instant.date.text : instant.text
    }
    return "\(side(range.start))/\(side(range.end))"
  }

  @Test(arguments: [
    ("2026", "2026-01-01/2027-01-01", "2026"),
    ("2026-03", "2026-03-01/2026-04-01", "2026-03"),
    ("2026-12", "2026-12-01/2027-01-01", "2026-12"),
    ("2024-02", "2024-02-01/2024-03-01", "2024-02"),
    ("2026-03-04", "2026-03-04/2026-03-05", "2026-03-04"),
    ("2024-02-29", "2024-02-29/2024-03-01", "2024-02-29"),
    ("2026-12-31", "2026-12-31/2027-01-01", "2026-12-31"),
    ("2026Q1", "2026-01-01/2026-04-01", "2026Q1"),
    ("2026q4", "2026-10-01/2027-01-01", "2026Q4"),
    ("2026-W12", "2026-03-16/2026-03-23", "2026-W12"),
    ("2026-w01", "2025-12-29/2026-01-05", "2026-W01"),
    ("2025-W01", "2024-12-30/2025-01-06", "2025-W01"),
    ("2026-W53", "2026-12-28/2027-01-04", "2026-W53"),
    ("2020-W53", "2020-12-28/2021-01-04", "2020-W53"),
    ("2027-W01", "2027-01-04/2027-01-11", "2027-W01"),
    ("2024-W09", "2024-02-26/2024-03-04", "2024-W09"),
    (" 2026-03 ", "2026-03-01/2026-04-01", "2026-03"),
    ("2026-01..2026-03", "2026-01-01/2026-04-01", "2026-01..2026-03"),
    ("2025Q4..2026-W02", "2025-10-01/2026-01-12", "2025Q4..2026-W02"),
    ("2026-03-04..2026-03-04", "2026-03-04/2026-03-05", "2026-03-04..2026-03-04"),
    ("2026-03..2026", "2026-03-01/2027-01-01", "2026-03..2026"),
    ("2026-W12..", "2026-03-16/", "2026-W12.."),
    ("..2026-02", "/2026-03-01", "..2026-02"),
  ])
  func absolute(text: String, dates: String, label: String) throws {
    let period = try PeriodExpression(text)
    #expect(!period.isRelative)
    let range = period.range(asOf: Self.sundayEvening)
    #expect(Self.dates(range) == dates)
    #expect(range.label == label)
    #expect(period.label == label)
  }

  @Test(arguments: [
    ("last day", "2026-03-21/2026-03-22", "last day"),
    ("last week", "2026-03-09/2026-03-16", "last week"),
    ("last month", "2026-02-01/2026-03-01", "last month"),
    ("last quarter", "2025-10-01/2026-01-01", "last quarter"),
    ("last year", "2025-01-01/2026-01-01", "last year"),
    ("last 1 week", "2026-03-09/2026-03-16", "last 1 week"),
    ("Last  8  Weeks", "2026-01-19/2026-03-16", "last 8 weeks"),
    ("last 30 days", "2026-02-20/2026-03-22", "last 30 days"),
    ("last 3 months", "2025-12-01/2026-03-01", "last 3 months"),
    ("last 5 quarters", "2024-10-01/2026-01-01", "last 5 quarters"),
    ("last 2 years", "2024-01-01/2026-01-01", "last 2 years"),
    ("this day", "2026-03-22/2026-03-23", "this day"),
    ("this week", "2026-03-16/2026-03-23", "this week"),
    ("this month", "2026-03-01/2026-04-01", "this month"),
    ("this quarter", "2026-01-01/2026-04-01", "this quarter"),
    ("this year", "2026-01-01/2027-01-01", "this year"),
  ])
  func relative(text: String, dates: String, label: String) throws {
    let period = try PeriodExpression(text)
    #expect(period.isRelative)
    let range = period.range(asOf: Self.sundayEvening)
    #expect(Self.dates(range) == dates)
    #expect(range.label == label)
  }

  /// Friday 1 January 2021 lies in week 2020-W53, which began on 28 December 2020.
  @Test func lastWeekAcrossTheYear() throws {
    let newYear = Instant(year: 2021, month: 1, day: 1)
    #expect(Self.dates(try PeriodExpression("this week").range(asOf: newYear)) == "2020-12-28/2021-01-04")
    #expect(Self.dates(try PeriodExpression("last week").range(asOf: newYear)) == "2020-12-21/2020-12-28")
    #expect(Self.dates(try PeriodExpression("last month").range(asOf: newYear)) == "2020-12-01/2021-01-01")
  }

  /// The last millisecond of a Sunday still belongs to its week; the next one does not.
  @Test func weekEndsAtMidnight() throws {
    let week = try PeriodExpression("last week")
    let monday = Instant(year: 2026, month: 3, day: 23)
    #expect(Self.dates(week.range(asOf: Instant(milliseconds: monday.milliseconds - 1))) == "2026-03-09/2026-03-16")
    #expect(Self.dates(week.range(asOf: monday)) == "2026-03-16/2026-03-23")
  }

  @Test func monthsReachBackThroughLeapYears() throws {
    let leapDay = Instant(year: 2024, month: 2, day: 29)
    #expect(Self.dates(try PeriodExpression("this month").range(asOf: leapDay)) == "2024-02-01/2024-03-01")
    #expect(Self.dates(try PeriodExpression("last 9999 years").range(asOf: leapDay)) == "-7975-01-01/2024-01-01")
  }

  @Test(arguments: [
    ("", "the period is empty, at character 1"),
    ("   ", "the period is empty, at character 4"),
    ("2026-13", "month 13 does not exist, at character 6"),
    ("2026-00", "month 0 does not exist, at character 6"),
    ("2026-3", "a month has 2 digits, at character 6"),
    ("2026-", "a month has 2 digits, at character 6"),
    ("26", "a year has 4 digits, at character 1"),
    ("20263", "a year has 4 digits, at character 1"),
    ("2026-02-29", "2026-02 has no day 29, at character 9"),
    ("2026-03-00", "2026-03 has no day 0, at character 9"),
    ("2026Q5", "quarter 5 does not exist, at character 6"),
    ("2026Q0", "quarter 0 does not exist, at character 6"),
    ("2026Q", "a quarter has 1 digit, at character 6"),
    ("2026Q12", "a quarter has 1 digit, at character 6"),
    ("2026-W00", "2026 has no week 0, at character 7"),
    ("2026-W54", "2026 has no week 54, at character 7"),
    ("2025-W53", "2025 has no week 53, at character 7"),
    ("2021-W53", "2021 has no week 53, at character 7"),
    ("2026-W1", "a week has 2 digits, at character 7"),
    ("2026/03", "unexpected \"/\", at character 5"),
    ("2026-03-04T09:00Z", "unexpected \"T\", at character 11"),
    ("2026.2027", "a range has two points, as in 2026-01..2026-03, at character 6"),
    ("2026...2027", "a year has 4 digits, at character 7"),
    ("..", "the range has neither a beginning nor an end, at character 1"),
    ("2026-03..2026-02", "the range ends before it begins, at character 10"),
    ("2026..2026-01..", "unexpected \".\", at character 14"),
    ("last", "expected day, week, month, quarter or year, at character 5"),
    ("last weeks", "expected day, week, month, quarter or year, at character 6"),
    ("last 8", "expected days, weeks, months, quarters or years, at character 7"),
    ("last 8 fortnights", "expected days, weeks, months, quarters or years, at character 8"),
    ("last 0 weeks", "the number of periods must be 1 or more, at character 6"),
    ("last 10000 weeks", "10000 is too many, at character 6"),
    ("last -1 weeks", "expected day, week, month, quarter or year, at character 6"),
    ("this 2 weeks", "expected day, week, month, quarter or year, at character 6"),
    ("next week", "a period does not begin with \"next\", at character 1"),
    ("last week!", "unexpected \"!\", at character 10"),
    ("٢٠٢٦", "a year has 4 digits, at character 1"),
  ])
  func refused(text: String, message: String) {
    let error = #expect(throws: PeriodError.self) { try PeriodExpression(text) }
    #expect(error?.message == message)
  }
}
