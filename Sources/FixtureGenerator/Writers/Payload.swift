/// The payloads of Apple's signed data, field by field (formats.md 1 and 2).
package enum Payload {
  /// JWSTransactionDecodedPayload.
  package static func transaction(_ transaction: Transaction, signedAt: Moment) -> JSONValue {
    .object([
      "transactionId": .identifier(transaction.identifier),
      "originalTransactionId": .identifier(transaction.originalIdentifier),
      "webOrderLineItemId": transaction.orderLine.map(JSONValue.identifier),
      "bundleId": .string(Shop.bundleIdentifier),
      "productId": .string(transaction.product.identifier),
      "subscriptionGroupIdentifier": transaction.product.isSubscription ? .string(Shop.subscriptionGroup) : nil,
      "purchaseDate": .moment(transaction.purchasedAt),
      "originalPurchaseDate": .moment(transaction.originallyPurchasedAt),
      "expiresDate": transaction.expiresAt.map(JSONValue.moment),
      "quantity": .integer(Int64(transaction.quantity)),
      "type": .string(transaction.product.typeName),
      "appAccountToken": transaction.account.map(JSONValue.string),
      "inAppOwnershipType": .string(transaction.ownership.rawValue),
      "signedDate": .moment(signedAt),
      "revocationReason": transaction.revocation?.reason.map(reason),
      "revocationDate": transaction.revocation.map { .moment($0.date) },
      "revocationType": transaction.revocation?.typeName.map(JSONValue.string),
      "revocationPercentage": transaction.revocation?.percentage.map(JSONValue.integer),
      "isUpgraded": transaction.isUpgraded ? .bool(true) : nil,
      "offerType": transaction.offer.map { .integer($0.type) },
      "offerIdentifier": transaction.offer?.identifier.map(JSONValue.string),
      "offerDiscountType": transaction.offer.map { .string($0.discount.rawValue) },
      "offerPeriod": transaction.offer.map { .string($0.period) },
      "environment": .string(transaction.environment.rawValue),
      "storefront": .string(transaction.storefront.code),
      "storefrontId": .string(transaction.storefront.identifier),
      "transactionReason": .string(transaction.isRenewal ? "RENEWAL" : "PURCHASE"),
      "price": transaction.priceMilliunits.map(JSONValue.integer),
      "currency": transaction.priceMilliunits.map { _ in .string(transaction.currencyText) },
      "appTransactionId": .identifier(transaction.appTransaction),
    ])
  }

  /// JWSRenewalInfoDecodedPayload. It names no app (formats.md 2.8).
  package static func renewal(_ renewal: Renewal, of transaction: Transaction, signedAt: Moment) -> JSONValue {
    .object([
      "expirationIntent": renewal.expirationIntent.map(JSONValue.integer),
      "originalTransactionId": .identifier(transaction.originalIdentifier),
      "autoRenewProductId": .string(renewal.nextProduct.identifier),
      "productId": .string(transaction.product.identifier),
      "autoRenewStatus": .integer(renewal.isAutomatic ? 1 : 0),
      "isInBillingRetryPeriod": renewal.isInBillingRetry.map(JSONValue.bool),
      "gracePeriodExpiresDate": renewal.gracePeriodEndsAt.map(JSONValue.moment),
      "signedDate": .moment(signedAt),
      "environment": .string(transaction.environment.rawValue),
      "recentSubscriptionStartDate": .moment(renewal.startedAt),
      "renewalDate": .moment(renewal.renewsAt),
      "renewalPrice": renewal.isAutomatic ? .integer(transaction.storefront.price(of: renewal.nextProduct)) : nil,
      "currency": renewal.isAutomatic ? .string(transaction.storefront.currency) : nil,
      "appTransactionId": .identifier(transaction.appTransaction),
      "appAccountToken": transaction.account.map(JSONValue.string),
    ])
  }

  /// responseBodyV2DecodedPayload around a transaction and renewal info in whatever form: signed text or objects.
  package static func notification(_ event: Event, transaction: JSONValue?, renewal: JSONValue?) -> JSONValue {
    .object([
      "notificationType": .string(event.type.rawValue),
      "subtype": event.subtype.map(JSONValue.string),
      "notificationUUID": .string(event.identifier),
      "data": .object([
        "appAppleId": event.environment == .production ? .integer(Shop.appAppleIdentifier) : nil,
        "bundleId": .string(Shop.bundleIdentifier),
        "bundleVersion": .string(String(event.appVersion)),
        "environment": .string(event.environment.rawValue),
        "signedTransactionInfo": transaction,
        "signedRenewalInfo": renewal,
        "status": event.status.map { .integer($0.rawValue) },
        "consumptionRequestReason": event.requestReason.map { .string($0.rawValue) },
      ]),
      "version": .string("2.0"),
      "signedDate": .moment(event.signedAt),
    ])
  }

  private static func reason(_ reason: Revocation.Reason) -> JSONValue {
    switch reason {
    case .code(let number): .integer(number)
    case .named(let name): .string(name)
    }
  }
}
