extension ZoneRules {
  /// The time of California, in which Apple counts the days of most agreements. Its rules have not changed since 2007,
  /// before the App Store opened: daylight saving begins on the second Sunday of March and ends on the first Sunday of
  /// November, both at two o'clock (15 U.S.C. 260a). The same on every machine, unlike its tables.
  package static let pacific: ZoneRules = {
    let hour: Int64 = 3_600_000
    let changes = (2008...2060).flatMap { year in
      [
        Change(instant: sunday(2, ofMonth: 3, year, hoursLater: 10), offsetMilliseconds: -7 * hour),
        Change(instant: sunday(1, ofMonth: 11, year, hoursLater: 9), offsetMilliseconds: -8 * hour),
      ]
    }
    return ZoneRules(name: "America/Los_Angeles", firstOffsetMilliseconds: -8 * hour, changes: changes)
  }()

  private static func sunday(_ number: Int64, ofMonth month: Int, _ year: Int, hoursLater hours: Int64) -> Instant {
    let first = CivilDate(year: year, month: month, day: 1)
    let day = first.dayNumber + Int64(7 - first.weekday) + 7 * (number - 1)
    return Instant(milliseconds: day * Instant.millisecondsPerDay + hours * 3_600_000)
  }
}
