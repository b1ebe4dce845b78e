/// Thirteen weeks of the made-up shop: a pure function of size, seed and fault.
package struct Simulation: Sendable {
  /// All notifications in the order of their delivery, retries included.
  package let events: [Event]
  /// The transactions of every customer with a story, and of everybody who was refunded, as they stand at the end.
  package let histories: [[Transaction]]
  package let answerKey: AnswerKey

  /// - Parameters:
  ///   - size: about so many purchases and renewals.
  ///   - seed: decides everything else.
  ///   - hasFault: whether build 142 is bad.
  package init(size: Int, seed: UInt64, hasFault: Bool = true) {
    let shop = Shop(hasFault: hasFault)
    var journals = Cast.journals(shop: shop, seed: seed)
    let firstOrdinary = journals.count
    // An ordinary customer makes about 1.9 purchases in the quarter.
    for number in firstOrdinary..<max(firstOrdinary + 1, size * 10 / 19) {
      journals.append(OrdinaryCustomer.journal(shop: shop, number: number, seed: seed))
    }
    let production = journals.count
    for number in 0..<(2 + size / 250) {
      journals.append(SandboxTester.journal(shop: shop, number: number, seed: seed))
    }
    var events = Delivery.tests(seed: seed)
    for (number, journal) in journals.enumerated() {
      let stream = RandomSource(seed: seed, stream: UInt64(number), purpose: 6)
      events += Delivery.deliver(journal.events, stream: stream)
    }
    // Two deliveries of one instant stand in the order of their ids, so that the order is the same on every machine.
    events.sort { ($0.deliveredAt, $0.identifier) < ($1.deliveredAt, $1.identifier) }
    self.events = events
    histories = journals[..<production].enumerated()
      .filter { $0.offset < firstOrdinary || !$0.element.episodes.isEmpty }
      .map { $0.element.transactions.filter { $0.purchasedAt < Shop.end } }
    answerKey = AnswerKey(journals: journals, events: events)
  }
}
