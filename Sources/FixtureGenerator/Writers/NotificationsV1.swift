/// Notifications V1: an event and the receipt of its customer (formats.md 4.1).
package enum NotificationsV1 {
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
