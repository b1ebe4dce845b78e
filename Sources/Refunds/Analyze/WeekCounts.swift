/// Counts by week. They are made once by day, and days are folded into weeks: a name and a calendar for each purchase
/// would cost more than reading it.
struct WeekCounts {
  /// The weeks with a purchase or a revocation.
  private let counts: [CalendarPeriod: RefundCounts]

  init(_ analysis: Analysis, in range: DateRange?, calendar: PeriodCalendar) {
    let days = analysis.counts(in: range) { _, date in date.map(calendar.zone.dayNumber) }
    var weeks: [CalendarPeriod: RefundCounts] = [:]
    for (day, counts) in days {
      weeks[calendar.period(.week, containing: CivilDate(dayNumber: day)), default: RefundCounts()].add(counts)
    }
    counts = weeks
  }

  /// Every week from the first to the last, weeks without anything included.
  ///
  /// - Parameter start: weeks before this one are left out.
  func weeks(from start: CalendarPeriod?, in calendar: PeriodCalendar) -> [(week: CalendarPeriod, counts: RefundCounts)]
  {
    let kept = counts.keys.filter { week in start.map { week >= $0 } ?? true }
    guard let first = kept.min(), let last = kept.max() else { return [] }
    return stride(from: first.first.dayNumber, through: last.first.dayNumber, by: 7).map { day in
      let week = calendar.period(.week, containing: CivilDate(dayNumber: day))
      return (week, counts[week] ?? RefundCounts())
    }
  }

  /// All weeks before one together; nil without any.
  func total(before start: CalendarPeriod) -> RefundCounts? {
    let earlier = counts.filter { $0.key < start }.values
    if earlier.isEmpty { return nil }
    return earlier.reduce(into: RefundCounts()) { $0.add($1) }
  }
}
