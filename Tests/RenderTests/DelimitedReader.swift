/// Reads CSV and TSV back, byte by byte, to hold the writer to their grammars.
enum DelimitedReader {
  /// RFC 4180 with LF as the end of lines.
  static func commaSeparated(_ text: String) -> [[String]] {
    var rows: [[String]] = []
    var row: [String] = []
    var cell: [UInt8] = []
    var isQuoted = false
    var bytes = Array(text.utf8)[...]
    while let byte = bytes.popFirst() {
      switch byte {
      case UInt8(ascii: "\"") where isQuoted && bytes.first == byte:
        bytes.removeFirst()
        cell.append(byte)
      case UInt8(ascii: "\""):
        isQuoted.toggle()
      case UInt8(ascii: ",") where !isQuoted, UInt8(ascii: "\n") where !isQuoted:
        row.append(String(decoding: cell, as: UTF8.self))
        cell = []
        if byte == UInt8(ascii: "\n") {
          rows.append(row)
          row = []
        }
      default:
        cell.append(byte)
      }
    }
    return rows
  }

  /// Cells between tabs, with `\t`, `\n`, `\r` and `\\` inside.
  static func tabSeparated(_ text: String) -> [[String]] {
    text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).dropLast().map { line in
      line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false).map(unescaped)
    }
  }

  private static func unescaped(_ cell: some Sequence<UInt8>) -> String {
    var bytes: [UInt8] = []
    var isEscaped = false
    for byte in cell {
      if byte == UInt8(ascii: "\\") && !isEscaped {
        isEscaped = true
        continue
      }
      let plain: [UInt8: UInt8] = [UInt8(ascii: "t"): 0x09, UInt8(ascii: "n"): 0x0A, UInt8(ascii: "r"): 0x0D]
      bytes.append(isEscaped ? plain[byte] ?? byte : byte)
      isEscaped = false
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
