/// How long purchases were watched, and how old they were when they were refunded.
struct FollowUp {
  /// Until when the input tells what happened: the as-of moment, or the last statement if that is earlier.
  let end: Instant?
  /// Milliseconds from purchase to the first refund that counts, by number of the transaction; none where a date is
  /// unknown.
  let refundAgesMilliseconds: [Int: Int64]

  /// - Parameter countsReversed: refunds that were undone count, too.
  init(_ ledger: Ledger, countsReversed: Bool) {
    self.init(ledger) { countsReversed ? $0.verdict.countsAsRefund : $0.isStandingRefund }
  }

  /// - Parameter counts: whether a revocation is one of those that are looked at.
  init(_ ledger: Ledger, where counts: (Episode) -> Bool) {
    end = [ledger.asOf, ledger.coverage.lastStatement].compactMap(\.self).min()
    var ages: [Int: Int64] = [:]
    for episode in ledger.episodes where counts(episode) {
      guard let revokedAt = episode.revokedAt, let purchasedAt = ledger.transaction(of: episode).purchasedAt
      else { continue }
      let age = revokedAt.milliseconds - purchasedAt.milliseconds
      ages[episode.transaction] = min(age, ages[episode.transaction] ?? .max)
    }
    refundAgesMilliseconds = ages
  }

  /// Whether a purchase was watched for so many full days.
  func covers(_ days: Int, after instant: Instant) -> Bool {
    // `end` is the last millisecond that was seen.
    end.map { instant.adding(days: Int64(days)).milliseconds <= $0.milliseconds + 1 } ?? false
  }

  /// Whether a transaction was refunded within so many days.
  func isRefunded(_ transaction: Int, within days: Int) -> Bool {
    refundAgesMilliseconds[transaction].map { $0 <= Int64(days) * Instant.millisecondsPerDay } ?? false
  }
}
