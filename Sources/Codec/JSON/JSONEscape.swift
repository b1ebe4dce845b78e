/// Escapes inside strings (RFC 8259, section 7).
enum JSONEscape {
  /// Checks one escape, or the two that make a surrogate pair.
  ///
  /// - Parameter start: the offset of the backslash.
  /// - Returns: the offset just after the escape.
  static func end(_ bytes: RawSpan, at start: Int) throws(JSONError) -> Int {
    let letter = bytes.byte(at: start + 1)
    guard letter == UInt8(ascii: "u") else {
      if simple(letter) != nil { return start + 2 }
      throw fault(.invalidEscape, bytes, escape: start, byte: start + 1)
    }
    let unit = try codeUnit(bytes, at: start)
    guard unit & 0xF800 == 0xD800 else { return start + 6 }
    guard unit < 0xDC00 else { throw JSONError(fault: .loneSurrogate, byteOffset: start) }
    for (index, byte) in [UInt8(ascii: "\\"), UInt8(ascii: "u")].enumerated()
    where bytes.byte(at: start + 6 + index) != byte {
      throw fault(.loneSurrogate, bytes, escape: start, byte: start + 6 + index)
    }
    guard try codeUnit(bytes, at: start + 6) & 0xFC00 == 0xDC00 else {
      throw JSONError(fault: .loneSurrogate, byteOffset: start)
    }
    return start + 12
  }

  /// Appends the character of one escape as UTF-8; the string was checked before.
  ///
  /// - Returns: the offset just after the escape, as `end`.
  static func append(_ bytes: RawSpan, at start: Int, to output: inout [UInt8]) -> Int {
    if let byte = simple(bytes.byte(at: start + 1)) {
      output.append(byte)
      return start + 2
    }
    let high = unit(bytes, at: start)
    guard high & 0xFC00 == 0xD800 else {
      append(character: high, to: &output)
      return start + 6
    }
    append(character: 0x10000 + (high & 0x3FF) << 10 + unit(bytes, at: start + 6) & 0x3FF, to: &output)
    return start + 12
  }

  /// The byte that a one-letter escape stands for.
  private static func simple(_ letter: UInt8) -> UInt8? {
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): letter
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0C
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "r"): 0x0D
    case UInt8(ascii: "t"): 0x09
    default: nil
    }
  }

  private static func codeUnit(_ bytes: RawSpan, at escape: Int) throws(JSONError) -> UInt32 {
    for position in escape + 2..<escape + 6 where hexadecimal(bytes.byte(at: position)) == nil {
      throw fault(.invalidEscape, bytes, escape: escape, byte: position)
    }
    return unit(bytes, at: escape)
  }

  private static func unit(_ bytes: RawSpan, at escape: Int) -> UInt32 {
    (escape + 2..<escape + 6).reduce(0) { $0 << 4 | (hexadecimal(bytes.byte(at: $1)) ?? 0) }
  }

  private static func hexadecimal(_ digit: UInt8) -> UInt32? {
    switch digit {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(digit) - 0x30
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(digit) - 0x41 + 10
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(digit) - 0x61 + 10
    default: nil
    }
  }

  private static func append(character: UInt32, to output: inout [UInt8]) {
    func continuation(_ shift: UInt32) -> UInt8 { UInt8(0x80 | character >> shift & 0x3F) }
    switch character {
    case 0..<0x80: output.append(UInt8(character))
    case 0x80..<0x800: output += [UInt8(0xC0 | character >> 6), continuation(0)]
    case 0x800..<0x10000: output += [UInt8(0xE0 | character >> 12), continuation(6), continuation(0)]
    default: output += [UInt8(0xF0 | character >> 18), continuation(12), continuation(6), continuation(0)]
    }
  }

  /// A fault is reported at the backslash, the end of the text where it is.
  private static func fault(_ fault: JSONFault, _ bytes: RawSpan, escape: Int, byte: Int) -> JSONError {
    bytes.ends(at: byte)
      ? JSONError(fault: .unexpectedEnd, byteOffset: byte) : JSONError(fault: fault, byteOffset: escape)
  }
}
