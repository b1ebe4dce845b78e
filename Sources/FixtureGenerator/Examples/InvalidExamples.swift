/// One input, or more, for each finding that input can cause. The folder has the name of the finding's code.
package enum InvalidExamples {
  package static var all: [Example] {
    unreadable + archives + wholeInputs + signatures + fields + ledger + ReceiptExamples.invalid
      + TableExamples.invalid + [KeptReceiptExamples.invalid]
  }

  /// An example in the usual file. Good records around the odd one show that it costs only itself.
  static func example(
    _ code: String, _ what: String, _ records: [JSONValue], _ expected: Example.Expectation,
    alsoFinds others: [String] = []
  ) -> Example {
    var expected = expected
    expected.findings = [code] + others
    return Example(
      path: "invalid/\(code)/notifications.jsonl", content: .lines(records), what: what, expected: expected)
  }

  private static let line = "\n".utf8

  private static var unreadable: [Example] {
    let cut = Sample.refund.compact.prefix(300)
    let lost: JSONValue = .number("4.10000E+14")
    return [
      Example(
        path: "invalid/not-json/notifications.jsonl",
        content: Sample.purchase.compact + line + cut + line + Sample.refund.compact + line,
        what: "the second line is cut off", expected: .oneMonth(findings: ["not-json"])),
      example(
        "not-recognized", "the second line is JSON of somebody else",
        [Sample.purchase, .object(["level": .string("info"), "message": .string("started")]), Sample.refund],
        .oneMonth()),
      example(
        "not-a-jws", "the second line is an envelope around something that is no JWS",
        [Sample.purchase, .object(["signedPayload": .string("signed_payload_one")]), Sample.refund], .oneMonth()),
      example(
        "nested-too-deep", "the third record stands in a string in a string in a string in a string",
        [Sample.purchase, Sample.refund, CollectorExamples.inStrings(Sample.purchase, levels: 4)], .oneMonth()),
      example(
        "transaction-without-id", "a REFUND without `transactionId`",
        [Sample.purchase, Sample.refund, Sample.refund(["transactionId": nil, "originalTransactionId": nil])],
        .oneMonth("the nameless refund cannot be counted")),
      example(
        "id-lost-digits", "an id that a spreadsheet turned into 4.10000E+14",
        [Sample.purchase, Sample.refund, Sample.refund(["transactionId": lost, "originalTransactionId": lost])],
        .oneMonth("no id is guessed")),
      Example(
        path: "invalid/damaged-compression/notifications.jsonl.gz",
        content: cutOffGzip(of: .lines([Sample.purchase, Sample.refund])),
        what: "a gzip file whose end is missing, after two whole lines",
        expected: .oneMonth("what was unpacked is used", findings: ["damaged-compression"])),
      Example(
        path: "invalid/error-answer/answers.jsonl",
        content: .lines([
          Sample.purchase,
          .object(["errorCode": .integer(4_290_000), "errorMessage": .string("Rate limit exceeded.")]), Sample.refund,
        ]),
        what: "an export that ran into the rate limit", expected: .oneMonth(findings: ["error-answer"])),
    ]
  }

  private static var archives: [Example] {
    [
      Example(
        path: "invalid/damaged-facts/archive.jsonl", content: FactsExamples.changed(),
        what: "a facts file in which somebody changed the price of the refund",
        expected: .nothing("none of its statements is counted", findings: ["damaged-facts"]))
    ]
  }

  private static var wholeInputs: [Example] {
    let transaction = Payload.transaction(
      Sample.refunded(Sample.transaction(1)), signedAt: Moment(year: 2026, month: 3, day: 10, hour: 12))
    let page = TransactionPages(kind: .refundHistory)
      .page([transaction], hasMore: true, revision: "1772784000000_990000000000001")
    return [
      Example(
        path: "invalid/empty-input/empty.jsonl", content: [], what: "a file of zero bytes",
        expected: .nothing("a report of zeros, rate n/a", findings: ["empty-input"])),
      Example(
        path: "invalid/more-pages/refund-history.json", content: page.indented,
        what: "`hasMore` is true and the next page is missing", expected: .oneMonth(findings: ["more-pages"])),
    ]
  }

  /// A gzip file (RFC 1952) of one stored block (RFC 1951) with all of the content, cut off in the block that follows.
  private static func cutOffGzip(of content: [UInt8]) -> [UInt8] {
    let header: [UInt8] = [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]
    func blockHeader(_ count: Int, isLast: UInt8) -> [UInt8] {
      let low = UInt8(count & 0xff)
      let high = UInt8(count >> 8)
      return [isLast, low, high, ~low, ~high]
    }
    return header + blockHeader(content.count, isLast: 0) + content + blockHeader(1000, isLast: 1) + content.prefix(10)
  }
}
