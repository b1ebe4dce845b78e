internal import Codec
internal import Refunds

/// Dates in words of ISO 8601 and its relatives: `2025-03-04T09:30:00.123Z`, `2025-03-04 09:30:00 UTC`, `2025-03-04`.
struct DateText {
  private var position: Int
  private let end: Int

  /// Reads a date that fills the range but for spaces around it.
  static func read(_ bytes: RawSpan, from start: Int, to end: Int) -> DateReading {
    var start = start
    var end = end
    while start < end && bytes.byte(at: start) == UInt8(ascii: " ") { start += 1 }
    while start < end && bytes.byte(at: end - 1) == UInt8(ascii: " ") { end -= 1 }
    var text = DateText(position: start, end: end)
    return text.dateAndTime(bytes) ?? DateReading(finding: .dateUnreadable)
  }

  private mutating func dateAndTime(_ bytes: RawSpan) -> DateReading? {
    guard let year = digits(bytes, count: 4), skip(bytes, "-"), let month = digits(bytes, count: 2), skip(bytes, "-"),
      let day = digits(bytes, count: 2)
    else { return nil }
    let date = CivilDate(year: year, month: month, day: day)
    guard date.isValid else { return nil }
    let midnight = Instant(year: year, month: month, day: day).milliseconds
    if position == end { return DateReading(instant: Instant(milliseconds: midnight), finding: .dateWithoutTime) }
    guard skip(bytes, "T") || skip(bytes, "t") || skip(bytes, " "), let time = timeOfDay(bytes) else { return nil }
    if position == end {
      return DateReading(instant: Instant(milliseconds: midnight + time), finding: .dateWithoutZone)
    }
    guard let offset = zoneOffset(bytes, of: midnight + time), position == end else { return nil }
    return DateReading(instant: Instant(milliseconds: midnight + time - offset))
  }

  // Seconds may be missing. Second 60 is a leap second and runs into the next minute; hour 24 is midnight.
  private mutating func timeOfDay(_ bytes: RawSpan) -> Int64? {
    guard let hour = digits(bytes, count: 2), skip(bytes, ":"), let minute = digits(bytes, count: 2) else { return nil }
    var second = 0
    var milliseconds = 0
    if skip(bytes, ":") {
      guard let seconds = digits(bytes, count: 2) else { return nil }
      second = seconds
      if skip(bytes, ".") || skip(bytes, ",") {
        guard let fraction = fractionMilliseconds(bytes) else { return nil }
        milliseconds = fraction
      }
    }
    let isEndOfDay = hour == 24 && minute == 0 && second == 0 && milliseconds == 0
    guard hour < 24 || isEndOfDay, minute < 60, second <= 60 else { return nil }
    return Int64(hour * 3_600_000 + minute * 60_000 + second * 1000 + milliseconds)
  }

  // Any number of digits; what lies beyond the milliseconds is cut off.
  private mutating func fractionMilliseconds(_ bytes: RawSpan) -> Int? {
    let start = position
    var milliseconds = 0
    while let digit = digits(bytes, count: 1) {
      if position - start <= 3 { milliseconds = milliseconds * 10 + digit }
    }
    guard position > start else { return nil }
    for _ in min(3, position - start)..<3 { milliseconds *= 10 }
    return milliseconds
  }

  /// Milliseconds that local time is ahead of UTC: `Z`, `+01:00`, `+0100`, `+01`, a name of UTC itself, or the zone of
  /// California, in which receipts repeat their dates.
  private mutating func zoneOffset(_ bytes: RawSpan, of local: Int64) -> Int64? {
    while skip(bytes, " ") {}
    for name in ["Z", "z", "UTC", "GMT", "Etc/GMT", "Etc/UTC"] where takesRest(bytes, name) { return 0 }
    for name in ["America/Los_Angeles", "US/Pacific"] where takesRest(bytes, name) {
      return PacificTime.offset(ofLocalMilliseconds: local)
    }
    let isWest = skip(bytes, "-")
    guard isWest || skip(bytes, "+"), let hours = digits(bytes, count: 2) else { return nil }
    var minutes = 0
    if position < end {
      _ = skip(bytes, ":")
      guard let written = digits(bytes, count: 2) else { return nil }
      minutes = written
    }
    guard hours < 24, minutes < 60 else { return nil }
    let offset = Int64(hours * 3_600_000 + minutes * 60_000)
    return isWest ? -offset : offset
  }

  private mutating func digits(_ bytes: RawSpan, count: Int) -> Int? {
    guard end - position >= count else { return nil }
    var value = 0
    for offset in 0..<count {
      let digit = bytes.byte(at: position + offset) &- UInt8(ascii: "0")
      guard digit < 10 else { return nil }
      value = value * 10 + Int(digit)
    }
    position += count
    return value
  }

  private mutating func skip(_ bytes: RawSpan, _ character: Unicode.Scalar) -> Bool {
    guard position < end, bytes.byte(at: position) == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  /// Whether the rest of the text is exactly this name; if so, it is taken.
  private mutating func takesRest(_ bytes: RawSpan, _ name: String) -> Bool {
    guard end - position == name.utf8.count else { return false }
    for (offset, byte) in name.utf8.enumerated() where bytes.byte(at: position + offset) != byte { return false }
    position = end
    return true
  }
}
