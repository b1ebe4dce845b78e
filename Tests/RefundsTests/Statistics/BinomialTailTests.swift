import Refunds
import Testing

@Suite("Binomial tails")
struct BinomialTailTests {
  private func isClose(_ value: Double, _ expected: Double) -> Bool { abs(value - expected) <= expected * 1e-10 }

  // The check values of metrics.md, to their six digits.
  @Test(
    "agree with the published check values",
    arguments: [(12, 200, 0.000786), (9, 200, 0.020175), (4, 30, 0.002893), (30, 1000, 0.020697)])
  func checkValue(count: Int, trials: Int, expected: Double) {
    #expect(abs(BinomialTail.probability(ofAtLeast: count, of: trials, rate: 0.02) - expected) < 0.000_000_6)
  }

  // Sums of whole numbers, by the fractions of Python's standard library.
  @Test(
    "agree with exact fractions",
    arguments: [
      (12, 200, 0.02, 0.0007861638106644846), (30, 1000, 0.02, 0.020696518673239506),
      (3, 5, 1.0 / 3, 0.20987654320987653), (180, 200, 0.5, 1.1279302864594616e-33),
      (31, 912, 88.0 / 8014, 6.483762813725494e-08), (1, 1000, 0.001, 0.6323045752290359),
      (500, 1000, 0.5, 0.5126125090891804), (999, 1000, 0.999, 0.7357589130301874),
    ])
  func exact(count: Int, trials: Int, rate: Double, expected: Double) {
    let value = BinomialTail.probability(ofAtLeast: count, of: trials, rate: rate)
    #expect(isClose(value, expected), "\(value)")
  }

  // By Python's decimal module with 60 digits.
  @Test(
    "keep their digits over a million trials",
    arguments: [
      (10_500, 0.01, 3.15856587924787222717858e-7), (10_000, 0.01, 0.501349872563667095979811590580),
      (20, 0.000002, 6.44273986456161085750577e-14),
    ])
  func million(count: Int, rate: Double, expected: Double) {
    let value = BinomialTail.probability(ofAtLeast: count, of: 1_000_000, rate: rate)
    #expect(isClose(value, expected), "\(value)")
  }

  @Test("at the borders")
  func borders() {
    #expect(BinomialTail.probability(ofAtLeast: 0, of: 10, rate: 0.1) == 1)
    #expect(BinomialTail.probability(ofAtLeast: 11, of: 10, rate: 0.1) == 0)
    #expect(BinomialTail.probability(ofAtLeast: 1, of: 10, rate: 0) == 0)
    #expect(BinomialTail.probability(ofAtLeast: 10, of: 10, rate: 1) == 1)
    #expect(BinomialTail.probability(ofAtLeast: 0, of: 0, rate: 0.5) == 1)
    // Smaller than any number that a Double holds.
    #expect(BinomialTail.probability(ofAtLeast: 900, of: 1000, rate: 0.02) == 0)
  }

  /// Every sequence of successes and failures, one by one.
  @Test("are the sum over all outcomes", arguments: [1, 2, 3, 4, 5] as [UInt64])
  func bruteForce(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<20 {
      let trials = 1 + random.below(12)
      let count = random.below(trials + 2)
      let rate = Double(random.below(1001)) / 1000
      var sum = 0.0
      for outcome in 0..<(1 << trials) where outcome.nonzeroBitCount >= count {
        let successes = outcome.nonzeroBitCount
        sum += (0..<trials).reduce(1.0) { product, trial in product * (trial < successes ? rate : 1 - rate) }
      }
      let value = BinomialTail.probability(ofAtLeast: count, of: trials, rate: rate)
      #expect(abs(value - sum) <= 1e-12, "seed \(seed): at least \(count) of \(trials) at \(rate)")
    }
  }
}
