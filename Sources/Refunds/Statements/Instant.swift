/// A moment in UTC, in whole milliseconds since 1970-01-01T00:00:00Z. No zone and no calendar of the machine enter.
package struct Instant: Hashable, Comparable, BitwiseCopyable, Sendable {
  @usableFromInline package let milliseconds: Int64

  @inlinable
  package init(milliseconds: Int64) {
    self.milliseconds = milliseconds
  }

  /// Midnight UTC at the start of a civil date of the proleptic Gregorian calendar.
  package init(year: Int, month: Int, day: Int) {
    self.init(milliseconds: CivilDate(year: year, month: month, day: day).dayNumber * Instant.millisecondsPerDay)
  }

  package static let millisecondsPerDay: Int64 = 86_400_000

  /// Later than any date that a program writes on purpose: the end of the year 9999.
  package static let distantFuture = Instant(year: 10_000, month: 1, day: 1)

  /// The App Store opened on this day (2008-07-10); no purchase, revocation or signature is older.
  package static let appStoreOpening = Instant(year: 2008, month: 7, day: 10)

  @inlinable
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
  ///
  /// A long list prints millions of them, so that the digits are set one by one and no partial text is built.
  package var text: String {
    let date = date
    guard (0...9999).contains(date.year) else { return date.text + "T" + timeText }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(24)
    Instant.append(date.year, digits: 4, then: "-", to: &bytes)
    Instant.append(date.month, digits: 2, then: "-", to: &bytes)
    Instant.append(date.day, digits: 2, then: "T", to: &bytes)
    appendTime(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  private var timeText: String {
    var bytes: [UInt8] = []
    appendTime(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  private func appendTime(to bytes: inout [UInt8]) {
    let inDay = Int(milliseconds - dayNumber * Instant.millisecondsPerDay)
    Instant.append(inDay / 3_600_000, digits: 2, then: ":", to: &bytes)
    Instant.append(inDay / 60_000 % 60, digits: 2, then: ":", to: &bytes)
    Instant.append(inDay / 1000 % 60, digits: 2, then: ".", to: &bytes)
    Instant.append(inDay % 1000, digits: 3, then: "Z", to: &bytes)
  }

  private static func append(_ number: Int, digits: Int, then sign: Unicode.Scalar, to bytes: inout [UInt8]) {
    var scale = 1
    for _ in 1..<digits { scale *= 10 }
    while scale > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number / scale % 10))
      scale /= 10
    }
    bytes.append(UInt8(ascii: sign))
  }
}
