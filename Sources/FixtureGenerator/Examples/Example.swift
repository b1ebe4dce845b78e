/// A small readable input with what the tool must say about it.
package struct Example: Sendable {
  /// Below `fixtures/`: `formats/<format>/<file>` or `invalid/<code>/<file>`.
  package var path: String
  package var content: [UInt8]
  /// What the input is, for people.
  package var what: String
  package var expected: Expectation
  /// Signed content differs from run to run, since ECDSA draws its nonces at random.
  package var isSigned = false

  package struct Expectation: Sendable {
    /// Revocation episodes listed.
    package var rows = 0
    /// Refunds that stand.
    package var refunds = 0
    /// What was refunded, without those of unknown amount.
    package var amounts: [(currency: String, amount: String)] = []
    package var unknownAmounts = 0
    /// Codes that must be among the findings.
    package var findings: [String] = []
    /// Anything else, for people.
    package var remark = ""
  }
}

extension Example.Expectation {
  /// Nothing to list.
  static func nothing(_ remark: String, findings: [String] = []) -> Self {
    Self(findings: findings, remark: remark)
  }

  /// One standing refund of a monthly subscription: 9.99 USD.
  static func oneMonth(_ remark: String = "", findings: [String] = []) -> Self {
    Self(rows: 1, refunds: 1, amounts: [("USD", "9.99")], findings: findings, remark: remark)
  }
}

extension [UInt8] {
  /// JSON Lines.
  static func lines(_ records: [JSONValue]) -> [UInt8] {
    records.flatMap { $0.compact + [UInt8(ascii: "\n")] }
  }
}
