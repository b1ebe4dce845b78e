/// A moment in UTC, in whole milliseconds since 1970-01-01T00:00:00Z. No zone and no calendar of the machine enter.
package struct Instant: Hashable, Comparable, Sendable {
  package let milliseconds: Int64

  package init(milliseconds: Int64) {
    self.milliseconds = milliseconds
  }

  /// Midnight UTC at the start of a civil date of the proleptic Gregorian calendar.
  package init(year: Int, month: Int, day: Int) {
    self.init(milliseconds: CivilDate(year: year, month: month, day: day).dayNumber * Instant.millisecondsPerDay)
  }

  package static let millisecondsPerDay: Int64 = 86_400_000

  /// The App Store opened on this day (2008-07-10); no purchase, revocation or signature is older.
  package static let appStoreOpening = Instant(year: 2008, month: 7, day: 10)

  package static func < (left: Instant, right: Instant) -> Bool { left.milliseconds < right.milliseconds }

  package func adding(days: Int64) -> Instant {
    Instant(milliseconds: milliseconds + days * Instant.millisecondsPerDay)
  }

  /// Days since 1970-01-01, rounded towards the past.
  package var dayNumber: Int64 {
    let day = milliseconds / Instant.millisecondsPerDay
    return milliseconds % Instant.millisecondsPerDay < 0 ? day - 1 : day
  }

  package var date: CivilDate { CivilDate(dayNumber: dayNumber) }

  /// `2026-03-04T09:30:00.000Z`, the only form in which instants are printed.
  package var text: String {
    let inDay = milliseconds - dayNumber * Instant.millisecondsPerDay
    let time = [inDay / 3_600_000, inDay / 60_000 % 60, inDay / 1000 % 60].map { Digits.padded($0, to: 2) }
    return "\(date.text)T\(time[0]):\(time[1]):\(time[2]).\(Digits.padded(inDay % 1000, to: 3))Z"
  }
}
