/// When something is worth an alert; the numbers of metrics.md ("Alerts", "Small numbers") and those that keep false
/// alarms rare. docs/METRICS.md tells why.
package struct AlertRule: Hashable, Sendable {
  /// Refunds count up to this age of the purchase, and only purchases that were watched for so many full days.
  ///
  /// Refunds for a fault come within days: at 7 days the made-up shop's bad build is found three times as often as at 14.
  package var days = 7

  package init() {}

  /// Weeks before the tested ones whose pooled rate is the usual one.
  static let baselineWeeks = 8
  /// The newest weeks that are looked at, alone and together, so that a fault is still found when it is a few weeks old.
  static let recentWeeks = 4
  /// The corrected chance must lie below this.
  static let significance = 0.01
  /// The chance of the comparison with a limited number of earlier purchases must lie below this.
  static let comparisonSignificance = 0.001
  /// So many refunds in the recent weeks, at least.
  static let leastRefunds = 5
  /// So many purchases among those tested and among those compared with, at least.
  static let leastPurchases = 30
}
