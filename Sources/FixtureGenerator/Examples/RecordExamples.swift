/// Single payloads in the shapes in which teams store them, and records that hold no transaction.
enum RecordExamples {
  private static let signedAt = Moment(year: 2026, month: 3, day: 10, hour: 12)
  private static let requestIdentifier = JSONValue.string("00000000-0000-4000-8000-000000000888")

  static let appTransaction = JSONValue.object([
    "receiptType": .string("Production"), "appAppleId": .integer(Shop.appAppleIdentifier),
    "bundleId": .string(Shop.bundleIdentifier), "applicationVersion": .string("141"),
    "receiptCreationDate": .moment(signedAt), "originalPurchaseDate": .moment(Sample.purchasedAt),
    "originalApplicationVersion": .string("138"), "appTransactionId": .string("704000000000000001"),
    "originalPlatform": .string("iOS"),
  ])

  private static var purchase: JSONValue { Payload.transaction(Sample.transaction(6, .coins), signedAt: signedAt) }
  private static var refund: JSONValue {
    Payload.transaction(Sample.refunded(Sample.transaction(1)), signedAt: signedAt)
  }
  private static var renewalInfo: JSONValue {
    let transaction = Sample.transaction(1)
    return Payload.renewal(Sample.renewal(of: transaction), of: transaction, signedAt: signedAt)
  }

  /// ConsumptionRequest of December 2025 (formats.md 3).
  private static let consumptionInformation = JSONValue.object([
    "customerConsented": .bool(true), "sampleContentProvided": .bool(false), "deliveryStatus": .string("DELIVERED"),
    "consumptionPercentage": .integer(50_000), "refundPreference": .string("DECLINE"),
  ])

  private static var extensionAnswer: JSONValue {
    .object([
      "originalTransactionId": .identifier(Sample.transaction(1).identifier),
      "webOrderLineItemId": .string("990000000000901"), "success": .bool(true), "effectiveDate": .moment(signedAt),
    ])
  }

  static func all(_ signer: Signer) throws -> [Example] {
    let signed = try [purchase, refund, renewalInfo].map { try signer.sign($0) }
    let pair = "a purchase and a refunded transaction"
    let withTransaction = [
      Example(
        path: "formats/jws-lines/signed.txt", content: Array((signed.joined(separator: "\n") + "\n").utf8),
        what: "one bare JWS a line: two transactions and a renewal info", expected: .oneMonth("verified"),
        isSigned: true),
      Example(
        path: "formats/transactions-decoded/lines.jsonl", content: .lines([purchase, refund]),
        what: "\(pair) as JSON Lines", expected: .oneMonth()),
      Example(
        path: "formats/transactions-decoded/array.json", content: JSONValue.array([purchase, refund]).indented,
        what: "\(pair) as an array", expected: .oneMonth()),
      Example(
        path: "formats/transactions-decoded/concatenated.json", content: purchase.compact + refund.compact,
        what: "\(pair) one after the other, without a line feed", expected: .oneMonth()),
      Example(
        path: "formats/transactions-decoded/pretty.json", content: purchase.indented + refund.indented,
        what: "\(pair) as indented documents one below the other", expected: .oneMonth()),
      Example(
        path: "formats/renewal-info/decoded.json", content: renewalInfo.indented, what: "a renewal info alone",
        expected: .nothing("it names no transaction that could be refunded")),
      Example(
        path: "formats/app-transaction/decoded.json", content: appTransaction.indented, what: "an app transaction",
        expected: .nothing("no purchase")),
      Example(
        path: "formats/refund-request/consumption.json", content: consumptionInformation.indented,
        what: "what the developer answers to a CONSUMPTION_REQUEST", expected: .nothing("no money moved")),
      Example(
        path: "formats/other-answer/extended.json", content: extensionAnswer.indented,
        what: "Extend a Subscription Renewal Date", expected: .nothing("no transaction")),
    ]
    let others = withoutTransaction.map { format, what, notification in
      Example(
        path: "formats/\(format)/notification.json", content: notification.indented, what: what,
        expected: .nothing("counted in coverage as a record without a transaction"))
    }
    return withTransaction + others
  }

  private static func notification(
    _ type: String, _ subtype: String?, _ part: String, _ content: JSONValue
  ) -> JSONValue {
    .object([
      "notificationType": .string(type), "subtype": subtype.map(JSONValue.string),
      "notificationUUID": .string("00000000-0000-4000-8000-000000000010"), part: content,
      "version": .string("2.0"), "signedDate": .moment(signedAt),
    ])
  }

  private static var withoutTransaction: [(format: String, what: String, notification: JSONValue)] {
    let app: KeyValuePairs<String, JSONValue?> = [
      "environment": .string("Production"), "appAppleId": .integer(Shop.appAppleIdentifier),
      "bundleId": .string(Shop.bundleIdentifier),
    ]
    let test = Sample.event(.test, number: 9, about: nil, at: signedAt)
    return [
      ("notification-test", "TEST, asked for while setting up", DecodedNotifications.record(test)),
      (
        "notification-summary", "RENEWAL_EXTENSION/SUMMARY",
        notification(
          "RENEWAL_EXTENSION", "SUMMARY", "summary",
          .object(app).with([
            "requestIdentifier": requestIdentifier, "productId": .string(Product.monthly.identifier),
            "storefrontCountryCodes": .array([.string("USA"), .string("DEU")]), "succeededCount": .integer(120),
            "failedCount": .integer(3),
          ]))
      ),
      (
        "external-purchase-token", "EXTERNAL_PURCHASE_TOKEN/UNREPORTED",
        notification(
          "EXTERNAL_PURCHASE_TOKEN", "UNREPORTED", "externalPurchaseToken",
          .object([
            "externalPurchaseId": requestIdentifier, "tokenCreationDate": .moment(Sample.purchasedAt),
            "appAppleId": .integer(Shop.appAppleIdentifier), "bundleId": .string(Shop.bundleIdentifier),
          ]))
      ),
      (
        "rescind-consent", "RESCIND_CONSENT: a guardian withdrew consent",
        notification("RESCIND_CONSENT", nil, "appData", .object(app).with(["signedAppTransactionInfo": appTransaction]))
      ),
      (
        "unclaim-seats", "UNCLAIM_SEATS",
        notification(
          "UNCLAIM_SEATS", nil, "unclaimInfo", .object(["unclaimSeatIds": .array([requestIdentifier])]))
      ),
    ]
  }
}
