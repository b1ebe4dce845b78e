/// A day of California, in which Apple books. The generator shares no code with the domain that it tests.
struct PacificDay: Hashable, Comparable, Sendable {
  /// Days since 1970-01-01.
  let number: Int

  init(number: Int) {
    self.number = number
  }

  init(_ moment: Moment) {
    let year = moment.calendarDay.year
    // Two o'clock on the second Sunday of March and the first of November, in UTC.
    let begins = PacificDay.sunday(2, month: 3, year).adding(hours: 10)
    let ends = PacificDay.sunday(1, month: 11, year).adding(hours: 9)
    let offset = begins <= moment && moment < ends ? -7 : -8
    number = moment.adding(hours: offset).dayNumber
  }

  private static func sunday(_ count: Int, month: Int, _ year: Int) -> Moment {
    let first = CalendarDay.number(year: year, month: month, day: 1)
    // Day 0, 1970-01-01, was a Thursday.
    let weekday = (first + 4) % 7
    return Moment(year: year, month: month, day: 1).adding(days: (7 - weekday) % 7 + 7 * (count - 1))
  }

  func adding(_ days: Int) -> PacificDay { PacificDay(number: number + days) }

  static func < (left: PacificDay, right: PacificDay) -> Bool { left.number < right.number }

  private var texts: (year: String, month: String, day: String) {
    let (year, month, day) = CalendarDay.parts(number: number)
    return (String(year), month < 10 ? "0\(month)" : "\(month)", day < 10 ? "0\(day)" : "\(day)")
  }

  /// 03/27/2026, as SALES and FINANCIAL have it.
  var american: String { "\(texts.month)/\(texts.day)/\(texts.year)" }
  /// 2026-03-27, as SUBSCRIBER has it.
  var iso: String { "\(texts.year)-\(texts.month)-\(texts.day)" }
}
