/// The lengths of time that a period can be named in. Weeks are ISO weeks: they begin on Monday.
package enum PeriodUnit: String, CaseIterable, Hashable, Sendable {
  case day
  case week
  case month
  case quarter
  case year

  /// The first day of the period of this length that holds the date.
  package func start(of date: CivilDate) -> CivilDate {
    switch self {
    case .day: date
    case .week: CivilDate(dayNumber: date.dayNumber - Int64(date.weekday - 1))
    case .month: CivilDate(year: date.year, month: date.month, day: 1)
    case .quarter: CivilDate(year: date.year, month: (date.month - 1) / 3 * 3 + 1, day: 1)
    case .year: CivilDate(year: date.year, month: 1, day: 1)
    }
  }

  /// The first day of the period that comes so many periods after the one with this first day; a negative count goes
  /// back.
  package func start(_ start: CivilDate, movedBy count: Int) -> CivilDate {
    switch self {
    case .day: CivilDate(dayNumber: start.dayNumber + Int64(count))
    case .week: CivilDate(dayNumber: start.dayNumber + 7 * Int64(count))
    case .month: PeriodUnit.firstOfMonth(start, movedBy: count)
    case .quarter: PeriodUnit.firstOfMonth(start, movedBy: 3 * count)
    case .year: PeriodUnit.firstOfMonth(start, movedBy: 12 * count)
    }
  }

  /// Monday of an ISO week; nil where the year has no such week. Week 1 is the week of 4 January (ISO 8601).
  package static func monday(ofWeek week: Int, in year: Int) -> CivilDate? {
    func firstMonday(_ year: Int) -> CivilDate { PeriodUnit.week.start(of: CivilDate(year: year, month: 1, day: 4)) }
    guard week >= 1 else { return nil }
    let monday = PeriodUnit.week.start(firstMonday(year), movedBy: week - 1)
    return monday < firstMonday(year + 1) ? monday : nil
  }

  private static func firstOfMonth(_ date: CivilDate, movedBy count: Int) -> CivilDate {
    let months = date.year * 12 + date.month - 1 + count
    // Rounded towards the past, so that months before the year 0 stay in their own year.
    let year = months >= 0 ? months / 12 : (months - 11) / 12
    return CivilDate(year: year, month: months - year * 12 + 1, day: 1)
  }
}
