/// The kind of input that a statement came from. Coverage lists the first and last statement of each.
package enum SourceKind: UInt8, Hashable, Sendable, CaseIterable {
  case notification
  case transactionHistory
  case refundHistory
  case transactionInfo
  case subscriptionStatus
  case orderLookup
  case transaction
  case notificationV1
  case receipt
  case vendor

  /// The name in JSON and in facts files. It must never change: archives hold it.
  package var key: String {
    switch self {
    case .notification: "notification"
    case .transactionHistory: "transaction_history"
    case .refundHistory: "refund_history"
    case .transactionInfo: "transaction_info"
    case .subscriptionStatus: "subscription_status"
    case .orderLookup: "order_lookup"
    case .transaction: "transaction"
    case .notificationV1: "notification_v1"
    case .receipt: "receipt"
    case .vendor: "vendor"
    }
  }

  /// The words in coverage and in `explain`.
  package var name: String {
    switch self {
    case .notification: "server notification V2"
    case .transactionHistory: "transaction history"
    case .refundHistory: "refund history"
    case .transactionInfo: "transaction info"
    case .subscriptionStatus: "subscription statuses"
    case .orderLookup: "order look-up"
    case .transaction: "transaction"
    case .notificationV1: "server notification V1"
    case .receipt: "receipt"
    case .vendor: "event or export of a vendor"
    }
  }

  /// Whether a record of this kind is a row of a receipt; the event of a Notification V1 is more than its row.
  func isReceiptRow(of kind: StatementKind) -> Bool {
    switch self {
    case .receipt, .notificationV1: kind == .snapshot
    case .notification, .transactionHistory, .refundHistory, .transactionInfo, .subscriptionStatus, .orderLookup,
      .transaction, .vendor:
      false
    }
  }
}
