/// Notifications as Apple sends them: `{"signedPayload":"…"}`, in it two more signed texts; about 10 KB each.
package enum SignedNotifications {
  package static func record(_ event: Event, _ signer: Signer) throws -> JSONValue {
    let seal = Seal.signed(signer)
    let transaction = try event.transaction.map { try seal(Payload.transaction($0, signedAt: event.signedAt)) }
    let payload = Payload.notification(event, transaction: transaction, renewal: try renewal(event, seal))
    return .object(["signedPayload": try seal(payload)])
  }

  private static func renewal(_ event: Event, _ seal: Seal) throws -> JSONValue? {
    guard let transaction = event.transaction, let renewal = event.renewal else { return nil }
    return try seal(Payload.renewal(renewal, of: transaction, signedAt: event.signedAt))
  }
}
