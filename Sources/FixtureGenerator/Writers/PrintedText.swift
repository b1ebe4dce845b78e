/// A value as `String(format: "%@", …)` prints it: an old-style property list.
enum PrintedText {
  static func text(_ value: JSONValue, indentation: Int = 0) -> String {
    let inner = String(repeating: " ", count: indentation + 4)
    let outer = String(repeating: " ", count: indentation)
    switch value {
    case .object(let members):
      let lines = members.map { "\(inner)\(word($0.name)) = \(text($0.value, indentation: indentation + 4));\n" }
      return "{\n\(lines.joined())\(outer)}"
    case .array(let elements):
      let lines = elements.map { inner + text($0, indentation: indentation + 4) }
      return "    (\n\(lines.joined(separator: ",\n"))\n\(outer))"
    case .string(let text), .number(let text): return word(text)
    case .integer(let number): return String(number)
    case .bool(let value): return value ? "1" : "0"
    case .null: return "\"<null>\""
    }
  }

  /// Words of letters and digits stand without quotes.
  private static func word(_ text: String) -> String {
    let isPlain = !text.isEmpty && text.utf8.allSatisfy { ($0 | 0x20) &- 0x61 < 26 || $0 &- 0x30 < 10 }
    if isPlain { return text }
    let escaped = text.flatMap { $0 == "\"" || $0 == "\\" ? "\\\($0)" : String($0) }
    return "\"\(String(escaped))\""
  }
}
