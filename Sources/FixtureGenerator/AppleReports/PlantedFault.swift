/// A fault put into a shop that ties out, with the group and the cause under which `reconcile` must name it.
package enum PlantedFault: String, CaseIterable, Sendable {
  /// The REFUND of one transaction never arrived.
  case droppedNotification = "dropped-notification"
  /// The end of family access was stored as a refund of the price.
  case familyCounted = "family-counted"
  /// One refund has another price than was paid.
  case wrongPrice = "wrong-price"
  /// One refund is stored once more under another transaction.
  case duplicateRefund = "duplicate-refund"
  /// The sales report of one day was not downloaded.
  case missingDay = "missing-day"
  /// One refund has another currency than was paid in.
  case swappedCurrency = "swapped-currency"

  /// Where and how the fault must be named.
  package struct Expectation: Sendable {
    package var cause: String
    package var product: String
    package var country: String
    package var currency: String
    /// The day by the server; the report may have it a day later.
    package var days: [String]
  }

  package var cause: String {
    switch self {
    case .droppedNotification: "missing_on_server"
    case .familyCounted, .duplicateRefund: "missing_in_report"
    case .wrongPrice, .swappedCurrency: "unexplained"
    case .missingDay: "report_absent"
    }
  }
}

/// The server side of a shop with a fault in it.
struct FaultyShop {
  private(set) var events: [Event]
  private(set) var bookings: [Booking]
  private(set) var expectation: PlantedFault.Expectation?

  /// - Parameter seed: chooses which refund is struck.
  init(_ simulation: Simulation, _ bookings: [Booking], fault: PlantedFault?, seed: UInt64) {
    events = simulation.events
    self.bookings = bookings
    guard let fault, let victim = FaultyShop.victim(simulation, bookings, fault, seed) else { return }
    expectation = PlantedFault.Expectation(
      cause: fault.cause, product: victim.transaction.product.identifier,
      country: victim.transaction.storefront.country, currency: victim.transaction.storefront.currency,
      days: [PacificDay(victim.moment).iso, PacificDay(victim.moment).adding(1).iso])
    plant(fault, victim)
  }

  // Ordinary refunds in full, away from the edges, about which nothing else is told than the refund itself.
  private static func victim(
    _ simulation: Simulation, _ bookings: [Booking], _ fault: PlantedFault, _ seed: UInt64
  ) -> Booking? {
    let earliest = Shop.start.adding(days: 7)
    let latest = Shop.end.adding(days: -14)
    let revoked = simulation.events.filter { $0.transaction?.revocation != nil && !$0.isRedelivery }
    let mentions = Dictionary(grouping: revoked) { $0.transaction?.identifier ?? 0 }
    let reversed = Set(
      simulation.answerKey.episodes.filter { $0.reversedAt != nil }.map(\.transaction.identifier))
    let candidates = bookings.filter { booking in
      booking.kind == .refund && booking.pieceMilliunits > 0 && earliest < booking.moment && booking.moment < latest
        && booking.transaction.quantity == 1 && mentions[booking.transaction.identifier]?.count == 1
        && !reversed.contains(booking.transaction.identifier)
        && (fault != .missingDay || booking.day == PacificDay(booking.moment))
    }.sorted { ($0.moment, $0.transaction.identifier) < ($1.moment, $1.transaction.identifier) }
    var random = RandomSource(seed: seed, stream: 0, purpose: 8)
    return candidates.isEmpty ? nil : random.element(candidates)
  }

  private mutating func plant(_ fault: PlantedFault, _ victim: Booking) {
    switch fault {
    case .droppedNotification:
      events.removeAll {
        $0.transaction?.identifier == victim.transaction.identifier && $0.transaction?.revocation != nil
      }
    case .familyCounted: store(victim, as: victim.transaction.identifier + 1, isFamily: true)
    case .duplicateRefund: store(victim, as: victim.transaction.identifier + 1, isFamily: false)
    case .wrongPrice: edit(victim) { $0.priceMilliunits = ($0.priceMilliunits ?? 0) * 2 + 1000 }
    case .swappedCurrency: edit(victim) { $0.currencyText = $0.currencyText == "EUR" ? "USD" : "EUR" }
    case .missingDay: bookings.removeAll { $0.day == victim.day }
    }
  }

  /// One more REFUND of another transaction, at the same moment and price.
  private mutating func store(_ victim: Booking, as identifier: Int64, isFamily: Bool) {
    let isOfVictim = { (event: Event) in
      event.transaction?.identifier == victim.transaction.identifier && event.transaction?.revocation != nil
    }
    guard var event = events.first(where: isOfVictim) else { return }
    event.identifier = String(event.identifier.reversed())
    event.transaction?.identifier = identifier
    event.transaction?.originalIdentifier = identifier
    // What a team writes that takes every revocation date for a refund: the family member's purchase date is the day
    // before, and there is no type.
    if isFamily {
      event.transaction?.purchasedAt = victim.moment.adding(days: -1)
      event.transaction?.revocation?.typeName = nil
      event.transaction?.revocation?.percentage = nil
    }
    events.append(event)
  }

  private mutating func edit(_ victim: Booking, _ change: (inout Transaction) -> Void) {
    for index in events.indices where events[index].transaction?.identifier == victim.transaction.identifier {
      guard var transaction = events[index].transaction else { continue }
      change(&transaction)
      events[index].transaction = transaction
    }
  }
}
