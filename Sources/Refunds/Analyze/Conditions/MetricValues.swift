/// The values of metrics over the books for a period.
package struct MetricValues {
  private let ledger: Ledger
  private let period: DateRange?
  private let analysis: Analysis

  package init(ledger: Ledger, period: DateRange?) {
    self.ledger = ledger
    self.period = period
    analysis = Analysis(ledger: ledger, period: period)
  }

  /// Nil where the value is unknown: a rate on an empty base, or a filter that no transaction of the input fits.
  package func value(of metric: Metric) -> Double? {
    let members = members(of: metric.filter)
    if let members, members.isEmpty { return nil }
    func belongs(_ transaction: Int) -> Bool { members?.contains(transaction) ?? true }
    let counts = counts(belongs)
    let standing = counts.standing
    let issues = standing[.developerIssue] ?? 0
    func requests(_ outcome: RefundRequest.Outcome) -> Int { self.requests(outcome, belongs) }
    switch metric.name {
    case .paidTransactions: return Double(counts.paidTransactions)
    case .refundsGross: return Double(counts.refundsGross)
    case .refundsReversed: return Double(counts.refundsReversed)
    case .refundsNet: return Double(counts.refundsNet)
    case .refundRateCohort: return cohortRate(metric.days, belongs) { $0.isStandingRefund }
    case .refundRatioPeriod: return ratio(counts.refundsNet, counts.paidTransactions)
    case .developerIssueRate:
      return cohortRate(metric.days, belongs) { $0.isStandingRefund && $0.verdict.category == .developerIssue }
    case .developerIssueShare: return ratio(issues, issues + (standing[.other] ?? 0))
    case .requestsGranted: return Double(requests(.granted))
    case .requestsDeclined: return Double(requests(.declined))
    case .requestsReversed: return Double(requests(.reversed))
    case .requestsPending: return Double(requests(.pending))
    case .requestsApproval:
      let approved = requests(.granted) + requests(.reversed)
      return ratio(approved, approved + declinedOnRequest(belongs))
    }
  }

  private func ratio(_ part: Int, _ whole: Int) -> Double? { whole == 0 ? nil : Double(part) / Double(whole) }

  /// The numbers of the transactions that fit; nil without a filter.
  private func members(of filter: [Metric.Filter]) -> Set<Int>? {
    if filter.isEmpty { return nil }
    var values = DimensionValues(ledger: ledger, calendar: PeriodCalendar())
    var members: Set<Int> = []
    for (number, transaction) in ledger.transactions.enumerated() {
      let fits = filter.allSatisfy { part in
        let value = values.value(part.dimension, of: transaction, at: transaction.purchasedAt)
        return values.text(value) == part.text
      }
      if fits { members.insert(number) }
    }
    return members
  }

  private func counts(_ belongs: (Int) -> Bool) -> RefundCounts {
    var counts = RefundCounts()
    for (number, transaction) in ledger.transactions.enumerated()
    where transaction.isPaid && analysis.isIn(period, transaction.purchasedAt) && belongs(number) {
      counts.addPaid(isRefunded: false)
    }
    for episode in analysis.episodes(in: period) where belongs(episode.transaction) { counts.add(episode) }
    return counts
  }

  private func cohortRate(_ days: Int?, _ belongs: (Int) -> Bool, _ counts: (Episode) -> Bool) -> Double? {
    let followUp = FollowUp(ledger, where: counts)
    let refunded = Set(ledger.episodes.lazy.filter(counts).map(\.transaction))
    var (paid, part) = (0, 0)
    for (number, transaction) in ledger.transactions.enumerated()
    where transaction.isPaid && analysis.isIn(period, transaction.purchasedAt) && belongs(number) {
      if let days {
        guard let purchasedAt = transaction.purchasedAt, followUp.covers(days, after: purchasedAt) else { continue }
        if followUp.isRefunded(number, within: days) { part += 1 }
      } else if refunded.contains(number) {
        part += 1
      }
      paid += 1
    }
    return ratio(part, paid)
  }

  private func requests(_ outcome: RefundRequest.Outcome, _ belongs: (Int) -> Bool) -> Int {
    ledger.requests.count {
      $0.outcome == outcome && analysis.isIn(period, $0.requestedAt ?? $0.decidedAt) && belongs($0.transaction)
    }
  }

  private func declinedOnRequest(_ belongs: (Int) -> Bool) -> Int {
    ledger.requests.count {
      $0.outcome == .declined && $0.isInInput && analysis.isIn(period, $0.requestedAt ?? $0.decidedAt)
        && belongs($0.transaction)
    }
  }
}
