/// Quantiles that are values of the sample itself (nearest rank), as metrics.md asks for: no value is made up between
/// two that were seen.
enum NearestRank {
  /// The smallest value that at least this share of the sample does not exceed; nil without a sample.
  ///
  /// - Parameters:
  ///   - percent: 1 to 100; 50 is the median.
  ///   - sorted: the sample, ascending.
  static func value<Value>(_ percent: Int, of sorted: [Value]) -> Value? {
    if sorted.isEmpty { return nil }
    let rank = (sorted.count * percent + 99) / 100
    return sorted[max(rank, 1) - 1]
  }
}
