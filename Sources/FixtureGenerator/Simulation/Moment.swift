/// A moment in UTC, in milliseconds since 1970-01-01T00:00:00Z.
package struct Moment: Hashable, Comparable, Sendable {
  package let milliseconds: Int64

  package static let millisecondsPerHour: Int64 = 3_600_000
  package static let millisecondsPerDay: Int64 = 86_400_000

  package init(milliseconds: Int64) {
    self.milliseconds = milliseconds
  }

  package init(year: Int, month: Int, day: Int, hour: Int = 0, minute: Int = 0) {
    let days = Int64(CalendarDay.number(year: year, month: month, day: day))
    milliseconds = days * Moment.millisecondsPerDay + Int64(hour * 60 + minute) * 60_000
  }

  package static func < (left: Moment, right: Moment) -> Bool { left.milliseconds < right.milliseconds }

  package func adding(milliseconds more: Int64) -> Moment { Moment(milliseconds: milliseconds + more) }
  func adding(hours: Int) -> Moment { adding(milliseconds: Int64(hours) * Moment.millisecondsPerHour) }
  package func adding(days: Int) -> Moment { adding(milliseconds: Int64(days) * Moment.millisecondsPerDay) }

  /// The same day and time some months later; the 31st becomes the last day of a shorter month.
  package func adding(months: Int) -> Moment {
    let (year, month, day) = calendarDay
    let monthIndex = year * 12 + month - 1 + months
    let newYear = monthIndex.quotientFlooring(by: 12)
    let newMonth = monthIndex - newYear * 12 + 1
    let newDay = min(day, CalendarDay.count(inMonth: newMonth, of: newYear))
    let inDay = milliseconds - Int64(dayNumber) * Moment.millisecondsPerDay
    return Moment(year: newYear, month: newMonth, day: newDay).adding(milliseconds: inDay)
  }

  /// Days since 1970-01-01.
  var dayNumber: Int { Int(milliseconds.quotientFlooring(by: Moment.millisecondsPerDay)) }

  var calendarDay: (year: Int, month: Int, day: Int) { CalendarDay.parts(number: dayNumber) }

  /// `2026-01`, the month of a file name.
  var monthText: String {
    let (year, month, _) = calendarDay
    return "\(year)-\(month < 10 ? "0" : "")\(month)"
  }
}

extension BinaryInteger {
  fileprivate func quotientFlooring(by divisor: Self) -> Self {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? quotient - 1 : quotient
  }
}
