import Refunds

/// The three sorts of refunds of items.
extension AdvancedCommerceRefund {
  static func money(_ milliunits: Int64?, day: Int64? = nil, type: String = "FULL") -> AdvancedCommerceRefund {
    AdvancedCommerceRefund(
      amountMilliunits: milliunits, date: day.map(Instant.day), reason: "FULFILLMENT_ISSUE", type: type)
  }

  static func modification(_ milliunits: Int64?, day: Int64? = nil) -> AdvancedCommerceRefund {
    AdvancedCommerceRefund(
      amountMilliunits: milliunits, date: day.map(Instant.day), reason: "MODIFY_ITEMS_REFUND", type: "PRORATED")
  }

  static let simulation = AdvancedCommerceRefund(
    amountMilliunits: 1000, date: nil, reason: "SIMULATE_REFUND_DECLINE", type: "FULL")
}
