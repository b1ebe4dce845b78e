/// How much money a refund gave back, exactly, and how that is known (rules.md 4). Nil is unknown, never 0.
package struct RefundedAmount: Hashable, Sendable {
  package var amount: Amount?
  package var basis: AmountBasis
  /// The currency of a catalogue's price; nil where the amount is in that of the transaction.
  package private(set) var catalogCurrency: Symbol?

  /// Nothing was paid, hence nothing went back.
  package static let ofFreeTrial = RefundedAmount(amount: .zero, basis: .assumedFullPrice)
  private static let unknown = RefundedAmount(amount: nil, basis: .unknown)
  /// All of a price, in milli-percent.
  static let wholePercentage: Int64 = 100_000

  private init(amount: Amount?, basis: AmountBasis) {
    self.amount = amount
    self.basis = amount == nil ? .unknown : basis
  }

  /// What Apple reports comes first; what a vendor reports stands only where Apple says no share of a known price.
  ///
  /// - Parameter priceMilliunits: the price of the whole quantity; for a subscription with seats the price per seat.
  package init(of revocation: Revocation, priceMilliunits: Int64?) {
    let money = revocation.advancedCommerceRefunds.filter(\.isMoney)
    let reported = RefundedAmount(amount: RefundedAmount.sum(money), basis: .reported)
    if !money.isEmpty && !revocation.hasVendorAmounts {
      self = reported
      return
    }
    let isOfSeats = revocation.hasMultiSeat || revocation.isSeatRefund
    let share =
      isOfSeats
      ? RefundedAmount(amount: RefundedAmount.ofSeats(revocation), basis: .seats)
      : RefundedAmount.ofPrice(revocation, priceMilliunits)
    let isSettled = money.isEmpty || reported.amount == nil || revocation.statesShare && share.amount != nil
    self = isSettled ? share : reported
  }

  /// The amount by the catalogue, for a transaction without a price. The shares are those of any other price; of a
  /// refund of Advanced Commerce items a price tells nothing.
  init(of revocation: Revocation, by charge: CatalogCharge) {
    if revocation.hasItemMoney && !revocation.hasVendorAmounts {
      self = RefundedAmount.unknown
    } else if revocation.hasMultiSeat || revocation.isSeatRefund {
      self.init(amount: RefundedAmount.ofSeats(revocation, pieceMilliunits: charge.pieceMilliunits), basis: .catalog)
    } else {
      self.init(amount: RefundedAmount.ofPrice(revocation, charge.milliunits).amount, basis: .catalog)
    }
    if amount != nil { catalogCurrency = charge.currency }
  }

  // So many seats at the price of one. Seats with prices of their own, and all seats of an unknown number, stay unknown.
  private static func ofSeats(_ revocation: Revocation, pieceMilliunits: Int64) -> Amount? {
    guard revocation.revokedAt == nil, revocation.seatTiers.isEmpty, let seats = revocation.revokedSeatQuantity
    else { return nil }
    return product(pieceMilliunits, seats, percentage: nil)
  }

  private static func sum(_ refunds: [AdvancedCommerceRefund]) -> Amount? {
    refunds.reduce(Amount?.some(.zero)) { total, refund in
      guard let total, let amount = refund.amountMilliunits else { return nil }
      return total.adding(Amount(milliunits: amount))
    }
  }

  // With a revocation date every seat was given back; without one, so many seats of the only tier. Which tier a
  // partial refund took its seats from is not said, hence unknown with several tiers.
  private static func ofSeats(_ revocation: Revocation) -> Amount? {
    guard revocation.revokedAt != nil else {
      guard revocation.seatTiers.count == 1, let seats = revocation.revokedSeatQuantity else { return nil }
      return product(revocation.seatTiers[0].priceMilliunits, seats, percentage: nil)
    }
    guard !revocation.seatTiers.isEmpty else { return nil }
    return revocation.seatTiers.reduce(Amount?.some(.zero)) { total, tier in
      guard let total,
        let amount = product(tier.priceMilliunits, tier.quantity, percentage: revocation.percentage)
      else { return nil }
      return total.adding(amount)
    }
  }

  private static func product(_ price: Int64, _ quantity: Int64, percentage: Int64?) -> Amount? {
    let percentage = percentage ?? wholePercentage
    guard (0...wholePercentage).contains(percentage) else { return nil }
    let (total, overflow) = price.multipliedReportingOverflow(by: quantity)
    return overflow ? nil : Amount(milliunits: total, milliPercent: percentage)
  }

  private static func ofPrice(_ revocation: Revocation, _ price: Int64?) -> RefundedAmount {
    guard let price else { return unknown }
    if let percentage = revocation.percentage {
      guard (0...wholePercentage).contains(percentage) else { return unknown }
      return RefundedAmount(amount: Amount(milliunits: price, milliPercent: percentage), basis: .percentage)
    }
    switch RevocationType(written: revocation.type) {
    case .refundFull: return RefundedAmount(amount: Amount(milliunits: price), basis: .fullPrice)
    case .absent: return RefundedAmount(amount: Amount(milliunits: price), basis: .assumedFullPrice)
    case .refundProrated, .familyRevoke, .assignmentRevoke, .unrecognized: return unknown
    }
  }
}
