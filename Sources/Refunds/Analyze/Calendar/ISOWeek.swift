/// A week of ISO 8601: Monday to Sunday, belonging to the year of its Thursday.
package struct ISOWeek: Hashable, Comparable, Sendable {
  /// Days from 1970-01-01 to the Monday.
  package let mondayNumber: Int64

  package init(containing date: CivilDate) {
    mondayNumber = date.dayNumber - Int64(date.weekday - 1)
  }

  package init(containing instant: Instant) {
    self.init(containing: instant.date)
  }

  private init(mondayNumber: Int64) {
    self.mondayNumber = mondayNumber
  }

  package func adding(weeks: Int64) -> ISOWeek { ISOWeek(mondayNumber: mondayNumber + 7 * weeks) }

  package static func < (left: ISOWeek, right: ISOWeek) -> Bool { left.mondayNumber < right.mondayNumber }

  /// Year and week number: the week belongs to the year that its Thursday lies in.
  package var yearAndNumber: (year: Int, number: Int) {
    let thursday = CivilDate(dayNumber: mondayNumber + 3)
    let firstOfYear = CivilDate(year: thursday.year, month: 1, day: 1).dayNumber
    return (thursday.year, Int(mondayNumber + 3 - firstOfYear) / 7 + 1)
  }

  /// `2026-W12`.
  package var text: String {
    let (year, number) = yearAndNumber
    return "\(Digits.padded(Int64(year), to: 4))-W\(Digits.padded(Int64(number), to: 2))"
  }

  package var range: DateRange {
    let start = Instant(milliseconds: mondayNumber * Instant.millisecondsPerDay)
    return DateRange(start: start, end: start.adding(days: 7), label: text)
  }
}
