/// Notifications V1: an event and the receipt of its customer (formats.md 4.1).
package enum NotificationsV1 {
  /// What the server of V1 would have sent for an event of the showcase; nil for those that V1 did not have.
  package static func record(_ event: Event) -> JSONValue? {
    guard event.environment == .production, let transaction = event.transaction,
      let type = type(event.type, isSubscription: transaction.product.isSubscription)
    else { return nil }
    return record(type, about: transaction, rows: [transaction])
  }

  /// A refund of a subscription was CANCEL; declined and reversed refunds told nobody.
  private static func type(_ type: NotificationType, isSubscription: Bool) -> String? {
    switch type {
    case .subscribed: "INITIAL_BUY"
    case .refund: isSubscription ? "CANCEL" : "REFUND"
    case .didRenew, .didFailToRenew, .didChangeRenewalPreference, .didChangeRenewalStatus, .revoke,
      .consumptionRequest:
      type.rawValue
    case .oneTimeCharge, .offerRedeemed, .expired, .refundDeclined, .refundReversed, .test: nil
    }
  }

  /// - Parameters:
  ///   - names: the transaction whose chain the notification names; nil as in old ones, which name none.
  ///   - rows: the receipt.
  package static func record(_ type: String, about names: Transaction?, rows: [Transaction]) -> JSONValue {
    .object([
      "notification_type": .string(type), "environment": .string("PROD"),
      "password": .string("made-up-shared-secret"), "bid": .string(Shop.bundleIdentifier),
      "bvrs": .string(String((names ?? rows.first)?.appVersion ?? 0)),
      "original_transaction_id": names.map { .integer($0.originalIdentifier) },
      "unified_receipt": .object([
        "status": .integer(0), "environment": .string("Production"), "latest_receipt": .string("bWFkZSB1cA=="),
        "latest_receipt_info": .array(rows.map { ReceiptRows.row($0) }), "pending_renewal_info": .array([]),
      ]),
    ])
  }
}
