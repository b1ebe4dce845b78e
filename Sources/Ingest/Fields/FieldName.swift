internal import Codec

/// Every member name that a reader asks for. The raw value is the number of the name in the table of the JSON index.
///
/// The cases are spelled exactly as Apple spells the keys (formats.md 1 to 3), so that the two cannot drift apart.
enum FieldName: Int, CaseIterable, Sendable {
  // Wrappers and answers of the App Store Server API.
  case signedPayload
  case notificationHistory
  case paginationToken
  case hasMore
  case revision
  case signedTransactions
  case data
  case lastTransactions
  case status
  case signedTransactionInfo
  case transactionInfo
  case decodedTransactionInfo
  case transaction
  case signedRenewalInfo
  case signedAppTransactionInfo
  case errorCode
  case errorMessage

  // Notifications.
  case notificationType
  case subtype
  case notificationUUID
  case summary
  case externalPurchaseToken
  case appData
  case unclaimInfo
  case bundleVersion
  case consumptionRequestReason

  // Transactions.
  case transactionId
  case originalTransactionId
  case bundleId
  case productId
  case environment
  case signedDate
  case purchaseDate
  case quantity
  case type
  case appAccountToken
  case inAppOwnershipType
  case isUpgraded
  case offerType
  case offerIdentifier
  case offerDiscountType
  case storefront
  case transactionReason
  case price
  case currency
  case revocationDate
  case revocationReason
  case revocationType
  case revocationPercentage

  // Advanced Commerce and seats, inside a transaction.
  case advancedCommerceInfo
  case items
  case refunds
  case refundAmount
  case refundDate
  case refundReason
  case refundType
  case multiSeatInfo
  case priceTiers
  case revokedSeatQuantity

  // What tells renewal infos, app transactions, requests and other answers.
  case autoRenewProductId
  case autoRenewStatus
  case isInBillingRetryPeriod
  case renewalDate
  case expirationIntent
  case receiptType
  case receiptCreationDate
  case originalApplicationVersion
  case requestInfo
  case customerConsented
  case success
  case effectiveDate
  case extendByDays
  case requestIdentifier
  case testNotificationToken

  /// The key as it stands in JSON.
  var key: String { FieldName.keys[rawValue] }

  // Kept, because records ask for keys and the description of a case is found by reflection.
  private static let keys = allCases.map { String(describing: $0) }

  /// The names for a JSON index, in the order of the raw values.
  static let table = JSONNames(keys)
}
