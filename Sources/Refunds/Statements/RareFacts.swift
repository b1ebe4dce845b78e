/// Fields that few transactions have, kept beside the statements so that the others stay small.
package struct RareFacts: Hashable, Sendable {
  /// Whether `advancedCommerceInfo` was there at all: a later snapshot that has it without a refund ends the refund.
  package var hasAdvancedCommerce = false
  package var advancedCommerceRefunds: [AdvancedCommerceRefund] = []
  /// Whether `multiSeatInfo` was there at all.
  package var hasMultiSeat = false
  package var seatTiers: [SeatTier] = []
  package var revokedSeatQuantity: Int64?

  package init() {}

  /// A refund of Advanced Commerce items, modifications included; simulations alone are none.
  package var hasItemRefund: Bool { advancedCommerceRefunds.contains { !$0.isSimulation } }
}
