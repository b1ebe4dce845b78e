extension InvalidExamples {
  /// Oddities that show only when all records of a transaction are together.
  static var ledger: [Example] { refunds + reversals + conflicts }

  private static var reversal: JSONValue {
    DecodedNotifications.record(
      Sample.event(
        .refundReversed, number: 11, about: Sample.transaction(1), at: Sample.refundedAt.adding(days: 10)))
  }

  private static var refunds: [Example] {
    let noPrice: KeyValuePairs<String, JSONValue?> = ["price": nil, "currency": nil]
    return [
      example(
        "refund-without-date", "REFUND without a revocation date",
        [Sample.purchase, Sample.refund(["revocationDate": nil])], .oneMonth("dated by the notification")),
      example(
        "refund-without-purchase", "only the REFUND is in the input", [Sample.refund],
        .oneMonth("it was sold, so it is a paid transaction too")),
      example(
        "unknown-amount", "neither record has a price",
        [Sample.purchase.changingTransaction(noPrice), Sample.refund(noPrice)],
        .init(rows: 1, refunds: 1, unknownAmounts: 1, remark: "unknown is not 0")),
      example(
        "revoked-before-purchase", "revoked a day before it was bought",
        [Sample.purchase, Sample.refund(["revocationDate": .moment(Sample.purchasedAt.adding(days: -1))])],
        .oneMonth("days_to_refund is empty")),
    ]
  }

  private static var reversals: [Example] {
    let timeless = reversal.with(["signedDate": nil]).changingTransaction(["signedDate": nil])
    return [
      example(
        "reversal-without-refund", "REFUND_REVERSED, and its refund is not in the input",
        [Sample.purchase, reversal], .init(rows: 1, remark: "counts 0, never -1")),
      example(
        "reversal-without-time", "REFUND_REVERSED without any signing date",
        [Sample.purchase, Sample.refund, timeless], .init(rows: 1, remark: "reverses the newest refund")),
    ]
  }

  private static var conflicts: [Example] {
    let other = DecodedNotifications.record(
      Sample.event(
        .refund, number: 2, about: Sample.refunded(Sample.transaction(5, .coins)), at: Sample.refundedAt))
    let seats = DecodedNotifications.record(
      Sample.event(.didRenew, number: 7, about: Sample.transaction(3), at: Sample.refundedAt)
    ).changingTransaction([
      "multiSeatInfo": .object([
        "priceTiers": .array([.object(["price": .integer(9990), "quantity": .integer(5)])]),
        "revokedSeatQuantity": .integer(2),
      ])
    ])
    return [
      example(
        "conflicting-prices", "bought for 9.99 and refunded for 8.99",
        [Sample.purchase, Sample.refund(["price": .integer(8990)])],
        .init(rows: 1, refunds: 1, amounts: [("USD", "8.99")], remark: "the newest price stands")),
      example(
        "reused-notification-uuid", "two refunds with one notification UUID", [Sample.purchase, Sample.refund, other],
        .init(rows: 2, refunds: 2, amounts: [("USD", "14.98")], remark: "both are kept")),
      example(
        "seats-without-refund", "a snapshot with revoked seats, and no REFUND",
        [seats], .nothing("the notification of the refund is missing")),
    ]
  }
}
