/// Tables for a screen or a page, such as psql and Markdown print them: bars between cells that blanks align.
enum PaddedCell {
  static let delimiter = UInt8(ascii: "|")

  /// A cell without the blanks around it.
  static func trimmed(_ content: [UInt8]) -> [UInt8] {
    let isBlank = { (byte: UInt8) in byte == UInt8(ascii: " ") }
    guard let first = content.firstIndex(where: { !isBlank($0) }), let last = content.lastIndex(where: { !isBlank($0) })
    else { return [] }
    return Array(content[first...last])
  }

  /// Whether a line says nothing: the rule below the names, or the count of rows at the end of psql's output.
  static func isDecoration(_ cells: [[UInt8]]) -> Bool {
    if cells.allSatisfy({ $0.allSatisfy { "-+:= ".utf8.contains($0) } }) { return true }
    guard cells.count == 1 else { return false }
    let line = String(decoding: cells[0], as: UTF8.self)
    return line.hasPrefix("(") && (line.hasSuffix(" rows)") || line.hasSuffix(" row)"))
  }
}
