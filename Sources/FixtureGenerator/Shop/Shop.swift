/// The made-up shop: one app with four products, and the quarter that is told.
package struct Shop: Sendable {
  package static let bundleIdentifier = "com.example.orchard"
  static let appAppleIdentifier: Int64 = 1_230_001_230
  static let subscriptionGroup = "30300303"

  /// Monday 2026-01-05, the first instant of the thirteen ISO weeks.
  package static let start = Moment(year: 2026, month: 1, day: 5)
  /// The instant after Sunday 2026-04-05. Nothing is signed from here on.
  package static let end = Moment(year: 2026, month: 4, day: 6)
  package static let weekCount = 13

  /// Whether build 142 makes customers ask for their money back.
  var hasFault: Bool

  /// Chances per ten thousand that a transaction is refunded for an issue with the app, for another reason, or
  /// without any reason given.
  struct RefundChances: Sendable {
    var developerIssue: Int
    var other: Int
    var unspecified: Int
  }

  func refundChances(of transaction: Transaction) -> RefundChances {
    switch transaction.product {
    case .monthly:
      let isBad = hasFault && transaction.appVersion == AppVersion.badBuild
      return RefundChances(developerIssue: isBad ? 360 : 100, other: 150, unspecified: 20)
    case .yearly: return RefundChances(developerIssue: 80, other: 300, unspecified: 20)
    case .coins: return RefundChances(developerIssue: 90, other: 330, unspecified: 40)
    case .lifetime: return RefundChances(developerIssue: 60, other: 220, unspecified: 20)
    }
  }

  /// The build that a customer runs at a moment: mostly the newest, sometimes the one before it.
  func appVersion(at moment: Moment, _ random: inout RandomSource) -> Int {
    let isLate = random.chance(1500)
    let released = AppVersion.all.filter { $0.releasedAt <= moment }
    let newest = released.last ?? AppVersion.all[0]
    guard isLate, released.count > 1 else { return newest.number }
    return released[released.count - 2].number
  }

  /// A moment of the quarter at which somebody buys: trade grows over the weeks and is best at weekends.
  func purchaseMoment(_ random: inout RandomSource) -> Moment {
    let week = random.weighted((0..<Shop.weekCount).map { 20 + $0 })
    let weekday = random.weighted([10, 10, 10, 10, 12, 16, 15])
    return Shop.start.adding(days: week * 7 + weekday).adding(milliseconds: random.below(Moment.millisecondsPerDay))
  }
}
