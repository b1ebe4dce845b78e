import FixtureGenerator
import Testing

private func decoded(_ simulation: Simulation) -> [[UInt8]] {
  simulation.events.map { DecodedNotifications.record($0).compact }
}

@Test func `the same seed gives the same bytes`() {
  let first = Simulation(size: 300, seed: 5)
  let second = Simulation(size: 300, seed: 5)
  #expect(decoded(first) == decoded(second))
  #expect(
    AnswerKeyWriter.document(first.answerKey).indented == AnswerKeyWriter.document(second.answerKey).indented)
}

@Test func `another seed gives other bytes`() {
  #expect(decoded(Simulation(size: 300, seed: 5)) != decoded(Simulation(size: 300, seed: 6)))
}

@Test(arguments: [500, 3000])
func `the size is about the number of purchases`(size: Int) {
  let purchases = Simulation(size: size, seed: 3).events.filter { event in
    guard !event.isRedelivery, event.environment == .production else { return false }
    return [.subscribed, .didRenew, .oneTimeCharge, .offerRedeemed].contains(event.type)
  }
  #expect((size * 8 / 10...size * 12 / 10 + 150).contains(purchases.count))
}

@Test(arguments: NotificationType.allCases)
func `every kind of notification is there whatever the size`(type: NotificationType) {
  #expect(Simulation(size: 0, seed: 1).events.contains { $0.type == type })
}

@Test func `oddities are there whatever the size`() {
  let events = Simulation(size: 0, seed: 9).events
  #expect(events.contains { $0.environment == .sandbox && $0.type == .refund })
  #expect(events.contains { $0.subtype == "UPGRADE" })
  #expect(events.contains { $0.subtype == "DOWNGRADE" })
  #expect(events.contains { $0.subtype == "RESUBSCRIBE" })
  #expect(events.contains { $0.subtype == "SEASONAL_BUY" })
  #expect(events.contains { $0.transaction?.currencyText == "usd" })
  #expect(events.contains { $0.transaction?.isUpgraded == true })
  #expect(events.contains { $0.transaction?.priceMilliunits == 0 && $0.type == .refund })
  #expect(events.contains { $0.transaction?.revocation?.percentage == 67_932 })
  #expect(events.contains { $0.type == .refund && $0.transaction?.revocation?.typeName == nil })
  #expect(events.contains { $0.type == .refund && $0.transaction?.revocation?.reason == nil })
  let currencies = Set(events.compactMap { $0.transaction?.storefront.currency })
  #expect(currencies.isSuperset(of: ["JPY", "KWD", "USD"]))
}

@Test func `a redelivery has the bytes of its first delivery`() {
  let events = Simulation(size: 500, seed: 2).events
  let firsts = Dictionary(grouping: events.filter { !$0.isRedelivery }, by: \.identifier)
  let again = events.filter(\.isRedelivery)
  #expect(!again.isEmpty)
  #expect(firsts.values.allSatisfy { $0.count == 1 })
  for event in again {
    let first = firsts[event.identifier]?.first
    #expect(first.map { DecodedNotifications.record($0).compact } == DecodedNotifications.record(event).compact)
  }
}

@Test func `the order of delivery is not the order of signing`() {
  let events = Simulation(size: 0, seed: 1).events
  #expect(zip(events, events.dropFirst()).allSatisfy { $0.deliveredAt <= $1.deliveredAt })
  #expect(zip(events, events.dropFirst()).contains { $0.signedAt > $1.signedAt })
  // A REFUND that is older than the reversal arrives after it.
  let reversals = events.filter { $0.type == .refundReversed }
  #expect(
    reversals.contains { reversal in
      events.contains {
        $0.type == .refund && $0.transaction?.identifier == reversal.transaction?.identifier
          && $0.signedAt < reversal.signedAt && $0.deliveredAt > reversal.deliveredAt && !$0.isRedelivery
      }
    })
}

@Test func `nothing is signed outside the quarter`() {
  let events = Simulation(size: 1000, seed: 4).events
  #expect(events.allSatisfy { Shop.start <= $0.signedAt && $0.signedAt < Shop.end })
}

@Test func `the bad build brings developer issues and nothing else`() {
  let size = 20_000
  let bad = share(Simulation(size: size, seed: 1).answerKey)
  let good = share(Simulation(size: size, seed: 1, hasFault: false).answerKey)
  // 3.6 % instead of 1 %, less what comes after the quarter, plus those who ask again and again.
  #expect(bad.ofBadBuild > 25 && bad.ofBadBuild < 60, "\(bad)")
  #expect(good.ofBadBuild < 20, "\(good)")
  #expect(bad.ofOthers < 20 && abs(bad.ofOthers - good.ofOthers) < 3, "\(bad) \(good)")
}

/// Developer issues per thousand paid monthly periods, on build 142 and on all others.
private func share(_ key: AnswerKey) -> (ofBadBuild: Int, ofOthers: Int) {
  func perThousand(_ cohorts: [AnswerKey.Cohort]) -> Int {
    let paid = cohorts.reduce(0) { $0 + $1.paidTransactions }
    return cohorts.reduce(0) { $0 + $1.developerIssue } * 1000 / max(paid, 1)
  }
  let monthly = key.cohorts.filter { $0.product == .monthly }
  return (
    perThousand(monthly.filter { $0.appVersion == AppVersion.badBuild }),
    perThousand(monthly.filter { $0.appVersion != AppVersion.badBuild })
  )
}
