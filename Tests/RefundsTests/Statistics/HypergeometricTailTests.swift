import Refunds
import Testing

@Suite("Hypergeometric tails")
struct HypergeometricTailTests {
  // Sums of whole numbers, by the fractions of Python's standard library.
  @Test(
    "agree with exact fractions",
    arguments: [
      (12, 348, 11, 1401, 0.0005182928250809119), (31, 912, 88, 8014, 6.300447523070199e-07),
      (5, 30, 0, 300, 4.504694692438604e-06), (1, 10, 1, 10, 0.7631578947368421), (0, 10, 3, 10, 1),
      (10, 10, 0, 10, 5.412544112234515e-06), (200, 1000, 20, 1000, 8.991184737071315e-43),
    ])
  func exact(count: Int, trials: Int, otherCount: Int, otherTrials: Int, expected: Double) {
    let value = HypergeometricTail.probability(
      ofAtLeast: count, of: trials, against: otherCount, of: otherTrials)
    #expect(abs(value - expected) <= expected * 1e-10, "\(value)")
  }

  /// Every way to deal the successes over all trials, one by one.
  @Test("are the share of all ways to deal the successes", arguments: [11, 12, 13] as [UInt64])
  func bruteForce(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<20 {
      let (trials, otherTrials) = (1 + random.below(6), 1 + random.below(6))
      let (count, otherCount) = (random.below(trials + 1), random.below(otherTrials + 1))
      let deals = (0..<(1 << (trials + otherTrials))).filter { $0.nonzeroBitCount == count + otherCount }
      let fitting = deals.filter { ($0 & ((1 << trials) - 1)).nonzeroBitCount >= count }
      let value = HypergeometricTail.probability(
        ofAtLeast: count, of: trials, against: otherCount, of: otherTrials)
      #expect(
        abs(value - Double(fitting.count) / Double(deals.count)) <= 1e-12,
        "seed \(seed): \(count) of \(trials) against \(otherCount) of \(otherTrials)")
    }
  }
}
