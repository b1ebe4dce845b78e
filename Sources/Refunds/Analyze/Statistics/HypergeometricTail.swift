/// Fisher's exact test of two counts, one-sided: unlike the binomial tail against a pooled rate it knows that the rate
/// was itself found from a limited number of purchases.
package enum HypergeometricTail {
  /// The chance that at least `count` of the successes fall among the `trials` when all successes are dealt at random
  /// over `trials` and `otherTrials`.
  ///
  /// - Parameters:
  ///   - count: successes among the trials.
  ///   - otherCount: successes among the other trials, to which they are compared.
  package static func probability(
    ofAtLeast count: Int, of trials: Int, against otherCount: Int, of otherTrials: Int
  ) -> Double {
    precondition(
      (0...trials).contains(count) && (0...otherTrials).contains(otherCount), "a part is not greater than its whole")
    let successes = count + otherCount
    let (least, most) = (max(0, successes - otherTrials), min(trials, successes))
    let all = Double(trials + otherTrials + 2)
    let peak = min(most, max(least, Int(Double(successes + 1) / all * Double(trials + 1))))
    let tail = TailSum(values: least...most, peak: peak) { value in
      Double(successes - value + 1) / Double(value) * Double(trials - value + 1)
        / Double(otherTrials - successes + value)
    }
    return tail.probability(ofAtLeast: count)
  }
}
