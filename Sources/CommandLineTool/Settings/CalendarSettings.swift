import Codec
import Refunds

extension SettingsReader {
  /// `--tz` and `--week-start`.
  mutating func calendar() -> PeriodCalendar {
    var calendar = PeriodCalendar()
    if let value = value(of: .weekStart), let day = word(value, as: PeriodCalendar.WeekStart.self) {
      calendar.weekStart = day
    }
    if let value = value(of: .tz), let name = text(value) {
      if ["UTC", "Z", "GMT"].contains(name.uppercased()) { return calendar }
      if let offsets = TimeZoneDatabase.offsets(of: name) {
        calendar.zone = ZoneRules(name: name, offsets)
      } else {
        refuse(value, "the machine knows no time zone \(name)", next: "write it like Europe/Berlin or America/New_York")
      }
    }
    return calendar
  }
}

extension ZoneRules {
  /// The rules of a zone as the machine has them.
  init(name: String, _ offsets: TimeZoneDatabase.Offsets) {
    self.init(
      name: name, firstOffsetMilliseconds: Int64(offsets.firstSeconds) * 1000,
      changes: offsets.changes.map {
        Change(
          instant: Instant(milliseconds: Int64($0.unixSeconds) * 1000),
          offsetMilliseconds: Int64($0.offsetSeconds) * 1000)
      })
  }
}
