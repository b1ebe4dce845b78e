/// A build of the app and the day on which it reached customers.
package struct AppVersion: Sendable {
  let number: Int
  let releasedAt: Moment

  static let all = [
    AppVersion(number: 138, releasedAt: Moment(year: 2025, month: 12, day: 1)),
    AppVersion(number: 139, releasedAt: Moment(year: 2026, month: 1, day: 12)),
    AppVersion(number: 140, releasedAt: Moment(year: 2026, month: 1, day: 26)),
    AppVersion(number: 141, releasedAt: Moment(year: 2026, month: 2, day: 16)),
    AppVersion(number: badBuild, releasedAt: Moment(year: 2026, month: 3, day: 16)),
    AppVersion(number: 143, releasedAt: Moment(year: 2026, month: 3, day: 30)),
    AppVersion(number: 144, releasedAt: Moment(year: 2026, month: 4, day: 2)),
  ]

  /// The build whose customers ask for their money back.
  package static let badBuild = 142
}
