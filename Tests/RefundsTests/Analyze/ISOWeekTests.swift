import Refunds
import Testing

@Suite("ISO weeks")
struct ISOWeekTests {
  // From a printed calendar: ISO weeks begin on Monday and belong to the year of their Thursday.
  @Test(
    "name the week of a date",
    arguments: [
      (2026, 1, 1, "2026-W01"), (2026, 1, 4, "2026-W01"), (2026, 1, 5, "2026-W02"), (2025, 12, 29, "2026-W01"),
      (2020, 12, 31, "2020-W53"), (2021, 1, 3, "2020-W53"), (2021, 1, 4, "2021-W01"), (2027, 1, 3, "2026-W53"),
      (2024, 2, 29, "2024-W09"),
    ])
  func name(year: Int, month: Int, day: Int, text: String) {
    #expect(ISOWeek(containing: CivilDate(year: year, month: month, day: day)).text == text)
  }

  @Test("reach from Monday to Monday, half-open")
  func range() {
    let week = ISOWeek(containing: CivilDate(year: 2026, month: 3, day: 18))
    #expect(week.range.start == Instant(year: 2026, month: 3, day: 16))
    #expect(week.range.end == Instant(year: 2026, month: 3, day: 23))
    #expect(week.adding(weeks: -1).text == "2026-W11")
  }
}
