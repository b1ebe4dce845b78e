/// Strings as they are written into JSON texts.
enum JSONQuotedText {
  /// Appends a text between quotes.
  ///
  /// Escaped are what RFC 8259 demands (quote, backslash, control characters) and U+2028 and U+2029, which end a line
  /// in older JavaScript and in some readers of JSON Lines. Everything else stays UTF-8.
  static func append(_ text: String, to output: inout [UInt8]) {
    output.append(UInt8(ascii: "\""))
    if text.utf8.allSatisfy(isPlain) {
      output.append(contentsOf: text.utf8)
    } else {
      for byte in text.utf8 { appendEscaping(byte, to: &output) }
    }
    output.append(UInt8(ascii: "\""))
  }

  /// Whether a byte needs no second look; 0xE2 begins the two line separators, among others.
  private static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\") && byte != 0xE2
  }

  private static func appendEscaping(_ byte: UInt8, to output: inout [UInt8]) {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): output += [UInt8(ascii: "\\"), byte]
    case 0x08: output += Array("\\b".utf8)
    case 0x09: output += Array("\\t".utf8)
    case 0x0A: output += Array("\\n".utf8)
    case 0x0C: output += Array("\\f".utf8)
    case 0x0D: output += Array("\\r".utf8)
    case 0..<0x20:
      let digits = String(byte, radix: 16)
      output += Array("\\u\(byte < 0x10 ? "000" : "00")\(digits)".utf8)
    case 0xA8 where output.suffix(2) == [0xE2, 0x80]:
      output.removeLast(2)
      output += Array("\\u2028".utf8)
    case 0xA9 where output.suffix(2) == [0xE2, 0x80]:
      output.removeLast(2)
      output += Array("\\u2029".utf8)
    default:
      output.append(byte)
    }
  }
}
