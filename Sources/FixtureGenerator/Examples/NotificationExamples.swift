/// Notifications with a transaction inside.
enum NotificationExamples {
  static func all(_ signer: Signer) throws -> [Example] {
    let signed = try [Sample.purchaseEvent, Sample.refundEvent].map { try SignedNotifications.record($0, signer) }
    let history = try [Sample.purchaseEvent, Sample.refundEvent].map { event in
      sendAttempts(try SignedNotifications.record(event, signer))
    }
    return [
      Example(
        path: "formats/notification-v2/signed.jsonl", content: .lines(signed),
        what: "two notifications as Apple posts them", expected: .oneMonth("verified against `root.pem`"),
        isSigned: true),
      Example(
        path: "formats/notification-v2-decoded/notifications.jsonl", content: .lines(decoded),
        what: "a purchase, a request, its refund, and a family member who loses access",
        expected: .init(
          rows: 2, refunds: 1, amounts: [("USD", "9.99")], remark: "the REVOKE is listed as familySharing")),
      Example(
        path: "formats/notification-v2-decoded/signed-inside.jsonl", content: .lines([try halfDecoded(signer)]),
        what: "only the outer JWS is decoded; the transaction is still signed", expected: .oneMonth(),
        isSigned: true),
      Example(
        path: "formats/notification-history/decoded.json", content: page(decodedHistory).indented,
        what: "Get Notification History with decoded payloads", expected: .oneMonth()),
      Example(
        path: "formats/notification-history/signed.json", content: page(history).indented,
        what: "Get Notification History as Apple answers", expected: .oneMonth("verified"), isSigned: true),
      Example(
        path: "formats/seats-refund/notification.json", content: seats.indented,
        what: "REFUND/SEATS: two of five seats at 4.99 USD, the transaction stays valid",
        expected: .init(
          rows: 1, refunds: 1, amounts: [("USD", "9.98")], remark: "extent partial, amount_basis seats")),
      Example(
        path: "formats/advanced-commerce-refund/notification.json", content: advancedCommerce.indented,
        what: "an Advanced Commerce item refunded with an amount, another modified",
        expected: .init(
          rows: 1, refunds: 1, amounts: [("USD", "5")], remark: "amount_basis reported; the modification is no money")),
    ]
  }

  private static var decoded: [JSONValue] {
    var request = Sample.event(
      .consumptionRequest, number: 3, about: Sample.transaction(1), at: Sample.refundedAt.adding(hours: -20))
    request.requestReason = .fulfillmentIssue
    var member = Sample.refunded(Sample.transaction(2))
    member.ownership = .familyShared
    member.priceMilliunits = nil
    member.revocation?.typeName = "FAMILY_REVOKE"
    member.revocation?.percentage = nil
    let revoke = Sample.event(
      .revoke, number: 4, about: member, at: Sample.refundedAt.adding(milliseconds: 61_000))
    return [
      Sample.purchase, DecodedNotifications.record(request), Sample.refund, DecodedNotifications.record(revoke),
    ]
  }

  private static func halfDecoded(_ signer: Signer) throws -> JSONValue {
    let event = Sample.refundEvent
    let transaction = Sample.refunded(Sample.transaction(1))
    return Payload.notification(
      event, transaction: .string(try signer.sign(Payload.transaction(transaction, signedAt: event.signedAt))),
      renewal: nil)
  }

  private static var decodedHistory: [JSONValue] {
    [Sample.purchase, Sample.refund].map { sendAttempts(.object(["signedPayload": $0])) }
  }

  private static func sendAttempts(_ item: JSONValue) -> JSONValue {
    let attempt = JSONValue.object([
      "attemptDate": .moment(Sample.refundedAt.adding(milliseconds: 61_500)), "sendAttemptResult": .string("SUCCESS"),
    ])
    return item.with(["sendAttempts": .array([attempt])])
  }

  private static func page(_ items: [JSONValue]) -> JSONValue {
    .object(["hasMore": .bool(false), "notificationHistory": .array(items)])
  }

  private static var seats: JSONValue {
    let tier = JSONValue.object(["price": .integer(4990), "quantity": .integer(5)])
    let event = Sample.event(
      .refund, "SEATS", number: 5, about: Sample.transaction(3), at: Sample.refundedAt.adding(milliseconds: 60_000))
    return DecodedNotifications.record(event).changingTransaction([
      "price": .integer(4990),
      "multiSeatInfo": .object([
        "invitationManagement": .string("DEVELOPER"), "priceTiers": .array([tier]), "revokedSeatQuantity": .integer(2),
      ]),
    ])
  }

  private static var advancedCommerce: JSONValue {
    func item(_ name: String, _ amount: Int64, _ reason: String, _ type: String) -> JSONValue {
      .object([
        "SKU": .string(name), "description": .string("An add-on"), "displayName": .string(name),
        "price": .integer(5000),
        "refunds": .array([
          .object([
            "refundAmount": .integer(amount), "refundDate": .moment(Sample.refundedAt),
            "refundReason": .string(reason), "refundType": .string(type),
          ])
        ]),
      ])
    }
    let event = Sample.event(
      .refund, number: 6, about: Sample.transaction(4), at: Sample.refundedAt.adding(milliseconds: 60_000))
    return DecodedNotifications.record(event).changingTransaction([
      "advancedCommerceInfo": .object([
        "items": .array([
          item("compost", 5000, "FULFILLMENT_ISSUE", "FULL"), item("mulch", 1250, "MODIFY_ITEMS_REFUND", "PRORATED"),
        ]),
        "period": .string("P1M"), "requestReferenceId": .string("00000000-0000-4000-8000-000000000777"),
        "taxCode": .string("S021-01-1"), "taxExclusivePrice": .integer(9080), "taxRate": .string("0.1"),
      ])
    ])
  }
}
