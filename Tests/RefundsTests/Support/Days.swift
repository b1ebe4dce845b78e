import Refunds

extension Instant {
  /// Midnight so many days after 1 January 2026.
  static func day(_ day: Int64) -> Instant { Instant(year: 2026, month: 1, day: 1).adding(days: day) }
}
