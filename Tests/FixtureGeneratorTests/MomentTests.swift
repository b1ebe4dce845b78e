import FixtureGenerator
import Testing

@Test func `the quarter has thirteen weeks from a Monday`() {
  // date -u -d 2026-01-05 +%s
  #expect(Shop.start.milliseconds == 1_767_571_200_000)
  #expect(Shop.end.milliseconds - Shop.start.milliseconds == Int64(7 * Shop.weekCount) * Moment.millisecondsPerDay)
}

@Test(arguments: [
  (Moment(year: 2026, month: 1, day: 31, hour: 10), 1, Moment(year: 2026, month: 2, day: 28, hour: 10)),
  (Moment(year: 2024, month: 1, day: 31), 1, Moment(year: 2024, month: 2, day: 29)),
  (Moment(year: 2026, month: 1, day: 15), -1, Moment(year: 2025, month: 12, day: 15)),
  (Moment(year: 2025, month: 3, day: 1), 12, Moment(year: 2026, month: 3, day: 1)),
])
func `months keep the day where it exists`(from: Moment, months: Int, to: Moment) {
  #expect(from.adding(months: months) == to)
}
