import Refunds

extension LeftOutReason {
  /// The name in JSON.
  var key: String {
    switch self {
    case .sandbox: "sandbox"
    case .xcode: "xcode"
    case .localTesting: "local_testing"
    case .production: "production"
    case .environmentUnknown: "environment_unknown"
    case .otherApp: "other_app"
    case .otherProduct: "other_product"
    case .afterAsOf: "after_as_of"
    case .simulated: "simulated"
    case .signatureRefused: "signature_refused"
    case .signatureWithoutDate: "signature_without_date"
    case .unsigned: "unsigned"
    case .damagedFacts: "damaged_facts"
    case .otherStore: "other_store"
    }
  }
}

extension RecordGroup {
  /// The name in JSON.
  var key: String {
    switch self {
    case .receiptWithoutPurchase: "receipt_without_purchase"
    case .testNotification: "test_notification"
    case .renewalExtensionSummary: "renewal_extension_summary"
    case .externalPurchaseToken: "external_purchase_token"
    case .consentRescinded: "consent_rescinded"
    case .seatsUnclaimed: "seats_unclaimed"
    case .notificationWithoutTransaction: "notification_without_transaction"
    case .renewalInfo: "renewal_info"
    case .appTransaction: "app_transaction"
    case .errorAnswer: "error_answer"
    case .refundRequest: "refund_request"
    case .otherAnswer: "other_answer"
    case .catalogue: "catalogue"
    case .factsSeal: "facts_seal"
    }
  }
}
