/// A month of Apple's fiscal year: 5, 4 and 4 weeks of a quarter, Sunday to Saturday. The year begins after the last
/// Saturday of September; a year of 53 weeks has the extra one in its third month (finance.md 1.5).
package struct FiscalMonth: Hashable, Comparable, Sendable {
  /// The fiscal year: 2026 begins in September 2025.
  package let year: Int
  /// 1 is October, 12 is September.
  package let number: Int

  /// - Returns: nil for a number that no year has.
  package init?(year: Int, number: Int) {
    guard (1...12).contains(number) else { return nil }
    self.year = year
    self.number = number
  }

  package init(containing date: CivilDate) {
    var year = date.year
    if FiscalMonth.firstDayNumber(ofYear: year + 1) <= date.dayNumber { year += 1 }
    var start = FiscalMonth.firstDayNumber(ofYear: year)
    var number = 1
    for weeks in FiscalMonth.weeks(ofYear: year) {
      if date.dayNumber < start + 7 * weeks { break }
      start += 7 * weeks
      number += 1
    }
    self.year = year
    self.number = number
  }

  package var firstDay: CivilDate {
    let weeks = FiscalMonth.weeks(ofYear: year).prefix(number - 1).reduce(0, +)
    return CivilDate(dayNumber: FiscalMonth.firstDayNumber(ofYear: year) + 7 * weeks)
  }

  package var next: FiscalMonth {
    FiscalMonth(year: year, number: number + 1) ?? FiscalMonth(firstOf: year + 1)
  }

  private init(firstOf year: Int) {
    self.year = year
    number = 1
  }

  /// `fiscal:2026-03`: the number under which App Store Connect keeps its reports.
  package var text: String {
    "fiscal:\(Digits.padded(Int64(year), to: 4))-\(Digits.padded(Int64(number), to: 2))"
  }

  package static func < (left: FiscalMonth, right: FiscalMonth) -> Bool {
    (left.year, left.number) < (right.year, right.number)
  }

  private static func weeks(ofYear year: Int) -> [Int64] {
    let days = firstDayNumber(ofYear: year + 1) - firstDayNumber(ofYear: year)
    return [5, 4, days == 53 * 7 ? 5 : 4, 5, 4, 4, 5, 4, 4, 5, 4, 4]
  }

  // The day after the last Saturday of the September before.
  private static func firstDayNumber(ofYear year: Int) -> Int64 {
    let endOfSeptember = CivilDate(year: year - 1, month: 9, day: 30)
    let daysSinceSaturday = (endOfSeptember.weekday + 1) % 7
    return endOfSeptember.dayNumber - Int64(daysSinceSaturday) + 1
  }
}
