import Codec

extension InvalidExamples {
  static var signatures: [Example] { [refused, reencoded, wrongObject] + keys + [revokedStatus, percentage] }

  /// A signed text whose certificates are no certificates; nobody could have signed it.
  private static func unsigned(_ payload: JSONValue) -> JSONValue {
    let header = JSONValue.object([
      "alg": .string("ES256"), "x5c": .array([.string("AAAA"), .string("AAAA"), .string("AAAA")]),
    ])
    let parts = [header.compact, payload.compact, [UInt8](repeating: 0, count: 64)].map(Base64URL.encode)
    return .string(parts.joined(separator: "."))
  }

  private static var refused: Example {
    example(
      "signature-refused", "the second line is an envelope that anybody could have posted",
      [Sample.purchase, .object(["signedPayload": unsigned(Sample.refund)])],
      .nothing("the forged refund is left out, and nothing else"))
  }

  private static var reencoded: Example {
    guard case .string(let text) = unsigned(Sample.refund) else { preconditionFailure("a signed text is a text") }
    return example(
      "signed-text-reencoded", "the second line is a forged envelope whose text was base64-encoded once more",
      [Sample.purchase, .object(["signedPayload": .string(Base64.encode(Array(text.utf8)))])],
      .nothing("restored, and then left out for its signature"), alsoFinds: ["signature-refused"])
  }

  private static var wrongObject: Example {
    example(
      "wrong-object-in-slot", "a page of decoded records with a whole notification in the place of a transaction",
      [.object(["signedTransactions": .array([Sample.refund])])], .oneMonth("used as what it is"))
  }

  // The words between the lines are no key and no certificate.
  private static var keys: [Example] {
    func file(_ code: String, _ kind: String, _ name: String, _ what: String) -> Example {
      let text = "-----BEGIN \(kind)-----\nbWFkZSB1cCwgd29ydGggbm90aGluZw==\n-----END \(kind)-----\n"
      return Example(
        path: "invalid/\(code)/\(name)", content: Array(text.utf8), what: what,
        expected: .nothing("named, never shown", findings: [code]))
    }
    return [
      file("certificate-as-input", "CERTIFICATE", "root.pem", "a certificate among the exports"),
      file("private-key-as-input", "PRIVATE KEY", "key.pem", "a private key among the exports"),
    ]
  }

  private static var revokedStatus: Example {
    let entry = JSONValue.object([
      "originalTransactionId": .string("990000000000001"), "status": .integer(5),
    ])
    let group = JSONValue.object([
      "subscriptionGroupIdentifier": .string("20990001"), "lastTransactions": .array([entry]),
    ])
    let answer = JSONValue.object([
      "environment": .string("Production"), "bundleId": .string("com.example.orchard"), "data": .array([group]),
    ])
    return Example(
      path: "invalid/revoked-without-transaction/statuses.json", content: answer.indented,
      what: "status 5 (revoked) without its transaction",
      expected: .nothing(
        "which period, and whether money moved, is not known", findings: ["revoked-without-transaction"]))
  }

  private static var percentage: Example {
    example(
      "percentage-has-fraction", "40.5 where Apple sends 40500",
      [
        Sample.purchase,
        Sample.refund([
          "revocationType": .string("REFUND_PRORATED"), "revocationPercentage": .number("40.5"),
        ]),
      ],
      Example.Expectation(rows: 1, refunds: 1, amounts: [("USD", "4.046")], remark: "9.99 x 40.5 % = 4.04595"))
  }
}
