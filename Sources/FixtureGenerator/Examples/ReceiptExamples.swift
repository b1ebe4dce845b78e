/// Notifications V1 and receipts, where money is never named.
enum ReceiptExamples {
  private static let requestedAt = Moment(year: 2026, month: 3, day: 10, hour: 12)

  private static let refunded = Sample.refunded(Sample.transaction(1))
  private static let other = Sample.transaction(6, .coins)

  static var all: [Example] { answers + notifications }

  private static let oneOfUnknownAmount = Example.Expectation(
    rows: 1, refunds: 1, unknownAmounts: 1, remark: "receipts know no price")

  private static var answers: [Example] {
    let answer = ReceiptRows.answer(latest: [refunded, other], inApp: [other], requestedAt: requestedAt)
    let empty = ReceiptRows.answer(latest: [], inApp: [], requestedAt: requestedAt)
    return [
      Example(
        path: "formats/receipt-answer/answer.json", content: answer.indented,
        what: "an answer of verifyReceipt: a refunded subscription and coins", expected: oneOfUnknownAmount),
      Example(
        path: "formats/receipt-answer/without-purchases.json", content: empty.indented,
        what: "the receipt of somebody who bought nothing", expected: .nothing("a record without a transaction")),
      Example(
        path: "formats/receipt-row/rows.jsonl",
        content: .lines([refunded, other].map { ReceiptRows.row($0).with(["environment": .string("Production")]) }),
        what: "rows of receipts on their own", expected: oneOfUnknownAmount),
    ]
  }

  private static var notifications: [Example] {
    [
      Example(
        path: "formats/notification-v1/notifications.jsonl",
        content: .lines([
          NotificationsV1.record("INITIAL_BUY", about: Sample.transaction(1), rows: [Sample.transaction(1)]),
          NotificationsV1.record("CANCEL", about: refunded, rows: [other, refunded]),
        ]),
        what: "INITIAL_BUY and CANCEL of a subscription", expected: oneOfUnknownAmount)
    ]
  }

  /// What is odd in receipts; one folder for each finding.
  static var invalid: [Example] {
    let requested = requestedAt
    var copy = refunded
    copy.identifier += 50
    var upgraded = Sample.transaction(1)
    upgraded.revocation = Revocation(date: Sample.refundedAt, reason: nil)
    var upgrade = Sample.transaction(4)
    upgrade.originalIdentifier = upgraded.originalIdentifier
    upgrade.purchasedAt = Sample.refundedAt
    let answer = ReceiptRows.answer(latest: [refunded], inApp: [], requestedAt: requested)
    let expired = ReceiptRows.row(Sample.transaction(1)).with([
      "expires_date_ms": .string("1999999999000"), "environment": .string("Production"),
    ])
    func receipts(_ latest: [Transaction]) -> JSONValue {
      ReceiptRows.answer(latest: latest, inApp: [], requestedAt: requested)
    }
    return [
      example(
        "receipt-status", "the first answer failed", [.object(["status": .integer(21_005)]), answer], oneOfUnknownAmount
      ),
      example(
        "date-conflict", "the end of a period in two spellings that differ", [expired],
        .nothing("the milliseconds count")),
      example(
        "unresolved", "a REFUND whose receipt lacks the purchase",
        [NotificationsV1.record("REFUND", about: Sample.transaction(6, .coins), rows: [])], oneOfUnknownAmount),
      example(
        "restored-copy", "one charge under two ids, after a restore", [receipts([refunded]), receipts([copy])],
        oneOfUnknownAmount),
      example(
        "upgrade-inferred", "an upgrade of old: cancelled when the next purchase began",
        [receipts([upgraded, upgrade])],
        .init(rows: 1, remark: "no refund")),
    ]
  }

  private static func example(
    _ code: String, _ what: String, _ records: [JSONValue], _ expected: Example.Expectation
  ) -> Example {
    var example = InvalidExamples.example(code, what, records, expected)
    example.path = "invalid/\(code)/receipts.jsonl"
    return example
  }
}
