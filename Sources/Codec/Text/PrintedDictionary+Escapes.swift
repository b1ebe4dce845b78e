extension PrintedDictionary {
  /// Reads what a backslash begins: `\n`, `\"`, `\U00e9` (two of them for characters beyond U+FFFF) or octal digits.
  mutating func appendEscape(_ bytes: RawSpan) throws(PrintedDictionaryError) {
    position += 1
    guard let byte = next(bytes) else { throw PrintedDictionaryError(.unexpectedEnd, at: end) }
    switch byte {
    case UInt8(ascii: "U"), UInt8(ascii: "u"): try appendUnicodeEscape(bytes)
    case UInt8(ascii: "0")...UInt8(ascii: "7"): appendOctal(bytes)
    case UInt8(ascii: "a"): appendControl("\u{07}")
    case UInt8(ascii: "b"): appendControl("\u{08}")
    case UInt8(ascii: "f"): appendControl("\u{0C}")
    case UInt8(ascii: "n"): appendControl("\n")
    case UInt8(ascii: "r"): appendControl("\r")
    case UInt8(ascii: "t"): appendControl("\t")
    case UInt8(ascii: "v"): appendControl("\u{0B}")
    case 0x80...: throw unexpected(.unexpectedCharacter)
    default: appendControl(Unicode.Scalar(byte))
    }
  }

  private mutating func appendControl(_ scalar: Unicode.Scalar) {
    append(scalar)
    position += 1
  }

  /// Up to three octal digits. They name a character of NeXTSTEP's set, which beyond ASCII is no set of today; what
  /// stands there is shown as unknown.
  private mutating func appendOctal(_ bytes: RawSpan) {
    var value: UInt32 = 0
    let limit = min(end, position + 3)
    while position < limit, (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(bytes.byte(at: position)) {
      value = value << 3 | UInt32(bytes.byte(at: position) & 7)
      position += 1
    }
    append(value < 0x80 ? Unicode.Scalar(UInt8(value)) : "\u{FFFD}")
  }

  private mutating func appendUnicodeEscape(_ bytes: RawSpan) throws(PrintedDictionaryError) {
    let first = try codeUnit(bytes)
    guard (0xD800..<0xE000).contains(first) else { return append(Unicode.Scalar(first) ?? "\u{FFFD}") }
    let isPair =
      first < 0xDC00 && position + 1 < end && bytes.byte(at: position) == UInt8(ascii: "\\")
      && bytes.byte(at: position + 1) | 0x20 == UInt8(ascii: "u")
    // Half a character alone is none.
    guard isPair else { return append("\u{FFFD}") }
    let before = position
    position += 1
    let second = try codeUnit(bytes)
    guard (0xDC00..<0xE000).contains(second) else {
      position = before
      return append("\u{FFFD}")
    }
    append(Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00)) ?? "\u{FFFD}")
  }

  /// The four digits behind `U`, at which the position stands.
  private mutating func codeUnit(_ bytes: RawSpan) throws(PrintedDictionaryError) -> UInt32 {
    position += 1
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let digit = next(bytes).flatMap(PrintedDictionary.hexadecimal) else {
        throw unexpected(.unexpectedCharacter)
      }
      value = value << 4 | digit
      position += 1
    }
    return value
  }

  private static func hexadecimal(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A") + 10)
    default: nil
    }
  }
}
