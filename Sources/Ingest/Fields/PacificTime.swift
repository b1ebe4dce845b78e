internal import Refunds

/// The time of California. Its rules have not changed since 2007, before the App Store opened: daylight saving begins on
/// the second Sunday of March and ends on the first Sunday of November, both at two o'clock (15 U.S.C. 260a).
enum PacificTime {
  private static let hour: Int64 = 3_600_000

  /// Milliseconds that a local time is ahead of UTC; negative.
  ///
  /// The hour that autumn has twice is taken for the first one. The hour that spring lacks is standard time.
  static func offset(ofLocalMilliseconds local: Int64) -> Int64 {
    let year = CivilDate(dayNumber: Instant(milliseconds: local).dayNumber).year
    let begins = sunday(2, ofMonth: 3, year) + 3 * hour
    let ends = sunday(1, ofMonth: 11, year) + 2 * hour
    return (begins..<ends).contains(local) ? -7 * hour : -8 * hour
  }

  /// The first moment of the given Sunday of a month.
  private static func sunday(_ number: Int64, ofMonth month: Int, _ year: Int) -> Int64 {
    let first = CivilDate(year: year, month: month, day: 1).dayNumber
    // Day 0, 1970-01-01, was a Thursday: day 3 was a Sunday.
    let daysToSunday = ((3 - first) % 7 + 7) % 7
    return (first + daysToSunday + 7 * (number - 1)) * Instant.millisecondsPerDay
  }
}
