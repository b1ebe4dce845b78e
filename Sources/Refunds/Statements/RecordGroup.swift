/// Records that were recognised and hold no transaction. They are no error and no refund (rules.md 7).
package enum RecordGroup: UInt8, Hashable, Sendable, CaseIterable {
  case testNotification
  case renewalExtensionSummary
  case externalPurchaseToken
  case consentRescinded
  case seatsUnclaimed
  case notificationWithoutTransaction
  case renewalInfo
  case appTransaction
  case errorAnswer
  case refundRequest
  case otherAnswer
  case receiptWithoutPurchase
  case catalogue
  /// The first line of a facts file and its lines with digests.
  case factsSeal

  /// The words in coverage.
  package var name: String {
    switch self {
    case .testNotification: "test notifications"
    case .renewalExtensionSummary: "renewal extension summaries"
    case .externalPurchaseToken: "external purchase tokens"
    case .consentRescinded: "consent rescinded"
    case .seatsUnclaimed: "seats unclaimed"
    case .notificationWithoutTransaction: "notifications without a transaction"
    case .renewalInfo: "renewal infos"
    case .appTransaction: "app transactions"
    case .errorAnswer: "error answers of the API"
    case .refundRequest: "refund or revoke requests of the developer"
    case .otherAnswer: "other answers of the API"
    case .catalogue: "catalogues of products"
    case .factsSeal: "headers and digests of facts files"
    case .receiptWithoutPurchase: "receipts without a purchase"
    }
  }
}
