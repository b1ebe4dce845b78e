import Refunds
import Testing

@Suite("Wilson intervals")
struct WilsonIntervalTests {
  // The check values of metrics.md.
  @Test(
    "agree with the published check values",
    arguments: [
      (0, 20, 0, 0.161125), (1, 10, 0.017876, 0.404150), (3, 50, 0.020615, 0.162171), (5, 100, 0.021544, 0.111750),
      (12, 1000, 0.006878, 0.020857), (1, 1, 0.206549, 1),
    ])
  func checkValue(successes: Int, total: Int, low: Double, high: Double) throws {
    let interval = try #require(WilsonInterval(successes: successes, of: total))
    #expect(abs(interval.low - low) < 0.000_000_6)
    #expect(abs(interval.high - high) < 0.000_000_6)
  }

  @Test("an empty base has no interval")
  func emptyBase() {
    #expect(WilsonInterval(successes: 0, of: 0) == nil)
  }
}
