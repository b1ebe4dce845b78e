/// The stretch of time from which one kind of source has statements, and the days of it on which it made any.
struct SourceSpan: Sendable {
  private(set) var statements = 0
  private(set) var days: Set<Int64> = []
  private(set) var first: Instant?
  private(set) var last: Instant?
  /// The day of the last statement that was added, in milliseconds: neighbours are mostly of one day.
  private var lastDay: Range<Int64> = 0..<0

  mutating func add(_ time: Instant?) {
    statements += 1
    guard let time else { return }
    first = min(first ?? time, time)
    last = max(last ?? time, time)
    if lastDay.contains(time.milliseconds) { return }
    let start = time.dayNumber * Instant.millisecondsPerDay
    lastDay = start..<start + Instant.millisecondsPerDay
    days.insert(time.dayNumber)
  }

  mutating func add(_ other: SourceSpan) {
    statements += other.statements
    days.formUnion(other.days)
    if let otherFirst = other.first { first = min(first ?? otherFirst, otherFirst) }
    if let otherLast = other.last { last = max(last ?? otherLast, otherLast) }
  }
}
