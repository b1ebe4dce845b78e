/// The two-sided 95 % interval of Wilson for a share of successes (metrics.md, "Intervals").
package struct WilsonInterval: Hashable, Sendable {
  package let low: Double
  package let high: Double

  /// The 0.975 quantile of the standard normal distribution.
  private static let quantile = 1.959963984540054

  /// - Returns: nil for an empty base: no interval can be given.
  package init?(successes: Int, of total: Int) {
    guard total > 0 else { return nil }
    let n = Double(total)
    let share = Double(successes) / n
    let square = WilsonInterval.quantile * WilsonInterval.quantile
    let center = share + square / (2 * n)
    let spread = WilsonInterval.quantile * (share * (1 - share) / n + square / (4 * n * n)).squareRoot()
    low = successes == 0 ? 0 : max(0, (center - spread) / (1 + square / n))
    high = successes == total ? 1 : min(1, (center + spread) / (1 + square / n))
  }
}
