/// The upper tail of a discrete distribution with one peak, from the ratios of successive terms.
///
/// No logarithm and no factorial enter, so that nothing cancels: all terms are positive, and each follows from its
/// neighbour by one ratio. Terms are relative to the one at the peak; where they become very small they are scaled, so
/// that a tail of 10^-300 keeps its digits.
struct TailSum {
  let values: ClosedRange<Int>
  let peak: Int
  /// The term of a value divided by the term of the value before it.
  let ratio: (Int) -> Double

  /// The chance of at least this value; relative error below 1e-10 for distributions over a million trials.
  func probability(ofAtLeast value: Int) -> Double {
    if value <= values.lowerBound { return 1 }
    if value > values.upperBound { return 0 }
    let above = sum(upwardsFrom: peak)
    let below = sum(downwardsFrom: peak, to: values.lowerBound)
    let total = above + below - 1
    if value <= peak { return (above + sum(downwardsFrom: peak, to: value) - 1) / total }
    var term = ScaledProduct()
    for next in (peak + 1)...value { term.multiply(by: ratio(next)) }
    return term.multiplied(by: sum(upwardsFrom: value) / total)
  }

  // What is left out is a geometric series far below the last digit of the sum.
  private static let negligible = 1e-22

  /// The terms from a value on, divided by the term of that value.
  private func sum(upwardsFrom start: Int) -> Double {
    var (sum, term, value) = (1.0, 1.0, start)
    while value < values.upperBound {
      value += 1
      term *= ratio(value)
      sum += term
      if term < sum * TailSum.negligible { break }
    }
    return sum
  }

  private func sum(downwardsFrom start: Int, to end: Int) -> Double {
    var (sum, term, value) = (1.0, 1.0, start)
    while value > end {
      term /= ratio(value)
      value -= 1
      sum += term
      if term < sum * TailSum.negligible { break }
    }
    return sum
  }
}

/// A product of many factors below 1 that does not vanish on the way.
private struct ScaledProduct {
  private var significand = 1.0
  private var exponent = 0

  private static let leastExponent = -512

  mutating func multiply(by factor: Double) {
    significand *= factor
    guard significand.exponent < ScaledProduct.leastExponent, significand > 0 else { return }
    exponent += Int(significand.exponent)
    significand = significand.significand
  }

  func multiplied(by factor: Double) -> Double {
    Double(sign: .plus, exponent: exponent, significand: significand * factor)
  }
}
