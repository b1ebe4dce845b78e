/// Notifications as teams store them after decoding: one JSON object a line, the signed parts replaced by their content.
package enum DecodedNotifications {
  package static func line(_ event: Event) -> [UInt8] {
    let transaction = event.transaction.map { Payload.transaction($0, signedAt: event.signedAt) }
    return Payload.notification(event, transaction: transaction, renewal: renewal(event)).compact
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
