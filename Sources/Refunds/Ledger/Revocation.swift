/// The fields of one revocation as gathered from all statements about it; of each field the newest statement that has
/// it wins (rules.md 2), Apple's before those of vendors. Texts are as written in the input.
package struct Revocation: Hashable, Sendable {
  package var revokedAt: Instant?
  package var reason = ""
  package var type = ""
  /// Thousandths of a percent.
  package var percentage: Int64?
  package var advancedCommerceRefunds: [AdvancedCommerceRefund] = []
  package var hasMultiSeat = false
  package var seatTiers: [SeatTier] = []
  package var revokedSeatQuantity: Int64?
  /// A REFUND notification of subtype SEATS.
  package var hasSeatsSubtype = false
  /// A REFUND notification spoke of this revocation.
  package var hasRefundNotification = false
  /// A REVOKE notification spoke of this revocation.
  package var hasRevokeNotification = false
  /// A row of a Get Refund History answer, which lists approved refunds only.
  package var isInRefundHistory = false

  /// A Notification V1 spoke of this revocation.
  package var hasV1Event = false
  /// Nothing but rows of receipts spoke of it.
  package var isInReceiptsOnly = true
  /// Fields that are known from vendors only.
  package var vendorFields: VendorFields = []
  /// The currency of the refunds that a vendor states.
  package var vendorCurrency = Symbol.none

  package init() {}

  /// Whether something in the input says that money was given back (rules.md 3, "refund evidence").
  package var hasRefundEvidence: Bool {
    if hasRefundNotification || isInRefundHistory { return true }
    switch RevocationType(written: type) {
    case .refundFull, .refundProrated: return true
    case .familyRevoke, .assignmentRevoke, .unrecognized, .absent: break
    }
    return hasItemMoney
  }

  /// Whether money was given back for Advanced Commerce items.
  package var hasItemMoney: Bool { advancedCommerceRefunds.contains(where: \.isMoney) }

  /// Whether the whole transaction was taken away; a refund of seats or of Advanced Commerce items leaves it standing.
  package var transactionIsRevoked: Bool {
    revokedAt != nil || !(isSeatRefund || advancedCommerceRefunds.contains { !$0.isSimulation })
  }

  /// Whether only some seats of a transaction were refunded.
  package var isSeatRefund: Bool { revokedAt == nil && (hasSeatsSubtype || (revokedSeatQuantity ?? 0) > 0) }

  /// How much of the purchase was given back, in milli-percent; nil where nobody can tell. Without a type and a percentage
  /// it was all of it (all data before December 2025).
  package var refundedShare: Int64? {
    if let percentage { return (0...RefundedAmount.wholePercentage).contains(percentage) ? percentage : nil }
    switch RevocationType(written: type) {
    case .absent where hasVendorAmounts && advancedCommerceRefunds.contains { $0.type == "PRORATED" }: return nil
    case .refundFull, .absent: return RefundedAmount.wholePercentage
    case .refundProrated, .familyRevoke, .assignmentRevoke, .unrecognized: return nil
    }
  }

  /// Whether the refunds are amounts that a vendor states.
  package var hasVendorAmounts: Bool { vendorFields.contains(.refunds) && hasItemMoney }

  /// Whether Apple says how much of the purchase was given back.
  package var statesShare: Bool { percentage != nil || !type.isEmpty || hasMultiSeat || isSeatRefund }

  /// Forgets what a vendor states in another currency than that of the purchase: it cannot be compared with the price.
  mutating func forgetVendorAmounts(notIn currency: Symbol) {
    guard hasVendorAmounts, !vendorCurrency.isNone, !currency.isNone, vendorCurrency != currency else { return }
    advancedCommerceRefunds = []
  }

  /// The date of the first Advanced Commerce refund that is money, else of the first modification.
  package var advancedCommerceDate: Instant? {
    let money = advancedCommerceRefunds.filter(\.isMoney).compactMap(\.date).min()
    return money ?? advancedCommerceRefunds.filter(\.isModification).compactMap(\.date).min()
  }
}
