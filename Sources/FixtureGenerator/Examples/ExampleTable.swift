/// The READMEs beside the examples, and the same facts for tests.
package enum ExampleTable {
  /// Rows of Markdown: file, what it is, what the tool must say.
  static func markdown(title: String, introduction: String, _ examples: [Example]) -> [UInt8] {
    var text = "# \(title)\n\n\(introduction)\n\n| File | What it is | What the tool must say |\n|---|---|---|\n"
    for example in examples {
      text += "| `\(example.path.split(separator: "/").dropFirst().joined(separator: "/"))` | \(example.what) | "
      text += "\(words(example.expected)) |\n"
    }
    return Array(text.utf8)
  }

  package static func expectations(_ examples: [Example]) -> JSONValue {
    .array(
      examples.map { example in
        .object([
          "file": .string(example.path),
          "rows": .integer(Int64(example.expected.rows)),
          "refunds": .integer(Int64(example.expected.refunds)),
          "amounts": .object(
            example.expected.amounts.map { JSONValue.Member(name: $0.currency, value: .string($0.amount)) }),
          "unknownAmounts": .integer(Int64(example.expected.unknownAmounts)),
          "findings": .array(example.expected.findings.map(JSONValue.string)),
          "signed": .bool(example.isSigned),
        ])
      })
  }

  private static func words(_ expected: Example.Expectation) -> String {
    var parts: [String] = []
    switch (expected.refunds, expected.rows) {
    case (0, 0): parts.append("no revocation")
    case (0, let rows): parts.append("\(rows) row, no standing refund")
    case (1, 1): parts.append("1 refund")
    case (let refunds, let rows):
      parts.append(refunds == rows ? "\(refunds) refunds" : "\(rows) rows, \(refunds) refund")
    }
    if !expected.amounts.isEmpty {
      parts.append(expected.amounts.map { "\($0.amount) \($0.currency)" }.joined(separator: " and "))
    }
    if expected.unknownAmounts > 0 { parts.append("amount unknown") }
    if !expected.remark.isEmpty { parts.append(expected.remark) }
    if !expected.findings.isEmpty {
      let codes = expected.findings.map { "`\($0)`" }.joined(separator: ", ")
      parts.append("finding\(expected.findings.count == 1 ? "" : "s") \(codes)")
    }
    return parts.joined(separator: "; ")
  }
}
