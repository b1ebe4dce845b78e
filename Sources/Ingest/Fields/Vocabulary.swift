internal import Refunds

/// The values of Apple's enumerations that are known at the time of writing (formats.md 1.3, 1.4 and 2.1 to 2.4). Every
/// enumeration is open: another value survives as written, and is reported.
enum Vocabulary: Int, CaseIterable {
  case notificationType
  case notificationTypeV1
  case subtype
  case ownership
  case productType
  case offerType
  case revocationType
  case revocationReason

  /// The finding for a value that is not known.
  var finding: FindingCode {
    switch self {
    case .notificationType, .notificationTypeV1: .unknownNotificationType
    case .subtype: .unknownSubtype
    case .ownership: .unknownOwnership
    case .productType: .unknownProductType
    case .offerType: .unknownOfferType
    case .revocationType: .unknownRevocationType
    case .revocationReason: .unknownRevocationReason
    }
  }

  func contains(_ text: String) -> Bool {
    switch self {
    case .notificationType: Vocabulary.notificationTypes.contains(text)
    case .notificationTypeV1: Vocabulary.notificationTypesV1.contains(text)
    case .subtype: Vocabulary.subtypes.contains(text)
    case .ownership: ["PURCHASED", "FAMILY_SHARED", "ASSIGNED"].contains(text)
    case .productType: Vocabulary.productTypes.contains(text)
    case .offerType: ["1", "2", "3", "4"].contains(text)
    case .revocationType:
      ["REFUND_FULL", "REFUND_PRORATED", "FAMILY_REVOKE", "ASSIGNMENT_REVOKE"].contains(text)
    case .revocationReason: RevocationReason(written: text) != nil
    }
  }

  private static let notificationTypes: Set<String> = [
    "SUBSCRIBED", "DID_RENEW", "DID_CHANGE_RENEWAL_PREF", "DID_CHANGE_RENEWAL_STATUS", "OFFER_REDEEMED",
    "DID_FAIL_TO_RENEW", "GRACE_PERIOD_EXPIRED", "EXPIRED", "PRICE_INCREASE", "RENEWAL_EXTENDED", "RENEWAL_EXTENSION",
    "REFUND", "REFUND_DECLINED", "REFUND_REVERSED", "CONSUMPTION_REQUEST", "REVOKE", "ONE_TIME_CHARGE",
    "EXTERNAL_PURCHASE_TOKEN", "RESCIND_CONSENT", "METADATA_UPDATE", "MIGRATION", "PRICE_CHANGE", "TEST",
    "UNCLAIM_SEATS",
  ]

  private static let notificationTypesV1: Set<String> = [
    "CANCEL", "CONSUMPTION_REQUEST", "DID_CHANGE_RENEWAL_PREF", "DID_CHANGE_RENEWAL_STATUS", "DID_FAIL_TO_RENEW",
    "DID_RECOVER", "DID_RENEW", "INITIAL_BUY", "INTERACTIVE_RENEWAL", "PRICE_INCREASE_CONSENT", "REFUND", "REVOKE",
    "RENEWAL",
  ]

  private static let subtypes: Set<String> = [
    "INITIAL_BUY", "RESUBSCRIBE", "DOWNGRADE", "UPGRADE", "AUTO_RENEW_ENABLED", "AUTO_RENEW_DISABLED", "VOLUNTARY",
    "BILLING_RETRY", "PRICE_INCREASE", "GRACE_PERIOD", "PENDING", "ACCEPTED", "BILLING_RECOVERY",
    "PRODUCT_NOT_FOR_SALE", "SUMMARY", "FAILURE", "UNREPORTED", "ACTIVE_TOKEN_REMINDER", "CREATED", "SEATS",
  ]

  private static let productTypes: Set<String> = [
    "Auto-Renewable Subscription", "Non-Consumable", "Consumable", "Non-Renewing Subscription",
  ]
}
