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
  package var previous: DateRange? {
    guard let start, let end else { return nil }
    let length = end.milliseconds - start.milliseconds
    return DateRange(start: Instant(milliseconds: start.milliseconds - length), end: start)
  }
}
