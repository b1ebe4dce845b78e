import Codec

/// Facts files as their documentation describes them, written apart from the product, so that each checks the other.
package enum FactsFile {
  private static let statementsPerSeal = 1000

  /// The header, and the statements with a line of their digest after each thousand, each with its line feed.
  package static func bytes(_ statements: [JSONValue]) -> [UInt8] {
    let header = JSONValue.object([
      "schema": .string("refunds.facts/1"), "statements": .integer(Int64(statements.count)),
    ])
    var lines = [header]
    var chain = digest(of: header.compact)
    for start in stride(from: 0, to: statements.count, by: statementsPerSeal) {
      let block = statements[start..<min(start + statementsPerSeal, statements.count)]
      chain = digest(of: chain.bytes + block.flatMap { digest(of: $0.compact).bytes })
      lines += block
      lines.append(.object(["sha256": .string(chain.text), "statements": .integer(Int64(block.count))]))
    }
    return .lines(lines)
  }

  /// What a notification says about its transaction; nil where it speaks of none.
  package static func statement(_ event: Event) -> JSONValue? {
    guard let transaction = event.transaction,
      case .object(let purchase) = Payload.transaction(transaction, signedAt: event.signedAt),
      case .object(let head) = head(event)
    else { return nil }
    return .object(head + purchase)
  }

  private static func head(_ event: Event) -> JSONValue {
    .object([
      "statement": .string(event.type.statement),
      "trust": .string("unsigned"),
      "notificationType": .string(event.type.rawValue),
      "subtype": event.subtype.map(JSONValue.string),
      "notificationUUID": .string(event.identifier),
      "consumptionRequestReason": event.requestReason.map { .string($0.rawValue) },
      "bundleVersion": .string(String(event.appVersion)),
    ])
  }

  private static func digest(of bytes: [UInt8]) -> SHA256Digest {
    guard let digest = SHA256Hash().digest(of: bytes) else { preconditionFailure("libcrypto has no SHA-256") }
    return digest
  }
}

extension NotificationType {
  /// The word for it in a facts file (rules.md 2: all but these are snapshots of their transaction).
  fileprivate var statement: String {
    switch self {
    case .refund: "refund"
    case .refundReversed: "reversal"
    case .revoke: "revoke"
    case .consumptionRequest: "request"
    case .refundDeclined: "declined"
    case .subscribed, .didRenew, .didFailToRenew, .oneTimeCharge, .offerRedeemed, .didChangeRenewalPreference,
      .didChangeRenewalStatus, .expired, .test:
      "snapshot"
    }
  }
}
