/// One purchase, refund or credit as Apple enters it: on a day of California, in pieces of one price.
struct Booking: Sendable {
  enum Kind: Sendable {
    case sale
    case refund
    /// Less than the price goes back: no piece, and the amount alone.
    case partialRefund
    case upgradeCredit
  }

  var kind: Kind
  var transaction: Transaction
  /// When it happened.
  var moment: Moment
  /// The day of Sales and Trends.
  var day: PacificDay
  /// The day on which money moved, which decides the fiscal month.
  var settledDay: PacificDay
  var pieces: Int
  /// Of one piece, in milliunits, rounded to the currency's minor unit.
  var pieceMilliunits: Int64

  var isReturn: Bool { kind != .sale }

  /// What Units says.
  var units: Int {
    switch kind {
    case .sale: pieces
    case .refund: -pieces
    case .partialRefund, .upgradeCredit: 0
    }
  }

  /// What Quantity says: the books of this shop write credits as a piece of less money.
  var quantity: Int { units == 0 ? -1 : units }
}

/// All bookings of the quarter, in the order of the simulation: a pure function of it.
struct BookingList {
  private(set) var bookings: [Booking] = []

  init(_ simulation: Simulation) {
    for (position, purchase) in simulation.purchases.enumerated() {
      guard purchase.ownership == .purchased, let price = purchase.priceMilliunits else { continue }
      add(.sale, purchase, at: purchase.purchasedAt, pieces: purchase.quantity, price / Int64(purchase.quantity))
      guard purchase.isUpgraded, position + 1 < simulation.purchases.count else { continue }
      let next = simulation.purchases[position + 1]
      add(
        .upgradeCredit, purchase, at: next.purchasedAt, pieces: 1,
        BookingList.unused(of: purchase, at: next.purchasedAt))
    }
    for episode in simulation.answerKey.episodes where episode.countsAsRefund { add(episode) }
  }

  private mutating func add(_ episode: Episode) {
    guard let revokedAt = episode.revokedAt, let price = episode.transaction.priceMilliunits else { return }
    let share = episode.transaction.revocation?.percentage ?? 100_000
    let pieces = episode.transaction.quantity
    if share == 100_000 {
      add(.refund, episode.transaction, at: revokedAt, pieces: pieces, price / Int64(pieces))
    } else {
      let amount = Int64((Int128(price) * Int128(share) + 50_000) / 100_000)
      add(.partialRefund, episode.transaction, at: revokedAt, pieces: 1, amount)
    }
    // Undone, the money is taken anew: one more sale.
    guard let reversedAt = episode.reversedAt else { return }
    add(.sale, episode.transaction, at: reversedAt, pieces: pieces, price / Int64(pieces))
  }

  private mutating func add(
    _ kind: Booking.Kind, _ transaction: Transaction, at moment: Moment, pieces: Int, _ milliunits: Int64
  ) {
    guard Shop.start <= moment, moment < Shop.end else { return }
    var draws = RandomSource(seed: UInt64(transaction.identifier), stream: UInt64(moment.milliseconds), purpose: 7)
    let day = PacificDay(moment)
    // One return in eight is booked a day later than the server says; settling takes up to four days.
    let isLate = kind != .sale && draws.chance(1250)
    let amount = BookingList.rounded(milliunits, transaction.storefront.currency)
    bookings.append(
      Booking(
        kind: kind, transaction: transaction, moment: moment, day: day.adding(isLate ? 1 : 0),
        settledDay: day.adding(draws.between(0...4)), pieces: pieces, pieceMilliunits: amount))
  }

  // The rest of a period, by days.
  private static func unused(of purchase: Transaction, at moment: Moment) -> Int64 {
    guard let price = purchase.priceMilliunits, let expiresAt = purchase.expiresAt else { return 0 }
    let (all, rest) = (expiresAt.dayNumber - purchase.purchasedAt.dayNumber, expiresAt.dayNumber - moment.dayNumber)
    return all > 0 ? price * Int64(max(rest, 0)) / Int64(all) : 0
  }

  /// To the currency's minor unit, half up.
  static func rounded(_ milliunits: Int64, _ currency: String) -> Int64 {
    let step: Int64 = currency == "JPY" ? 1000 : currency == "KWD" ? 1 : 10
    return (milliunits + step / 2) / step * step
  }
}
