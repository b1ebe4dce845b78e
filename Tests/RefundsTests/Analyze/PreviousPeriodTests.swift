import Refunds
import Testing

@Suite("Periods")
struct PreviousPeriodTests {
  private func range(_ start: (Int, Int, Int), _ end: (Int, Int, Int)) -> DateRange {
    DateRange(
      start: Instant(year: start.0, month: start.1, day: start.2),
      end: Instant(year: end.0, month: end.1, day: end.2))
  }

  @Test("are half-open")
  func halfOpen() {
    let march = range((2026, 3, 1), (2026, 4, 1))
    #expect(march.contains(Instant(year: 2026, month: 3, day: 1)))
    #expect(march.contains(Instant(milliseconds: Instant(year: 2026, month: 4, day: 1).milliseconds - 1)))
    #expect(!march.contains(Instant(year: 2026, month: 4, day: 1)))
  }

  @Test("whole months are preceded by whole months, other stretches by the same length")
  func previous() {
    #expect(range((2026, 3, 1), (2026, 4, 1)).previous == range((2026, 2, 1), (2026, 3, 1)))
    #expect(range((2026, 1, 1), (2026, 4, 1)).previous == range((2025, 10, 1), (2026, 1, 1)))
    #expect(range((2026, 1, 1), (2027, 1, 1)).previous == range((2025, 1, 1), (2026, 1, 1)))
    #expect(range((2026, 3, 16), (2026, 3, 23)).previous == range((2026, 3, 9), (2026, 3, 16)))
    #expect(DateRange(start: nil, end: Instant(year: 2026, month: 1, day: 1)).previous == nil)
  }
}
