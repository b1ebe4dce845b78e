/// Writes comma-separated values by RFC 4180 and tab-separated values, lines ended by LF.
///
/// Tabs cannot be quoted: in tab-separated cells a tab, line feed, carriage return and backslash are written `\t`, `\n`,
/// `\r` and `\\`, as Miller, PostgreSQL and `jq @tsv` do.
package struct DelimitedWriter: Sendable {
  package enum Form: Hashable, Sendable {
    case commas
    case tabs
  }

  private let form: Form
  /// Whether text that a spreadsheet would run as a formula stays as it is.
  private let hasRawCells: Bool
  private var isLineStart = true
  private var lineStart = 0
  package private(set) var bytes: [UInt8] = []

  /// - Parameter hasByteOrderMark: begins with the mark by which Excel knows UTF-8.
  package init(form: Form, hasByteOrderMark: Bool = false, hasRawCells: Bool = false) {
    self.form = form
    self.hasRawCells = hasRawCells
    if hasByteOrderMark { bytes = [0xEF, 0xBB, 0xBF] }
    lineStart = bytes.count
  }

  /// A cell that may have come from anybody: guarded by `'` where a spreadsheet would take it for a formula.
  package mutating func text(_ text: String) {
    beginCell()
    append(!hasRawCells && DelimitedWriter.isFormula(text) ? "'" + text : text)
  }

  /// A cell that the program made, such as a number, which may begin with a minus sign.
  package mutating func value(_ text: String) {
    beginCell()
    append(text)
  }

  package mutating func endLine() {
    // Most readers skip a line without any byte, and a row with one empty cell would be lost.
    if form == .commas, !isLineStart, bytes.count == lineStart { bytes.append(contentsOf: "\"\"".utf8) }
    bytes.append(0x0A)
    lineStart = bytes.count
    isLineStart = true
  }

  private mutating func beginCell() {
    if !isLineStart { bytes.append(form == .commas ? UInt8(ascii: ",") : 0x09) }
    isLineStart = false
  }

  private mutating func append(_ text: String) {
    switch form {
    case .commas: appendQuoted(text)
    case .tabs: appendEscaped(text)
    }
  }

  private mutating func appendQuoted(_ text: String) {
    let needsQuotes =
      text.utf8.contains { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "\"") || $0 == 0x0A || $0 == 0x0D }
      || text.utf8.first == 0x20 || text.utf8.last == 0x20
    guard needsQuotes else { return bytes.append(contentsOf: text.utf8) }
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      if byte == UInt8(ascii: "\"") { bytes.append(byte) }
      bytes.append(byte)
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func appendEscaped(_ text: String) {
    for byte in text.utf8 {
      switch byte {
      case 0x09: bytes.append(contentsOf: "\\t".utf8)
      case 0x0A: bytes.append(contentsOf: "\\n".utf8)
      case 0x0D: bytes.append(contentsOf: "\\r".utf8)
      case UInt8(ascii: "\\"): bytes.append(contentsOf: "\\\\".utf8)
      default: bytes.append(byte)
      }
    }
  }

  // The first characters by which spreadsheets know a formula; U+FF1D is the full-width equals sign, and a leading line
  // break is dropped by some of them before they look.
  private static func isFormula(_ text: String) -> Bool {
    switch text.unicodeScalars.first {
    case "=", "+", "-", "@", "\t", "\r", "\n", "\u{FF1D}": true
    default: false
    }
  }
}
