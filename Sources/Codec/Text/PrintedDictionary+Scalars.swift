extension PrintedDictionary {
  private static let null = Array("null".utf8)
  private static let quotedNull = Array("\"<null>\"".utf8)

  mutating func readQuotedValue(_ bytes: RawSpan) throws(PrintedDictionaryError) {
    let start = json.count
    try appendQuoted(bytes)
    if json[start...].elementsEqual(PrintedDictionary.quotedNull) {
      json.replaceSubrange(start..., with: PrintedDictionary.null)
    }
  }

  /// A word without quotes, or several of one line, as data prints itself.
  mutating func readBareValue(_ bytes: RawSpan) throws(PrintedDictionaryError) {
    try appendBare(bytes)
    while true {
      var following = position
      while following < end, bytes.byte(at: following) == 0x20 { following += 1 }
      guard following > position, following < end, PrintedDictionary.isBare(bytes.byte(at: following)) else { return }
      position = following
      let closing = json.removeLast()
      json.append(0x20)
      let start = json.count
      try appendBare(bytes)
      json.remove(at: start)
      assert(json.last == closing)
    }
  }

  /// `<null>`, or data as `<01020304 0506>`.
  mutating func readAngleValue(_ bytes: RawSpan) throws(PrintedDictionaryError) {
    let start = json.count
    json.append(UInt8(ascii: "\""))
    while let byte = next(bytes), byte != UInt8(ascii: ">") {
      guard byte == 0x20 || byte == UInt8(ascii: "<") || PrintedDictionary.isBare(byte), byte < 0x80,
        byte != UInt8(ascii: "\\")
      else { throw unexpected(.unexpectedCharacter) }
      json.append(byte)
      position += 1
    }
    guard take(UInt8(ascii: ">"), bytes) else { throw unexpected(.unexpectedEnd) }
    json.append(UInt8(ascii: ">"))
    json.append(UInt8(ascii: "\""))
    if json[start...].elementsEqual(PrintedDictionary.quotedNull) {
      json.replaceSubrange(start..., with: PrintedDictionary.null)
    }
  }

  mutating func appendBare(_ bytes: RawSpan) throws(PrintedDictionaryError) {
    json.append(UInt8(ascii: "\""))
    let start = position
    while let byte = next(bytes), PrintedDictionary.isBare(byte) { try appendPlain(byte, bytes) }
    guard position > start else { throw unexpected(.unexpectedCharacter) }
    json.append(UInt8(ascii: "\""))
  }

  mutating func appendQuoted(_ bytes: RawSpan) throws(PrintedDictionaryError) {
    position += 1
    json.append(UInt8(ascii: "\""))
    while let byte = next(bytes) {
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        json.append(UInt8(ascii: "\""))
        return
      case UInt8(ascii: "\\"): try appendEscape(bytes)
      default: try appendPlain(byte, bytes)
      }
    }
    throw PrintedDictionaryError(.unexpectedEnd, at: end)
  }

  /// A character as it stands there.
  private mutating func appendPlain(_ byte: UInt8, _ bytes: RawSpan) throws(PrintedDictionaryError) {
    guard byte >= 0x80 else {
      append(Unicode.Scalar(byte))
      position += 1
      return
    }
    let runEnd: Int
    do throws(JSONError) {
      runEnd = try UTF8Sequence.endOfRun(bytes, at: position)
    } catch {
      throw PrintedDictionaryError(error.fault == .unexpectedEnd ? .unexpectedEnd : .invalidUTF8, at: error.byteOffset)
    }
    guard runEnd <= end else { throw PrintedDictionaryError(.unexpectedEnd, at: end) }
    while position < runEnd {
      json.append(bytes.byte(at: position))
      position += 1
    }
  }

  /// Appends a character, with an escape where JSON demands one.
  func escaped(_ scalar: Unicode.Scalar) -> [UInt8] {
    switch scalar {
    case "\"", "\\": return [UInt8(ascii: "\\"), UInt8(truncatingIfNeeded: scalar.value)]
    case "\u{0}"..<"\u{20}":
      let digits = String(scalar.value, radix: 16)
      return Array(("\\u" + String(repeating: "0", count: 4 - digits.count) + digits).utf8)
    default: return Array(String(Character(scalar)).utf8)
    }
  }

  mutating func append(_ scalar: Unicode.Scalar) {
    let isPlain = scalar.value >= 0x20 && scalar.value < 0x80 && scalar != "\"" && scalar != "\\"
    if isPlain { json.append(UInt8(truncatingIfNeeded: scalar.value)) } else { json += escaped(scalar) }
  }

  static func isBare(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "="),
      UInt8(ascii: ";"), UInt8(ascii: ","), UInt8(ascii: "\""), UInt8(ascii: "<"), UInt8(ascii: ">"):
      false
    default: byte > 0x20 && byte != 0x7F
    }
  }
}
