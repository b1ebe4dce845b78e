/// One entry of `advancedCommerceInfo.items[].refunds[]` (formats.md 2.6).
package struct AdvancedCommerceRefund: Hashable, Sendable {
  /// Thousandths of the currency unit; nil when the entry has no usable amount.
  package var amountMilliunits: Int64?
  package var date: Instant?
  /// UNINTENDED_PURCHASE …, MODIFY_ITEMS_REFUND, SIMULATE_REFUND_DECLINE, as written.
  package var reason: String
  /// FULL, PRORATED, CUSTOM, as written.
  package var type: String

  package init(amountMilliunits: Int64?, date: Instant?, reason: String, type: String) {
    self.amountMilliunits = amountMilliunits
    self.date = date
    self.reason = reason
    self.type = type
  }

  /// An automatic credit because the items of the subscription changed: like an upgrade, nobody asked for it.
  package var isModification: Bool { reason == "MODIFY_ITEMS_REFUND" }

  /// A sandbox test value.
  package var isSimulation: Bool { reason.hasPrefix("SIMULATE_") }

  /// Money that went back to a customer.
  package var isMoney: Bool { !isModification && !isSimulation }
}
