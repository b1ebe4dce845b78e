import FixtureGenerator
import Testing

@Test(arguments: [UInt64(1), 2, 42])
func `an independent reading agrees with the answer key`(seed: UInt64) throws {
  let simulation = Simulation(size: 2500, seed: seed)
  let key = simulation.answerKey
  let ledger = try IndependentLedger(simulation.events.map { DecodedNotifications.record($0).compact })
  let expected = key.episodes.map { episode in
    IndependentLedger.Row(
      transaction: String(episode.transaction.identifier), category: episode.category.rawValue,
      isReversed: episode.reversedAt != nil, countsAsRefund: episode.countsAsRefund,
      amount: episode.amount.map { Int64($0.parts) } ?? -1)
  }
  #expect(ledger.rows == expected.sorted())
  #expect(ledger.paidTransactions == key.paidTransactions)
  #expect(ledger.records == key.records.all)
  #expect(ledger.redelivered == key.records.redelivered)
  #expect(ledger.sandbox == key.records.sandbox)
  #expect(ledger.withoutTransaction == key.records.withoutTransaction)
}

@Test(arguments: [UInt64(1), 42])
func `requests end as the answer key says`(seed: UInt64) throws {
  let simulation = Simulation(size: 2500, seed: seed)
  let ledger = try IndependentLedger(simulation.events.map { DecodedNotifications.record($0).compact })
  for outcome in RefundRequest.Outcome.allCases {
    let expected = simulation.answerKey.requests.count { $0.outcome == outcome }
    #expect(ledger.outcomes[outcome.rawValue, default: 0] == expected)
    #expect(expected > 0)
  }
}

@Test(arguments: Episode.Category.allCases)
func `every category is in the answer key`(category: Episode.Category) {
  #expect(Simulation(size: 0, seed: 7).answerKey.episodes.contains { $0.category == category })
}

@Test(arguments: Episode.Rule.allCases)
func `every rule is in the answer key`(rule: Episode.Rule) {
  #expect(Simulation(size: 0, seed: 7).answerKey.episodes.contains { $0.rule == rule })
}

@Test func `totals and cohorts add up to the episodes`() {
  let key = Simulation(size: 2000, seed: 11).answerKey
  let standing = key.episodes.filter(\.isStandingRefund)
  #expect(key.totals.reduce(0) { $0 + $1.standingRefunds } == standing.count)
  // Refunds of free trials are refunds of nothing; trials are no paid transactions.
  let paid = standing.filter(\.transaction.isPaid)
  #expect(key.cohorts.reduce(0) { $0 + $1.standingRefunds } == paid.count)
  for total in key.totals {
    let parts = standing.filter { $0.transaction.storefront.currency == total.currency }
      .reduce(Int128(0)) { $0 + ($1.amount?.parts ?? 0) }
    #expect(total.amount.parts == parts)
  }
}

/// Worked out by hand: 9.99 x 67.932 % and the like.
@Test(arguments: [
  (9990, 67_932, "6.7864068"), (9990, 100_000, "9.99"), (300_000, 100_000, "300"), (3075, 33_333, "1.02498975"),
  (0, 100_000, "0"), (10, 1, "0.0000001"),
])
func `amounts are exact`(price: Int64, share: Int64, text: String) {
  #expect(ExactAmount(milliunits: price, milliPercent: share).text == text)
}
