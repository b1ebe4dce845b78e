/// A property of StoreKit's `Transaction` by its name in Swift: Apple's key for it, and how the two differ.
///
/// Source: developer.apple.com/documentation/storekit/transaction, and formats.md 5.1.
struct SwiftProperty {
  /// How the value is written.
  enum Content {
    /// As in Apple's JSON.
    case plain
    case date
    /// Units of a currency, or percent, where Apple's JSON has thousandths of them.
    case thousandfold
    /// A case of an enumeration, which is looked up in lower case; other texts stay.
    case name([String: String])
    /// An object, or the type of an offer alone.
    case offer
  }

  let key: String
  let content: Content

  init?(named name: String) {
    guard let property = SwiftProperty.properties[name] else { return nil }
    self = property
  }

  init?(ofOffer name: String) {
    guard let property = SwiftProperty.offerProperties[name] else { return nil }
    self = property
  }

  private init(_ key: FieldName, _ content: Content = .plain) {
    self.key = key.key
    self.content = content
  }

  private static let properties: [String: SwiftProperty] = [
    "id": SwiftProperty(.transactionId),
    "originalID": SwiftProperty(.originalTransactionId),
    "originalId": SwiftProperty(.originalTransactionId),
    "productID": SwiftProperty(.productId),
    "productId": SwiftProperty(.productId),
    "appBundleID": SwiftProperty(.bundleId),
    "appBundleId": SwiftProperty(.bundleId),
    "environment": SwiftProperty(.environment, .name([:])),
    "environmentStringRepresentation": SwiftProperty(.environment, .name([:])),
    "purchaseDate": SwiftProperty(.purchaseDate, .date),
    "signedDate": SwiftProperty(.signedDate, .date),
    "revocationDate": SwiftProperty(.revocationDate, .date),
    "revocationReason": SwiftProperty(.revocationReason, .name([:])),
    "revocationType": SwiftProperty(.revocationType, .name(revocationTypes)),
    "revocationPercentage": SwiftProperty(.revocationPercentage, .thousandfold),
    "purchasedQuantity": SwiftProperty(.quantity),
    "productType": SwiftProperty(.type, .name(productTypes)),
    "ownershipType": SwiftProperty(.inAppOwnershipType, .name(ownerships)),
    "isUpgraded": SwiftProperty(.isUpgraded),
    "appAccountToken": SwiftProperty(.appAccountToken),
    "price": SwiftProperty(.price, .thousandfold),
    "currency": SwiftProperty(.currency, .name([:])),
    "currencyCode": SwiftProperty(.currency, .name([:])),
    "storefront": SwiftProperty(.storefront, .name([:])),
    "storefrontCountryCode": SwiftProperty(.storefront),
    "reason": SwiftProperty(.transactionReason, .name(["purchase": "PURCHASE", "renewal": "RENEWAL"])),
    "reasonStringRepresentation": SwiftProperty(.transactionReason),
    "offer": SwiftProperty(.offerType, .offer),
    "offerType": SwiftProperty(.offerType, .name(offerTypes)),
    "offerID": SwiftProperty(.offerIdentifier),
    "offerPaymentModeStringRepresentation": SwiftProperty(.offerDiscountType, .name(paymentModes)),
    "deviceVerification": SwiftProperty(.deviceVerification),
  ]

  private static let offerProperties: [String: SwiftProperty] = [
    "id": SwiftProperty(.offerIdentifier),
    "type": SwiftProperty(.offerType, .name(offerTypes)),
    "paymentMode": SwiftProperty(.offerDiscountType, .name(paymentModes)),
  ]

  private static let productTypes = [
    "autorenewable": "Auto-Renewable Subscription", "nonrenewable": "Non-Renewing Subscription",
    "nonrenewing": "Non-Renewing Subscription", "consumable": "Consumable", "nonconsumable": "Non-Consumable",
  ]
  private static let ownerships = ["purchased": "PURCHASED", "familyshared": "FAMILY_SHARED", "assigned": "ASSIGNED"]
  private static let revocationTypes = [
    "refundfull": "REFUND_FULL", "refundprorated": "REFUND_PRORATED", "familyrevoke": "FAMILY_REVOKE",
    "assignmentrevoke": "ASSIGNMENT_REVOKE",
  ]
  private static let offerTypes = ["introductory": "1", "promotional": "2", "code": "3", "winback": "4"]
  private static let paymentModes = [
    "freetrial": "FREE_TRIAL", "payasyougo": "PAY_AS_YOU_GO", "payupfront": "PAY_UP_FRONT", "onetime": "ONE_TIME",
  ]
}
