/// The formats that can be read. The raw value is the name for `--input-format`.
package enum InputFormat: String, CaseIterable, Hashable, Sendable {
  case facts
  case storekitConfiguration = "storekit-configuration"
  case notificationV1 = "notification-v1"
  case revenueCatWebhook = "revenuecat-webhook"
  case adaptyWebhook = "adapty-webhook"
  case apphudWebhook = "apphud-webhook"
  case qonversionWebhook = "qonversion-webhook"
  case revenueCatExport = "revenuecat-export"
  case adaptyExport = "adapty-export"
  case apphudExport = "apphud-export"
  case notification
  case signedNotification = "signed-notification"
  case notificationHistory = "notification-history"
  case orderLookup = "order-lookup"
  case transactionHistory = "transaction-history"
  case refundHistory = "refund-history"
  case subscriptionStatuses = "subscription-statuses"
  case transactionInfo = "transaction-info"
  case deviceTransaction = "device-transaction"
  case transaction
  case jws
  case table
  case receiptAnswer = "receipt-answer"
  case receiptRow = "receipt-row"
  case printedDictionary = "printed-dictionary"
  case appReceipt = "app-receipt"
  case legacyReceipt = "legacy-receipt"
  case receiptRequest = "receipt-request"
  case renewalInfo = "renewal-info"
  case appTransaction = "app-transaction"
  case refundRequest = "refund-request"
  case errorAnswer = "error-answer"
  case otherAnswer = "other-answer"
}
