/// How many transactions were paid and what was revoked, for one group or period (metrics.md).
package struct RefundCounts: Sendable {
  /// Paid transactions bought in the period.
  package private(set) var paidTransactions = 0
  /// Of those paid transactions, the ones with a standing refund, whenever it was given.
  package private(set) var refundedTransactions = 0
  /// Refund episodes dated in the period, and how many of them were reversed since.
  package private(set) var refundsGross = 0
  package private(set) var refundsReversed = 0
  /// Standing refunds dated in the period, by category.
  package private(set) var standing: [Category: Int] = [:]
  /// Revocations dated in the period that are no refunds, by category.
  package private(set) var otherRevocations: [Category: Int] = [:]
  /// Revocations that may be refunds and wait for somebody to look.
  package private(set) var needsReview = 0

  package init() {}

  package var refundsNet: Int { refundsGross - refundsReversed }

  /// `refund_rate.cohort`: standing refunds among the paid transactions bought in the period; nil without any.
  package var cohortRate: Double? {
    paidTransactions == 0 ? nil : Double(refundedTransactions) / Double(paidTransactions)
  }

  package var cohortInterval: WilsonInterval? {
    WilsonInterval(successes: refundedTransactions, of: paidTransactions)
  }

  mutating func addPaid(isRefunded: Bool) {
    paidTransactions += 1
    if isRefunded { refundedTransactions += 1 }
  }

  /// Adds the counts of another group or period.
  mutating func add(_ other: RefundCounts) {
    paidTransactions += other.paidTransactions
    refundedTransactions += other.refundedTransactions
    refundsGross += other.refundsGross
    refundsReversed += other.refundsReversed
    standing.merge(other.standing, uniquingKeysWith: +)
    otherRevocations.merge(other.otherRevocations, uniquingKeysWith: +)
    needsReview += other.needsReview
  }

  mutating func add(_ episode: Episode) {
    if episode.verdict.rule.needsReview {
      needsReview += 1
    } else if episode.verdict.countsAsRefund {
      refundsGross += 1
      if episode.isStandingRefund {
        standing[episode.verdict.category, default: 0] += 1
      } else {
        refundsReversed += 1
      }
    } else if episode.verdict.rule != .reversalOnly {
      otherRevocations[episode.verdict.category, default: 0] += 1
    }
  }
}
