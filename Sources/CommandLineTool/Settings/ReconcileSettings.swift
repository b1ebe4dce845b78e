import Codec
package import Refunds

/// What `reconcile` compares with, and how closely.
package struct ReconcileSettings: Sendable {
  /// Files and folders with Apple's reports.
  package var applePaths: [String] = []
  package var request = ReconcileRequest(zone: .pacific)
}

extension SettingsReader {
  // Apple settles within 45 days of the end of a period.
  private static let mostDays = 45

  /// `--apple`, `--report-tz`, `--slide-days`, `--settlement-days` and `--tolerance`.
  mutating func reconcile() -> ReconcileSettings {
    var settings = ReconcileSettings()
    settings.applePaths = values(of: .apple).compactMap { text($0) }
    if let value = value(of: .reportTZ), let name = text(value) {
      if let zone = ReconcileSettings.zone(name) {
        settings.request.zone = zone
      } else {
        refuse(value, "the machine knows no time zone \(name)", next: "write it like Europe/Berlin or Asia/Tokyo")
      }
    }
    if let days = number(.slideDays, in: 0...Self.mostDays) { settings.request.slideDays = days }
    if let days = number(.settlementDays, in: 0...Self.mostDays) { settings.request.settlementDays = days }
    if let units = number(.tolerance, in: 0...100) { settings.request.toleranceMinorUnits = units }
    return settings
  }
}

extension ReconcileSettings {
  fileprivate static func zone(_ name: String) -> ZoneRules? {
    if name.uppercased() == "UTC" { return .utc }
    if name == ZoneRules.pacific.name { return .pacific }
    return TimeZoneDatabase.offsets(of: name).map { ZoneRules(name: name, $0) }
  }
}
