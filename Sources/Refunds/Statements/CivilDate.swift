/// A date of the proleptic Gregorian calendar.
package struct CivilDate: Hashable, Comparable, Sendable {
  package let year: Int
  package let month: Int
  package let day: Int

  package init(year: Int, month: Int, day: Int) {
    self.year = year
    self.month = month
    self.day = day
  }

  /// The date so many days after 1970-01-01.
  ///
  /// The arithmetic counts years from 1 March, so that the leap day is the last of its year, in eras of 400 years
  /// (146,097 days); see Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms".
  package init(dayNumber: Int64) {
    let shifted = dayNumber + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    self.init(
      year: Int(yearOfEra + era * 400 + (month <= 2 ? 1 : 0)), month: Int(month),
      day: Int(dayOfYear - (153 * shiftedMonth + 2) / 5 + 1))
  }

  /// Days since 1970-01-01.
  package var dayNumber: Int64 {
    let shiftedYear = Int64(month <= 2 ? year - 1 : year)
    let era = (shiftedYear >= 0 ? shiftedYear : shiftedYear - 399) / 400
    let yearOfEra = shiftedYear - era * 400
    let dayOfYear = Int64((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1)
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  /// Whether month and day exist in the year.
  package var isValid: Bool {
    (1...12).contains(month) && day >= 1 && day <= CivilDate.days(inMonth: month, of: year)
  }

  /// ISO weekday: Monday is 1, Sunday 7.
  package var weekday: Int {
    let sinceMonday = (dayNumber + 3) % 7
    return Int(sinceMonday < 0 ? sinceMonday + 7 : sinceMonday) + 1
  }

  /// `2026-03-04`.
  package var text: String {
    "\(Digits.padded(Int64(year), to: 4))-\(Digits.padded(Int64(month), to: 2))-\(Digits.padded(Int64(day), to: 2))"
  }

  package static func < (left: CivilDate, right: CivilDate) -> Bool { left.dayNumber < right.dayNumber }

  package static func days(inMonth month: Int, of year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}
