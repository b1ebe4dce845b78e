internal import Codec
internal import Refunds

/// A date as it was read: the instant, if there is one, and what was odd about the way it was written.
struct DateReading: Equatable {
  var instant: Instant?
  var finding: FindingCode?
}

/// Reads the dates of purchase, revocation, request and signing in all notations that exports use (rules.md 5).
enum DateReader {
  /// The instant of a JSON value, if it lies between the opening of the App Store and the latest plausible moment.
  static func read(_ bytes: RawSpan, _ node: JSONNode, latestPlausible: Instant) -> DateReading {
    switch node.kind {
    case .number, .string:
      return read(bytes, from: node.start, to: node.end, latestPlausible: latestPlausible)
    case .null:
      return DateReading()
    case .false, .true, .array, .object:
      return DateReading(finding: .dateUnreadable)
    }
  }

  static func read(_ bytes: RawSpan, from start: Int, to end: Int, latestPlausible: Instant) -> DateReading {
    if start == end { return DateReading() }
    let isNull = end - start == 4 && "null".utf8.enumerated().allSatisfy { bytes.byte(at: start + $0) == $1 }
    if isNull { return DateReading(finding: .dateZero) }
    let reading: DateReading
    if let milliseconds = thirteenDigits(bytes, from: start, to: end) {
      reading = DateReading(instant: Instant(milliseconds: milliseconds))
    } else if let number = DecimalNumber(bytes, from: start, to: end) {
      reading = instant(of: number)
    } else {
      reading = DateText.read(bytes, from: start, to: end)
    }
    return checked(reading, latestPlausible: latestPlausible)
  }

  // Apple's own form, which nearly all dates have: 13 digits of milliseconds.
  private static func thirteenDigits(_ bytes: RawSpan, from start: Int, to end: Int) -> Int64? {
    guard end - start == 13, bytes.byte(at: start) != UInt8(ascii: "0") else { return nil }
    var value: Int64 = 0
    for position in start..<end {
      let digit = bytes.byte(at: position) &- UInt8(ascii: "0")
      guard digit < 10 else { return nil }
      value = value &* 10 &+ Int64(digit)
    }
    return value
  }

  /// The unit follows from the magnitude: the same moment differs by thousands between units, while all moments of
  /// the App Store lie within a factor of two. Whole milliseconds are rounded down, as Xcode's fractions ask for.
  private static func instant(of number: DecimalNumber) -> DateReading {
    if number.significand == 0 { return DateReading(instant: Instant(milliseconds: 0)) }
    guard let magnitude = number.roundedMagnitude(byPowerOfTen: 0) else { return DateReading(finding: .dateUnreadable) }
    let power = powerToMilliseconds(magnitude)
    guard let milliseconds = number.scaled(byPowerOfTen: power) else { return DateReading(finding: .dateUnreadable) }
    return DateReading(instant: Instant(milliseconds: milliseconds.floor), finding: power == 0 ? nil : .dateUnit)
  }

  private static func powerToMilliseconds(_ magnitude: Int64) -> Int {
    if magnitude < 100_000_000_000 { return 3 }
    if magnitude < 100_000_000_000_000 { return 0 }
    return magnitude < 100_000_000_000_000_000 ? -3 : -6
  }

  // The first day of 1970 is what software writes that has no date.
  private static func checked(_ reading: DateReading, latestPlausible: Instant) -> DateReading {
    guard let instant = reading.instant else { return reading }
    if (0..<Instant.millisecondsPerDay).contains(instant.milliseconds) { return DateReading(finding: .dateZero) }
    if instant < Instant.appStoreOpening || instant > latestPlausible {
      return DateReading(finding: .dateImplausible)
    }
    return reading
  }
}
