/// How much more counts vary between periods than chance alone would make them.
package enum Dispersion {
  /// Pearson's chi-square of the counts around their pooled rate, by its degrees of freedom: about 1 under chance alone.
  ///
  /// - Returns: nil for fewer than two periods with purchases, and where all or none were refunded.
  package static func ratio(_ counts: [(successes: Int, total: Int)]) -> Double? {
    let counts = counts.filter { $0.total > 0 }
    let total = counts.reduce(0) { $0 + $1.total }
    let successes = counts.reduce(0) { $0 + $1.successes }
    guard counts.count > 1, successes > 0, successes < total else { return nil }
    let rate = Double(successes) / Double(total)
    let square = counts.reduce(0.0) { sum, count in
      let expected = Double(count.total) * rate
      let distance = Double(count.successes) - expected
      return sum + distance * distance / (expected * (1 - rate))
    }
    return square / Double(counts.count - 1)
  }
}
