/// Newcombe's 95 % interval for the difference of two rates, from the Wilson interval of each (Newcombe 1998, method 10).
package struct NewcombeInterval: Hashable, Sendable {
  package let low: Double
  package let high: Double

  /// The interval of the first rate less the second one.
  ///
  /// - Returns: nil where one of the bases is empty.
  package init?(_ count: Int, of total: Int, less otherCount: Int, of otherTotal: Int) {
    guard let first = WilsonInterval(successes: count, of: total),
      let second = WilsonInterval(successes: otherCount, of: otherTotal)
    else { return nil }
    let (rate, otherRate) = (Double(count) / Double(total), Double(otherCount) / Double(otherTotal))
    func length(_ left: Double, _ right: Double) -> Double { (left * left + right * right).squareRoot() }
    low = rate - otherRate - length(rate - first.low, second.high - otherRate)
    high = rate - otherRate + length(first.high - rate, otherRate - second.low)
  }
}
