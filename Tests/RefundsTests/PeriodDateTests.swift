import Refunds
import Testing

/// Milliseconds were worked out with Python's `datetime.timestamp`.
struct PeriodDateTests {
  @Test(arguments: [
    ("2026-03-04", 1_772_582_400_000, 1_772_668_799_999),
    ("2024-02-29", 1_709_164_800_000, 1_709_251_199_999),
    (" 2026-03-04 ", 1_772_582_400_000, 1_772_668_799_999),
    ("2026-03-04T09:30:00Z", 1_772_616_600_000, 1_772_616_600_000),
    ("2026-03-04t09:30z", 1_772_616_600_000, 1_772_616_600_000),
    ("2026-03-04T09:30:00.5Z", 1_772_616_600_500, 1_772_616_600_500),
    ("2026-03-04T09:30:00.007Z", 1_772_616_600_007, 1_772_616_600_007),
    ("2026-03-04T10:30:00+01:00", 1_772_616_600_000, 1_772_616_600_000),
    ("2026-03-03T22:00:00-11:30", 1_772_616_600_000, 1_772_616_600_000),
  ])
  func read(text: String, start: Int64, end: Int64) throws {
    let date = try PeriodDate(text)
    #expect(date.start(in: .utc).milliseconds == start)
    #expect(date.end(in: .utc).milliseconds == end)
  }

  @Test(arguments: [
    ("", "a year has 4 digits, at character 1"),
    ("2026", "expected \"-\", at character 5"),
    ("2026-03", "expected \"-\", at character 8"),
    ("2026-02-30", "2026-02 has no day 30, at character 9"),
    ("yesterday", "a year has 4 digits, at character 1"),
    ("2026-03-04T", "an hour has 2 digits, at character 12"),
    ("2026-03-04T24:00Z", "hour 24 does not exist, at character 12"),
    ("2026-03-04T09:60Z", "minute 60 does not exist, at character 15"),
    ("2026-03-04T09:30:60Z", "second 60 does not exist, at character 18"),
    ("2026-03-04T09:30:00", "expected Z or an offset such as +01:00, at character 20"),
    ("2026-03-04T09:30:00.1234Z", "a fraction of a second has 1 to 3 digits, at character 21"),
    ("2026-03-04T09:30Z!", "unexpected \"!\", at character 18"),
    ("2026-03-04 09:30Z", "unexpected \"0\", at character 12"),
  ])
  func refused(text: String, message: String) {
    let error = #expect(throws: PeriodError.self) { try PeriodDate(text) }
    #expect(error?.message == message)
  }
}
