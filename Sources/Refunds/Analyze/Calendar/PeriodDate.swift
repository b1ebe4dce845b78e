/// A date or an instant as a user gives it to `--begin`, `--end` and `--as-of`.
package enum PeriodDate: Hashable, Sendable {
  case day(CivilDate)
  case instant(Instant)

  /// Reads `2026-03-04` or `2026-03-04T09:30:00Z`; seconds and up to three digits of a second may follow, and an offset
  /// such as `+01:00` may stand in place of `Z`.
  package init(_ text: String) throws(PeriodError) {
    var reader = PeriodReader(text)
    reader.skipSpaces()
    let date = try reader.readDate()
    if reader.skip("T") {
      self = .instant(try reader.readTime(on: date))
    } else {
      self = .day(date)
    }
    reader.skipSpaces()
    try reader.expectEnd()
  }

  /// The first moment: midnight of a day. Both ends of a half-open range are meant so.
  package func start(in zone: ZoneRules) -> Instant {
    switch self {
    case .day(let date): zone.start(of: date)
    case .instant(let instant): instant
    }
  }

  /// The last moment: a day's last millisecond, which still lies in that day and its week. `--as-of` means this
  /// (rules.md 5).
  package func end(in zone: ZoneRules) -> Instant {
    switch self {
    case .day(let date):
      Instant(milliseconds: zone.start(of: CivilDate(dayNumber: date.dayNumber + 1)).milliseconds - 1)
    case .instant(let instant): instant
    }
  }
}

extension PeriodReader {
  fileprivate mutating func readTime(on date: CivilDate) throws(PeriodError) -> Instant {
    let hours = try readPart("hour", below: 24)
    try expect(":")
    let minutes = try readPart("minute", below: 60)
    var milliseconds = Int64(hours * 60 + minutes) * 60_000
    if skip(":") {
      milliseconds += Int64(try readPart("second", below: 60)) * 1000
      if skip(".") { milliseconds += try readFraction() }
    }
    let offset = try readOffsetMinutes()
    return Instant(milliseconds: Instant(startOf: date).milliseconds + milliseconds - Int64(offset) * 60_000)
  }

  private mutating func readPart(_ part: String, below limit: Int) throws(PeriodError) -> Int {
    let start = place
    let number = try readNumber(digits: 2, of: part)
    guard number < limit else { throw PeriodError("\(part) \(number) does not exist", at: start) }
    return number
  }

  private mutating func readFraction() throws(PeriodError) -> Int64 {
    let start = place
    let digits = readDigits()
    guard (1...3).contains(digits.count), let number = Int64(digits) else {
      throw PeriodError("a fraction of a second has 1 to 3 digits", at: start)
    }
    return [100, 10, 1][digits.count - 1] * number
  }

  private mutating func readOffsetMinutes() throws(PeriodError) -> Int {
    if skip("Z") { return 0 }
    let start = place
    let isEast = skip("+")
    guard isEast || skip("-") else { throw PeriodError("expected Z or an offset such as +01:00", at: start) }
    let hours = try readPart("hour", below: 24)
    try expect(":")
    let minutes = hours * 60 + (try readPart("minute", below: 60))
    return isEast ? minutes : -minutes
  }
}
