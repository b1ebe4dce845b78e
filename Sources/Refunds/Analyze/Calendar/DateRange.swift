/// A half-open stretch of time, `start <= instant < end`. A missing side is open.
package struct DateRange: Hashable, Sendable {
  package var start: Instant?
  package var end: Instant?
  /// The name under which it was asked for: `2026-W12`, `2026-03`, `last 8 weeks`; empty for free dates.
  package var label: String

  package init(start: Instant?, end: Instant?, label: String = "") {
    self.start = start
    self.end = end
    self.label = label
  }

  package func contains(_ instant: Instant) -> Bool {
    if let start, instant < start { return false }
    if let end, instant >= end { return false }
    return true
  }

  /// The stretch of the same length just before this one; nil where one side is open.
  ///
  /// Whole calendar months are preceded by as many whole months, whatever their number of days.
  package var previous: DateRange? {
    guard let start, let end else { return nil }
    if let first = DateRange.monthNumber(start), let last = DateRange.monthNumber(end) {
      let before = 2 * first - last
      return DateRange(start: Instant(year: before / 12, month: before % 12 + 1, day: 1), end: start)
    }
    let length = end.milliseconds - start.milliseconds
    return DateRange(start: Instant(milliseconds: start.milliseconds - length), end: start)
  }

  /// The end of the calendar month that begins at `start`; nil where none begins there.
  var nextMonth: Instant? {
    guard let start, let month = DateRange.monthNumber(start) else { return nil }
    return Instant(year: (month + 1) / 12, month: (month + 1) % 12 + 1, day: 1)
  }

  // Months since year 0, for an instant at which a calendar month begins.
  private static func monthNumber(_ instant: Instant) -> Int? {
    let date = instant.date
    guard date.day == 1, instant == Instant(year: date.year, month: date.month, day: 1) else { return nil }
    return date.year * 12 + date.month - 1
  }
}
