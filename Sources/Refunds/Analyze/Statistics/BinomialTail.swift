/// The exact one-sided upper tail of the binomial distribution (metrics.md, "Alerts").
package enum BinomialTail {
  /// The chance of at least `count` successes among `trials` independent trials.
  ///
  /// - Parameter rate: the chance of success of each trial, from 0 to 1.
  package static func probability(ofAtLeast count: Int, of trials: Int, rate: Double) -> Double {
    precondition(trials >= 0 && rate >= 0 && rate <= 1, "a rate lies between 0 and 1, and trials are counted")
    if count <= 0 { return 1 }
    if count > trials || rate == 0 { return 0 }
    if rate == 1 { return 1 }
    let odds = rate / (1 - rate)
    let peak = min(trials, Int(Double(trials + 1) * rate))
    let tail = TailSum(values: 0...trials, peak: peak) { Double(trials - $0 + 1) / Double($0) * odds }
    return tail.probability(ofAtLeast: count)
  }
}
