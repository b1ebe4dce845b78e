/// Counts over the books for a period, grouped by anything that a transaction tells.
package struct Analysis: Sendable {
  package let ledger: Ledger
  /// The period that was asked for; nil is all of the input, undated revocations included.
  package let period: DateRange?
  /// Numbers of the transactions that have a standing refund.
  private let refunded: Set<Int>

  package init(ledger: Ledger, period: DateRange?) {
    self.ledger = ledger
    self.period = period
    refunded = Set(ledger.episodes.lazy.filter(\.isStandingRefund).map(\.transaction))
  }

  /// The episodes dated in a period; without a period all of them.
  package func episodes(in range: DateRange?) -> [Episode] {
    guard let range else { return ledger.episodes }
    return ledger.episodes.filter { $0.revokedAt.map(range.contains) ?? false }
  }

  /// Counts by group. Purchases fall into the period by their purchase date, revocations by their revocation date.
  ///
  /// - Parameter key: the group of a transaction, given the date by which it falls into the period; nil leaves it out.
  package func counts<Key: Hashable>(
    in range: DateRange?, by key: (Transaction, Instant?) -> Key?
  ) -> [Key: RefundCounts] {
    var counts: [Key: RefundCounts] = [:]
    for (number, transaction) in ledger.transactions.enumerated()
    where transaction.isPaid && isIn(range, transaction.purchasedAt) {
      guard let group = key(transaction, transaction.purchasedAt) else { continue }
      counts[group, default: RefundCounts()].addPaid(isRefunded: refunded.contains(number))
    }
    for episode in episodes(in: range) {
      guard let group = key(ledger.transaction(of: episode), episode.revokedAt) else { continue }
      counts[group, default: RefundCounts()].add(episode)
    }
    return counts
  }

  /// Counts of the whole period.
  package func total(in range: DateRange?) -> RefundCounts {
    counts(in: range) { _, _ in 0 }[0] ?? RefundCounts()
  }

  /// Whether a date lies in a period; everything lies in no period, an unknown date in no other.
  func isIn(_ range: DateRange?, _ instant: Instant?) -> Bool {
    guard let range else { return true }
    return instant.map(range.contains) ?? false
  }
}
