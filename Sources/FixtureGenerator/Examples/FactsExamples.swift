/// The tool's own archive format.
enum FactsExamples {
  private static let account = JSONValue.string("acct-0123456789ab")

  /// What a facts file says about a purchase of 9.99 USD and its refund, both verified by an earlier run.
  static var statements: [JSONValue] {
    [
      .object([
        "statement": .string("snapshot"), "trust": .string("verified"), "transactionId": .string("990000000000001"),
        "originalTransactionId": .string("990000000000001"), "signedDate": .moment(Sample.purchasedAt),
        "notificationType": .string("SUBSCRIBED"), "subtype": .string("INITIAL_BUY"),
        "bundleId": .string(Shop.bundleIdentifier), "productId": .string(Product.monthly.identifier),
        "purchaseDate": .moment(Sample.purchasedAt), "price": .integer(9990), "currency": .string("USD"),
        "appAccountToken": account,
      ]),
      .object([
        "statement": .string("refund"), "trust": .string("verified"), "transactionId": .string("990000000000001"),
        "originalTransactionId": .string("990000000000001"), "signedDate": .moment(Sample.refundedAt),
        "notificationType": .string("REFUND"), "bundleId": .string(Shop.bundleIdentifier),
        "productId": .string(Product.monthly.identifier), "purchaseDate": .moment(Sample.purchasedAt),
        "price": .integer(9990), "currency": .string("USD"), "appAccountToken": account,
        "revocationDate": .moment(Sample.refundedAt), "revocationReason": .string("1"),
      ]),
    ]
  }

  static func all() -> [Example] {
    let file = FactsFile.bytes(statements)
    return [
      Example(
        path: "formats/facts/archive.jsonl", content: file,
        what: "a purchase and its refund, as `refunds facts` writes them",
        expected: .oneMonth("verified, as it was recorded")),
      Example(
        path: "formats/facts/joined.jsonl", content: file + file, what: "the same archive twice in one file (`cat`)",
        expected: .oneMonth("the copies are duplicates")),
    ]
  }

  /// The archive with the price of the refund changed by hand.
  static func changed() -> [UInt8] {
    let file = String(decoding: FactsFile.bytes(statements), as: UTF8.self)
    return Array(
      file.split(separator: "\n", omittingEmptySubsequences: false).map { line in
        line.contains("REFUND") ? String(line.replacing("9990", with: "4990")) : String(line)
      }.joined(separator: "\n").utf8)
  }
}
