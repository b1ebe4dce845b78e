import Refunds
import Testing

struct CalendarTests {
  // finance.md 1.5: the table of fiscal 2026 and 2027, and the long years 2023 and 2028.
  @Test(arguments: [
    ("2025-09-27", "fiscal:2025-12"), ("2025-09-28", "fiscal:2026-01"), ("2025-11-01", "fiscal:2026-01"),
    ("2025-11-02", "fiscal:2026-02"), ("2025-12-27", "fiscal:2026-03"), ("2025-12-28", "fiscal:2026-04"),
    ("2026-05-02", "fiscal:2026-07"), ("2026-09-26", "fiscal:2026-12"), ("2026-09-27", "fiscal:2027-01"),
    ("2022-11-27", "fiscal:2023-03"), ("2022-12-31", "fiscal:2023-03"), ("2023-01-01", "fiscal:2023-04"),
    ("2024-12-29", "fiscal:2025-04"), ("2025-02-01", "fiscal:2025-04"), ("2027-11-28", "fiscal:2028-03"),
    ("2028-01-01", "fiscal:2028-03"), ("2028-09-30", "fiscal:2028-12"), ("2028-10-01", "fiscal:2029-01"),
    ("2020-03-29", "fiscal:2020-07"), ("2020-05-02", "fiscal:2020-07"), ("2021-09-26", "fiscal:2022-01"),
  ])
  func fiscalMonths(day: String, month: String) throws {
    let date = try #require(Self.date(day))
    #expect(FiscalMonth(containing: date).text == month)
    #expect(PeriodCalendar().period(.fiscalMonth, containing: date).label == month)
  }

  @Test func fiscalMonthsFollowEachOtherWithoutAGap() throws {
    var month = try #require(FiscalMonth(year: 2008, number: 1))
    for _ in 0..<500 {
      let last = CivilDate(dayNumber: month.next.firstDay.dayNumber - 1)
      #expect(FiscalMonth(containing: month.firstDay) == month)
      #expect(FiscalMonth(containing: last) == month)
      #expect(month.firstDay.weekday == 7)
      month = month.next
    }
  }

  @Test func fiscalMonthsCanBeAskedFor() throws {
    let range = try PeriodExpression("fiscal:2026-03").range(asOf: Instant(milliseconds: 0))
    #expect(range.label == "fiscal:2026-03")
    #expect(range.start == Instant(year: 2025, month: 11, day: 30))
    #expect(range.end == Instant(year: 2025, month: 12, day: 28))
    #expect(throws: PeriodError.self) { try PeriodExpression("fiscal:2026-13") }
    #expect(throws: PeriodError.self) { try PeriodExpression("fiscal 2026") }
  }

  @Test(arguments: [
    ("2026-03-14", "2026-03-08"), ("2026-03-15", "2026-03-15"), ("2026-03-21", "2026-03-15"),
  ])
  func weeksMayBeginOnSunday(day: String, first: String) throws {
    let calendar = PeriodCalendar(weekStart: .sunday)
    #expect(calendar.period(.week, containing: try #require(Self.date(day))).label == first)
  }

  /// Berlin: an hour ahead, two from 29 March to 25 October 2026, changed at 01:00 UTC.
  private static let berlin = ZoneRules(
    name: "Europe/Berlin", firstOffsetMilliseconds: 3_600_000,
    changes: [
      .init(instant: Instant(milliseconds: 1_774_746_000_000), offsetMilliseconds: 7_200_000),
      .init(instant: Instant(milliseconds: 1_792_890_000_000), offsetMilliseconds: 3_600_000),
    ])

  @Test func aDayBeginsAtMidnightOfTheZone() {
    let zone = Self.berlin
    let expected =
      [
        ("2026-03-28", 1_774_652_400_000), ("2026-03-29", 1_774_738_800_000), ("2026-03-30", 1_774_821_600_000),
        ("2026-10-25", 1_792_879_200_000), ("2026-10-26", 1_792_969_200_000),
      ] as [(String, Int64)]
    for (day, milliseconds) in expected {
      let date = Self.date(day) ?? CivilDate(year: 0, month: 1, day: 1)
      #expect(zone.start(of: date).milliseconds == milliseconds, "\(day)")
      #expect(zone.date(at: zone.start(of: date)) == date)
      #expect(zone.date(at: Instant(milliseconds: milliseconds - 1)).dayNumber == date.dayNumber - 1)
    }
  }

  @Test func aMidnightThatIsSkippedIsTheChangeItself() throws {
    // As in Cairo and Havana: at 00:00 the clocks go to 01:00.
    let change = Instant(year: 2026, month: 4, day: 24).adding(days: -1).milliseconds + 22 * 3_600_000
    let zone = ZoneRules(
      name: "x", firstOffsetMilliseconds: 7_200_000,
      changes: [.init(instant: Instant(milliseconds: change), offsetMilliseconds: 10_800_000)])
    #expect(zone.start(of: try #require(Self.date("2026-04-24"))).milliseconds == change)
  }

  private static func date(_ text: String) -> CivilDate? {
    guard case .day(let date) = try? PeriodDate(text) else { return nil }
    return date
  }
}
