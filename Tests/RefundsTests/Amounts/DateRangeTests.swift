import Refunds
import Testing

/// Half-open ranges, and the range of the same length before.
struct DateRangeTests {
  private func range(_ start: (Int, Int, Int)?, _ end: (Int, Int, Int)?) -> DateRange {
    func instant(_ date: (Int, Int, Int)) -> Instant { Instant(year: date.0, month: date.1, day: date.2) }
    return DateRange(start: start.map(instant), end: end.map(instant))
  }

  @Test func theStartBelongsToItTheEndDoesNot() {
    let week = DateRange(start: .day(0), end: .day(7))
    #expect(week.contains(.day(0)))
    #expect(week.contains(Instant(milliseconds: Instant.day(7).milliseconds - 1)))
    #expect(!week.contains(.day(7)))
    #expect(!week.contains(.day(-1)))
  }

  @Test func aMissingSideIsOpen() {
    #expect(DateRange(start: nil, end: .day(7)).contains(.day(-9999)))
    #expect(DateRange(start: .day(7), end: nil).contains(.day(9999)))
    #expect(DateRange(start: nil, end: nil).contains(.day(0)))
  }

  @Test func aWeekFollowsTheWeekBefore() {
    #expect(range((2026, 3, 16), (2026, 3, 23)).previous == range((2026, 3, 9), (2026, 3, 16)))
  }

  @Test func aMonthFollowsTheMonthBeforeWhateverItsLength() {
    #expect(range((2026, 3, 1), (2026, 4, 1)).previous == range((2026, 2, 1), (2026, 3, 1)))
    #expect(range((2026, 1, 1), (2026, 2, 1)).previous == range((2025, 12, 1), (2026, 1, 1)))
    #expect(range((2024, 3, 1), (2024, 4, 1)).previous == range((2024, 2, 1), (2024, 3, 1)))
  }

  @Test func quartersAndYearsFollowTheirLike() {
    #expect(range((2026, 1, 1), (2026, 4, 1)).previous == range((2025, 10, 1), (2026, 1, 1)))
    #expect(range((2026, 1, 1), (2027, 1, 1)).previous == range((2025, 1, 1), (2026, 1, 1)))
  }

  @Test func anOpenRangeHasNoneBefore() {
    #expect(range(nil, (2026, 1, 1)).previous == nil)
    #expect(range((2026, 1, 1), nil).previous == nil)
  }
}
