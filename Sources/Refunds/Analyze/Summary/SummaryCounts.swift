/// `--measure count`: how many transactions were bought and what was revoked of them.
extension Summary {
  private struct Group {
    var counts = RefundCounts()
    /// By age asked for: purchases that were watched so long, and those of them refunded within that age.
    var watched: [Int]
    var refunded: [Int]

    init(ages: Int) {
      watched = Array(repeating: 0, count: ages)
      refunded = watched
    }
  }

  func countTable() -> Table {
    let followUp = FollowUp(ledger, countsReversed: request.countsReversed)
    var groups = Groups(self)
    var content = GroupContents(empty: Group(ages: request.ages.count))
    if request.hasRates {
      let refunded = Set(
        ledger.episodes.lazy.filter { self.counts($0) }.map(\.transaction))
      for (number, transaction) in ledger.transactions.enumerated()
      where transaction.isPaid && isAskedFor(transaction.purchasedAt) {
        let group = groups.number(of: transaction)
        content[group].counts.addPaid(isRefunded: refunded.contains(number))
        watch(number, transaction, followUp, &content[group])
      }
    }
    for episode in ledger.episodes where isAskedFor(date(of: episode)) {
      let group = groups.number(of: episode)
      content[group].counts.add(episode)
    }
    return table(groups.keys, content.contents, followUp)
  }

  private func counts(_ episode: Episode) -> Bool {
    request.countsReversed ? episode.verdict.countsAsRefund : episode.isStandingRefund
  }

  private func watch(_ number: Int, _ transaction: Transaction, _ followUp: FollowUp, _ group: inout Group) {
    guard let purchasedAt = transaction.purchasedAt else { return }
    for (position, days) in request.ages.enumerated() where followUp.covers(days, after: purchasedAt) {
      group.watched[position] += 1
      if followUp.isRefunded(number, within: days) { group.refunded[position] += 1 }
    }
  }

  private func table(_ keys: [Groups.Key], _ groups: [Group], _ followUp: FollowUp) -> Table {
    var rows = zip(keys, groups).map { key, group in
      SummaryRow(
        key: key, weight: group.counts.refundsNet, isComplete: isComplete(key.period, followUp),
        cells: key.cells(per: request.per) + cells(group, isComplete: isComplete(key.period, followUp)))
    }
    // Without any group there is still an answer: none.
    if rows.isEmpty && request.per == nil && request.dimensions.isEmpty {
      let key = Groups.Key(period: nil, values: [])
      rows = [
        SummaryRow(
          key: key, weight: 0, isComplete: false, cells: cells(Group(ages: request.ages.count), isComplete: false))
      ]
    }
    return Table(id: "rows", columns: keyColumns + countColumns, rows: ordered(rows))
  }

  private var countColumns: [Table.Column] {
    let counts = [
      "paid_transactions", "refunds_gross", "refunds_reversed", "refunds_net", "developer_issue", "other",
      "unspecified", "unknown", "needs_review", "upgraded_to_bundle", "family_sharing", "assignment", "upgrade",
      "modification",
    ]
    let rates =
      switch request.basis {
      case .cohort: ["rate", "rate_low", "rate_high", "low_sample", "complete"]
      case .eventDate: ["ratio"]
      }
    let ages = request.basis == .cohort ? request.ages.flatMap { ["rate_\($0)d", "n_\($0)d"] } : []
    return (counts + rates + ages).map { Table.Column($0, $0, isNumeric: true) }
  }

  private func cells(_ group: Group, isComplete: Bool) -> [Cell] {
    let counts = group.counts
    let paid: Cell = request.hasRates ? .count(counts.paidTransactions) : .empty
    let split: [Category] = [.developerIssue, .other, .unspecified, .unknown]
    let others: [Category] = [.upgradedToBundle, .familySharing, .assignment, .upgrade, .modification]
    return [paid, .count(counts.refundsGross), .count(counts.refundsReversed), .count(counts.refundsNet)]
      + split.map { .count(counts.standing[$0] ?? 0) } + [.count(counts.needsReview)]
      + others.map { .count(counts.otherRevocations[$0] ?? 0) } + rateCells(group, isComplete: isComplete)
  }

  private func rateCells(_ group: Group, isComplete: Bool) -> [Cell] {
    let paid = group.counts.paidTransactions
    switch request.basis {
    case .eventDate:
      let refunds = request.countsReversed ? group.counts.refundsGross : group.counts.refundsNet
      if !request.hasRates { return [.empty] }
      return [paid == 0 ? .notAvailable : .rate(Double(refunds) / Double(paid))]
    case .cohort:
      guard request.hasRates else { return Array(repeating: .empty, count: 5 + 2 * request.ages.count) }
      let rate = RateCells(group.counts.refundedTransactions, of: paid, suppresses: request.suppressesLowSamples)
      let ages = request.ages.indices.flatMap { position in
        let aged = RateCells(
          group.refunded[position], of: group.watched[position], suppresses: request.suppressesLowSamples)
        return [aged.rate, .count(group.watched[position])]
      }
      return [rate.rate, rate.low, rate.high, .flag(rate.isLowSample), .flag(isComplete)] + ages
    }
  }
}
