/// Every member that a reader asks for.
///
/// The cases are spelled as Apple spells the keys (formats.md 1 to 3), so that the two cannot drift apart; receipts and
/// Notifications V1, whose keys have underscores (formats.md 4), come last. The other spellings that databases and people
/// make of a key are in `FieldSpellings`.
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

  // StoreKit on devices: a member of its JSON, and Swift properties that tell a transaction written out by them.
  case deviceVerification
  case id
  case originalID
  case productID
  case appBundleID

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

  // Facts files of this tool.
  case schema
  case statements
  case sha256
  case statement
  case trust
  case source
  case channel
  case localStore
  case isFrozen

  // Events of vendors.
  case apiVersion
  case event
  case eventType
  case eventProperties
  case eventName
  case app
  case user

  // Xcode's StoreKit configuration files.
  case subscriptionGroups
  case nonRenewingSubscriptions
  case products

  // Notifications V1.
  case unifiedReceipt
  case latestReceipt
  case latestReceiptInfo
  case latestExpiredReceipt
  case latestExpiredReceiptInfo
  case pendingRenewalInfo
  case autoRenewAdamId
  case bid
  case bvrs
  case password

  // Answers of verifyReceipt.
  case receipt
  case inApp
  case isRetryable
  case requestDate
  case requestDateMs
  case requestDatePst
  case receiptCreationDateMs
  case receiptCreationDatePst

  // Rows of receipts.
  case purchaseDateMs
  case purchaseDatePst
  case cancellationDate
  case cancellationDateMs
  case cancellationDatePst
  case cancellationReason
  case isTrialPeriod
  case isInIntroOfferPeriod
  case promotionalOfferId
  case offerCodeRefName
  case webOrderLineItemId
  case uniqueIdentifier
  case itemId
  case expiresDate
  case expiresDateMs
  case expiresDatePst

  // Receipts themselves.
  case purchaseInfo
  case receiptData
  case transactionReceipt

  /// The key as it stands in JSON.
  var key: String { FieldName.keys[rawValue] }

  // Kept, because records ask for keys and the description of a case is found by reflection.
  private static let keys = allCases.map { field in
    let name = String(describing: field)
    return field.isOfReceipts ? FieldSpellings.snakeCase(name) : name
  }

  /// Whether it is a member of a vendor's event, whose names are too common to mean that in a table.
  var isOfVendorEvents: Bool { (FieldName.apiVersion.rawValue...FieldName.user.rawValue).contains(rawValue) }

  /// Whether Apple writes the key with underscores.
  private var isOfReceipts: Bool { rawValue >= FieldName.unifiedReceipt.rawValue }
}
