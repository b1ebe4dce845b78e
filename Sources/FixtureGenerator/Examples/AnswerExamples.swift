/// Answers of the App Store Server API.
enum AnswerExamples {
  /// 9.99 USD in full; coins that were kept; 40 % of 8000 yen; an upgraded period.
  private static let transactions: [Transaction] = {
    var upgraded = Sample.transaction(8)
    upgraded.isUpgraded = true
    return [
      Sample.refunded(Sample.transaction(1)), Sample.transaction(6, .coins),
      Sample.refunded(Sample.transaction(7, .lifetime, in: .japan), .other, .prorated(40_000)), upgraded,
    ]
  }()

  private static let signedAt = Moment(year: 2026, month: 3, day: 10, hour: 12)

  private static let bothRefunds = Example.Expectation(
    rows: 2, refunds: 2, amounts: [("JPY", "3200"), ("USD", "9.99")])

  static func all(_ signer: Signer) throws -> [Example] {
    try [(Seal.decoded, "decoded", false), (Seal.signed(signer), "signed", true)].flatMap { seal, name, isSigned in
      try answers(seal).map { format, content, what, expected in
        Example(
          path: "formats/\(format)/\(name).json", content: content.indented,
          what: isSigned ? "\(what), as Apple answers" : "\(what), decoded", expected: expected,
          isSigned: isSigned)
      }
    } + withoutPayload
  }

  private typealias Answer = (format: String, content: JSONValue, what: String, expected: Example.Expectation)

  private static func answers(_ seal: Seal) throws -> [Answer] {
    let sealed = try transactions.map { try seal(Payload.transaction($0, signedAt: signedAt)) }
    let refunds = [sealed[0], sealed[2]]
    let history = TransactionPages(kind: .history)
    let refundHistory = TransactionPages(kind: .refundHistory)
    let statuses = try subscriptionStatuses(seal)
    return [
      (
        "transaction-history-v2", history.page(sealed, hasMore: false, revision: "1773144000000_990000000000008"),
        "Get Transaction History", bothRefunds
      ),
      (
        "transaction-history-v1", history.page(refunds, hasMore: false, revision: "1773144000000_990000000000007"),
        "Get Transaction History V1, which leaves out finished consumables", bothRefunds
      ),
      (
        "refund-history-v2", refundHistory.page(refunds, hasMore: false, revision: "1772784000000_990000000000007"),
        "Get Refund History", bothRefunds
      ),
      ("refund-history-v1", .object(["signedTransactions": .array(refunds)]), "Get Refund History V1", bothRefunds),
      ("transaction-info", .object(["signedTransactionInfo": sealed[0]]), "Get Transaction Info", .oneMonth()),
      ("subscription-statuses", statuses, "Get All Subscription Statuses", .oneMonth()),
      (
        "order-lookup", .object(["status": .integer(0), "signedTransactions": .array([sealed[0]])]),
        "Look Up Order ID", .oneMonth()
      ),
      (
        "test-notification-status", try testStatus(seal), "Get Test Notification Status",
        .nothing("a test notification, no transaction")
      ),
      (
        "app-transaction-info", .object(["signedAppTransactionInfo": try seal(RecordExamples.appTransaction)]),
        "Get App Transaction Info", .nothing("an app transaction, no purchase")
      ),
    ]
  }

  private static func subscriptionStatuses(_ seal: Seal) throws -> JSONValue {
    let refunded = transactions[0]
    let last = JSONValue.object([
      "status": .integer(Status.revoked.rawValue), "originalTransactionId": .identifier(refunded.originalIdentifier),
      "signedTransactionInfo": try seal(Payload.transaction(refunded, signedAt: signedAt)),
      "signedRenewalInfo": try seal(
        Payload.renewal(Sample.renewal(of: refunded), of: refunded, signedAt: signedAt)),
    ])
    let group = JSONValue.object([
      "subscriptionGroupIdentifier": .string(Shop.subscriptionGroup), "lastTransactions": .array([last]),
    ])
    return .object([
      "environment": .string("Production"), "bundleId": .string(Shop.bundleIdentifier),
      "appAppleId": .integer(Shop.appAppleIdentifier), "data": .array([group]),
    ])
  }

  private static func testStatus(_ seal: Seal) throws -> JSONValue {
    let event = Sample.event(.test, number: 9, about: nil, at: signedAt)
    let attempt = JSONValue.object([
      "attemptDate": .moment(signedAt.adding(milliseconds: 900)), "sendAttemptResult": .string("TIMED_OUT"),
    ])
    return .object([
      "signedPayload": try seal(Payload.notification(event, transaction: nil, renewal: nil)),
      "sendAttempts": .array([attempt]),
    ])
  }

  private static let withoutPayload = [
    Example(
      path: "formats/order-lookup/invalid-order.json", content: JSONValue.object(["status": .integer(1)]).indented,
      what: "an order id that does not exist", expected: .nothing("no transaction")),
    Example(
      path: "formats/api-error/error.json",
      content: JSONValue.object([
        "errorCode": .integer(4_040_010), "errorMessage": .string("Transaction id not found."),
      ]).indented,
      what: "an error body between good answers", expected: .nothing("not a refund", findings: ["error-answer"])),
  ]
}
