/// Thirteen weeks of the made-up shop: a pure function of size, seed and fault.
package struct Simulation: Sendable {
  /// All notifications in the order of their delivery, retries included.
  package let events: [Event]
  /// The transactions of every customer with a story, and of everybody who was refunded, as they stand at the end.
  package let histories: [[Transaction]]
  /// The refunds that stand at the end, by customer.
  package let refundHistories: [[Transaction]]
  package let answerKey: AnswerKey
  /// Everything that customers bought, as it stands at the end.
  let purchases: [Transaction]

  /// - Parameters:
  ///   - size: about so many purchases and renewals.
  ///   - seed: decides everything else.
  ///   - hasFault: whether build 142 is bad.
  package init(size: Int, seed: UInt64, hasFault: Bool = true) {
    let shop = Shop(hasFault: hasFault)
    var customers = Cast.journals(Cast.stories, shop: shop, seed: seed)
    let cast = customers.count
    // An ordinary customer makes about 1.9 purchases in the quarter.
    for number in cast..<max(cast + 1, size * 10 / 19) {
      customers.append(OrdinaryCustomer.journal(shop: shop, number: number, seed: seed))
    }
    let testers = (0..<(2 + size / 250)).map { SandboxTester.journal(shop: shop, number: $0, seed: seed) }
    self.init(customers, cast: cast, testers: testers, tests: Delivery.tests(seed: seed), seed: seed)
  }

  /// Some dozen notifications about a few of the customers with a story.
  package static func sample(seed: UInt64) -> Simulation {
    let customers = Cast.journals(Cast.sample, shop: Shop(hasFault: true), seed: seed)
    return Simulation(customers, cast: customers.count, testers: [], tests: [], seed: seed)
  }

  private init(
    _ customers: [CustomerJournal], cast: Int, testers: [CustomerJournal], tests: [Event], seed: UInt64
  ) {
    let journals = customers + testers
    var events = tests
    for (number, journal) in journals.enumerated() {
      let stream = RandomSource(seed: seed, stream: UInt64(number), purpose: 6)
      events += Delivery.deliver(journal.events, stream: stream)
    }
    // Two deliveries of one instant stand in the order of their ids, so that the order is the same on every machine.
    events.sort { ($0.deliveredAt, $0.identifier) < ($1.deliveredAt, $1.identifier) }
    self.events = events
    refundHistories = customers.map(\.standingRefunds).filter { !$0.isEmpty }
    histories = customers.enumerated()
      .filter { $0.offset < cast || !$0.element.episodes.isEmpty }
      .map(\.element.transactions)
    purchases = customers.flatMap(\.transactions)
    answerKey = AnswerKey(journals: journals, events: events)
  }
}
