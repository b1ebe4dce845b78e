extension InvalidExamples {
  /// A purchase, and its refund with an odd transaction.
  private static func odd(
    _ code: String, _ what: String, _ changes: KeyValuePairs<String, JSONValue?>,
    _ expected: Example.Expectation = .oneMonth(), alsoFinds others: [String] = []
  ) -> Example {
    example(code, what, [Sample.purchase, Sample.refund(changes)], expected, alsoFinds: others)
  }

  static var fields: [Example] { environments + dates + amounts + names }

  private static var environments: [Example] {
    let none = Sample.refund(["environment": nil]).changingData(["environment": nil])
    let staging = JSONValue.string("Staging")
    let unknown = Sample.refund(["environment": staging]).changingData(["environment": staging])
    return [
      example(
        "environment-missing", "the refund names no environment", [Sample.purchase, none],
        .oneMonth("taken for Production")),
      example(
        "environment-unknown", "the refund comes from `Staging`", [Sample.purchase, unknown],
        .nothing("the refund is left out")),
      odd(
        "environment-conflict", "the notification says Production, its transaction Sandbox",
        ["environment": .string("Sandbox")], .nothing("taken for Sandbox and left out")),
    ]
  }

  private static var dates: [Example] {
    let snapshot = DecodedNotifications.record(
      Sample.event(.didRenew, number: 7, about: Sample.transaction(1), at: Sample.refundedAt))
    return [
      odd(
        "date-implausible", "bought in 2099", ["purchaseDate": .integer(4_070_908_800_000)],
        .oneMonth("the purchase date of the other record stands")),
      odd(
        "date-unreadable", "revoked `yesterday`", ["revocationDate": .string("yesterday")],
        .oneMonth("dated by the notification"), alsoFinds: ["refund-without-date"]),
      odd(
        "date-unit", "the revocation date is in seconds",
        ["revocationDate": .integer(Sample.refundedAt.milliseconds / 1000)],
        .oneMonth("revoked 2026-03-06T08:00:00.000Z")),
      Example(
        path: "invalid/date-since-2001/transactions.json", content: DeviceExamples.sinceReferenceDate.indented,
        what: "a transaction by Swift names whose dates count from 2001",
        expected: .oneMonth("revoked 2026-03-06T08:00:00.000Z", findings: ["date-since-2001"])),
      odd(
        "date-without-zone", "a date without a zone", ["revocationDate": .string("2026-03-06 08:00:00")],
        .oneMonth("taken for UTC: 2026-03-06T08:00:00.000Z")),
      odd(
        "date-without-time", "a date without a time", ["revocationDate": .string("2026-03-06")],
        .oneMonth("revoked 2026-03-06")),
      example(
        "date-zero", "a renewal with the revocation date 0",
        [Sample.purchase, snapshot.changingTransaction(["revocationDate": .integer(0)])],
        .nothing("0 is no date: nothing is revoked")),
    ]
  }

  private static var amounts: [Example] {
    let nine = KeyValuePairs<String, JSONValue?>(dictionaryLiteral: ("price", .integer(9)))
    return [
      odd(
        "price-has-fraction", "the price is 9.99, not 9990", ["price": .number("9.99")],
        .oneMonth("read as currency units")),
      odd(
        "price-not-a-number", "the price is `free`", ["price": .string("free")],
        .oneMonth("the price of the purchase stands")),
      odd("price-negative", "the price is -9990", ["price": .integer(-9990)], .oneMonth("the sign is ignored")),
      example(
        "price-suspiciously-small", "the price is 9 in both records",
        [Sample.purchase.changingTransaction(nine), Sample.refund(nine)],
        .init(rows: 1, refunds: 1, amounts: [("USD", "0.009")], remark: "read as written: milliunits")),
      odd("currency-lower-case", "`usd`", ["currency": .string("usd")], .oneMonth("totalled under USD")),
      odd(
        "percentage-out-of-range", "140 % are refunded", ["revocationPercentage": .integer(140_000)],
        .init(rows: 1, refunds: 1, unknownAmounts: 1), alsoFinds: ["unknown-amount"]),
      odd("quantity-unreadable", "the quantity is `two`", ["quantity": .string("two")]),
    ]
  }

  private static var names: [Example] {
    var unknownType = Sample.purchase.with([
      "notificationType": .string("HARVEST_FESTIVAL"),
      "notificationUUID": .string("00000000-0000-4000-8000-000000000008"),
      "signedDate": .moment(Sample.purchasedAt.adding(hours: 1)),
    ])
    unknownType = unknownType.changingTransaction(["signedDate": .moment(Sample.purchasedAt.adding(hours: 1))])
    return [
      example(
        "unknown-notification-type", "a type that nobody knows yet", [Sample.purchase, unknownType, Sample.refund],
        .oneMonth("a snapshot of its transaction")),
      example(
        "unknown-subtype", "REFUND with a subtype that nobody knows yet",
        [Sample.purchase, Sample.refund.with(["subtype": .string("GOODWILL")])], .oneMonth()),
      odd("unknown-ownership", "ownership `LEASED`", ["inAppOwnershipType": .string("LEASED")]),
      odd("unknown-product-type", "a product type of next year", ["type": .string("Subscription Bundle")]),
      odd("unknown-offer-type", "offer type 9", ["offerType": .integer(9)]),
      odd(
        "unknown-revocation-type", "`REFUND_GOODWILL`", ["revocationType": .string("REFUND_GOODWILL")],
        .oneMonth("a REFUND notification is a refund; the percentage tells the amount")),
      odd(
        "unknown-revocation-reason", "reason 7 on a REFUND", ["revocationReason": .integer(7)],
        .oneMonth("category unknown, rule reason-unknown-refund")),
    ]
  }
}
