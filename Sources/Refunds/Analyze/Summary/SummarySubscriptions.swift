/// `--measure subscription`: of the subscriptions started in the period, how many had a refund in any of their periods.
///
/// A subscription starts with the transaction whose id is the original id; where the input lacks it, nobody knows when it
/// started, and it is left out.
extension Summary {
  private struct Group {
    var started = 0
    var refunded = 0
  }

  private struct Chain: Hashable {
    var app: Symbol
    var environment: Environment
    var original: Identifier
  }

  func subscriptionTable() -> Table {
    let followUp = FollowUp(ledger, countsReversed: request.countsReversed)
    let refunded = Set(
      ledger.episodes.lazy
        .filter { request.countsReversed ? $0.verdict.countsAsRefund : $0.isStandingRefund }
        .map { chain(of: ledger.transaction(of: $0)) })
    var groups = Groups(self)
    var content = GroupContents(empty: Group())
    for transaction in ledger.transactions where isStart(transaction) && isAskedFor(transaction.purchasedAt) {
      let number = groups.number(of: transaction)
      content[number].started += 1
      if refunded.contains(chain(of: transaction)) { content[number].refunded += 1 }
    }
    let rows = zip(groups.keys, content.contents).map { key, group in
      SummaryRow(
        key: key, weight: group.refunded, isComplete: isComplete(key.period, followUp),
        cells: key.cells(per: request.per) + cells(group, isComplete: isComplete(key.period, followUp)))
    }
    let names = [
      "subscriptions_started", "subscriptions_refunded", "rate", "rate_low", "rate_high", "low_sample", "complete",
    ]
    return Table(
      id: "rows", columns: keyColumns + names.map { Table.Column($0, $0, isNumeric: true) }, rows: ordered(rows))
  }

  private func cells(_ group: Group, isComplete: Bool) -> [Cell] {
    let rate = RateCells(group.refunded, of: group.started, suppresses: request.suppressesLowSamples)
    return [
      .count(group.started), .count(group.refunded), rate.rate, rate.low, rate.high, .flag(rate.isLowSample),
      .flag(isComplete),
    ]
  }

  private func chain(of transaction: Transaction) -> Chain {
    let original = transaction.originalIdentifier
    return Chain(
      app: transaction.app, environment: transaction.environment,
      original: original.isNone ? transaction.identifier : original)
  }

  private func isStart(_ transaction: Transaction) -> Bool {
    guard transaction.identifier == transaction.originalIdentifier else { return false }
    guard ledger.text(transaction.productType) == CatalogIndex.subscriptionType else { return false }
    switch Ownership(written: ledger.text(transaction.ownership)) {
    case .familyShared, .assigned: return false
    case .purchased, .unrecognized, .absent: return true
    }
  }
}
