/// One notification that Apple's servers send to the shop.
package struct Event: Sendable {
  package var type: NotificationType
  /// As written; one record of the showcase has a subtype that nobody knows.
  package var subtype: String?
  package var identifier: String
  package var signedAt: Moment
  /// When it reached the shop, which orders the file.
  package var deliveredAt: Moment
  package var environment: StoreEnvironment
  package var appVersion: Int
  /// The transaction as it stood when the notification was signed; TEST has none.
  package var transaction: Transaction?
  package var renewal: Renewal?
  package var status: Status?
  package var requestReason: RequestReason?
  /// The same bytes once more, since the shop's server did not answer the first time.
  package var isRedelivery = false
}

package enum NotificationType: String, CaseIterable, Sendable {
  case subscribed = "SUBSCRIBED"
  case didRenew = "DID_RENEW"
  case didFailToRenew = "DID_FAIL_TO_RENEW"
  case oneTimeCharge = "ONE_TIME_CHARGE"
  case offerRedeemed = "OFFER_REDEEMED"
  case didChangeRenewalPreference = "DID_CHANGE_RENEWAL_PREF"
  case didChangeRenewalStatus = "DID_CHANGE_RENEWAL_STATUS"
  case expired = "EXPIRED"
  case consumptionRequest = "CONSUMPTION_REQUEST"
  case refund = "REFUND"
  case refundDeclined = "REFUND_DECLINED"
  case refundReversed = "REFUND_REVERSED"
  case revoke = "REVOKE"
  case test = "TEST"
}

/// State of a subscription at signing time (formats.md 1.5).
package enum Status: Int64, Sendable {
  case active = 1
  case expired = 2
  case billingRetry = 3
  case gracePeriod = 4
  case revoked = 5
}

/// What the customer says when asking for the money back.
package enum RequestReason: String, CaseIterable, Sendable {
  case unintendedPurchase = "UNINTENDED_PURCHASE"
  case fulfillmentIssue = "FULFILLMENT_ISSUE"
  case unsatisfiedWithPurchase = "UNSATISFIED_WITH_PURCHASE"
  case legal = "LEGAL"
  case other = "OTHER"
}

/// What is known about the next period of a subscription.
package struct Renewal: Sendable {
  package var isAutomatic: Bool
  package var nextProduct: Product
  package var renewsAt: Moment
  package var startedAt: Moment
  package var expirationIntent: Int64?
  package var isInBillingRetry: Bool?
  package var gracePeriodEndsAt: Moment?
}
