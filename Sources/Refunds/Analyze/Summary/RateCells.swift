/// A rate with its interval, ready to be shown.
struct RateCells {
  let rate: Cell
  let low: Cell
  let high: Cell
  /// Fewer than 30 purchases or fewer than 5 refunds: chance alone moves such a rate far (metrics.md, "Small numbers").
  let isLowSample: Bool

  /// - Parameter suppresses: a low sample shows no rate.
  init(_ refunded: Int, of total: Int, suppresses: Bool = false) {
    isLowSample = total < 30 || refunded < 5
    guard let interval = WilsonInterval(successes: refunded, of: total) else {
      (rate, low, high) = (.notAvailable, .notAvailable, .notAvailable)
      return
    }
    if suppresses && isLowSample {
      (rate, low, high) = (.unknown, .unknown, .unknown)
    } else {
      (rate, low, high) = (.rate(Double(refunded) / Double(total)), .rate(interval.low), .rate(interval.high))
    }
  }
}
