/// Notifications as teams store them after decoding: the signed parts replaced by their content.
package enum DecodedNotifications {
  package static func record(_ event: Event) -> JSONValue {
    let transaction = event.transaction.map { Payload.transaction($0, signedAt: event.signedAt) }
    return Payload.notification(event, transaction: transaction, renewal: renewal(event))
  }

  // The made-up team keeps the renewal info only of the types that are about renewal; it would double the archive.
  private static func renewal(_ event: Event) -> JSONValue? {
    guard let transaction = event.transaction, let renewal = event.renewal else { return nil }
    switch event.type {
    case .didChangeRenewalPreference, .didChangeRenewalStatus, .didFailToRenew, .expired:
      return Payload.renewal(renewal, of: transaction, signedAt: event.signedAt)
    case .subscribed, .didRenew, .oneTimeCharge, .offerRedeemed, .consumptionRequest, .refund, .refundDeclined,
      .refundReversed, .revoke, .test:
      return nil
    }
  }
}
