import Codec

/// Receipts and answers as apps kept them: printed, in base64, inside requests.
enum KeptReceiptExamples {
  private static let createdAt = Moment(year: 2026, month: 3, day: 10, hour: 12)
  private static let refunded = Sample.refunded(Sample.transaction(1))
  private static let other = Sample.transaction(6, .coins)
  private static let container = AppReceipt.container(of: [refunded, other], createdAt: createdAt)

  private static let oneOfUnknownAmount = Example.Expectation(
    rows: 1, refunds: 1, unknownAmounts: 1, remark: "receipts know no price")

  static var all: [Example] {
    let answer = ReceiptRows.answer(latest: [refunded, other], inApp: [other], requestedAt: createdAt)
    let request = JSONValue.object([
      "receipt-data": .string(Base64.encode(container)), "password": .string("00000000000000000000000000000000"),
    ])
    return [
      Example(
        path: "formats/printed-dictionary/answer.txt", content: Array((PrintedText.text(answer) + "\n").utf8),
        what: "an answer of verifyReceipt, printed with `%@`", expected: oneOfUnknownAmount),
      Example(
        path: "formats/app-receipt/receipt.der", content: container,
        what: "an app receipt in DER: a refunded subscription and coins", expected: oneOfUnknownAmount),
      Example(
        path: "formats/app-receipt/receipts.txt", content: Array((Base64.encode(container) + "\n").utf8),
        what: "the same in base64", expected: oneOfUnknownAmount),
      Example(
        path: "formats/legacy-receipt/receipt.txt", content: Array((legacy + "\n").utf8),
        what: "a transaction receipt of iOS 6 in base64",
        expected: .nothing("one purchase, not cancelled")),
      Example(
        path: "formats/receipt-request/request.json", content: request.indented,
        what: "the request of verifyReceipt for the app receipt", expected: oneOfUnknownAmount),
    ]
  }

  private static var legacy: String {
    let purchase = JSONValue.object([
      "transaction-id": .string("990000000000006"), "original-transaction-id": .string("990000000000006"),
      "product-id": .string(other.product.identifier), "quantity": .string("1"),
      "purchase-date-ms": .string(String(other.purchasedAt.milliseconds)), "bid": .string(Shop.bundleIdentifier),
    ])
    let receipt = JSONValue.object([
      "signature": .string("bm9ib2R5"), "purchase-info": .string(Base64.encode(Array(PrintedText.text(purchase).utf8))),
      "environment": .string("Production"),
    ])
    return Base64.encode(Array(PrintedText.text(receipt).utf8))
  }

  static var invalid: Example {
    Example(
      path: "invalid/receipt-unreadable/receipts.txt",
      content: Array("\(Base64.encode(Array(container.dropLast(200))))\n\(Base64.encode(container))\n".utf8),
      what: "two app receipts in base64, the first one cut off",
      expected: Example.Expectation(
        rows: 1, refunds: 1, unknownAmounts: 1, findings: ["receipt-unreadable"], remark: "the second one counts"))
  }
}
