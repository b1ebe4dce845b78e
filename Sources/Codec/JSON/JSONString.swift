/// The grammar of strings (RFC 8259, section 7).
enum JSONString {
  /// Finds the closing quote of a string and checks everything before it.
  ///
  /// - Parameter start: the offset just after the opening quote.
  /// - Returns: the offset of the closing quote.
  @inline(__always)
  static func end(_ bytes: RawSpan, from start: Int, hasEscapes: inout Bool) throws(JSONError) -> Int {
    let position = endOfPlainText(bytes, from: start)
    if bytes.byte(at: position) == UInt8(ascii: "\"") { return position }
    return try endAfterSpecialByte(bytes, from: position, hasEscapes: &hasEscapes)
  }

  /// The first byte that is not plain text: a quote, a backslash, a control character or a byte beyond ASCII.
  ///
  /// Sixteen bytes at a time. Only comparisons of two vectors become single instructions, hence the constant vectors;
  /// as signed numbers, both control characters and bytes beyond ASCII are less than a space.
  @inline(__always)
  static func endOfPlainText(_ bytes: RawSpan, from start: Int) -> Int {
    let quote = SIMD16<Int8>(repeating: 0x22)
    let backslash = SIMD16<Int8>(repeating: 0x5C)
    let space = SIMD16<Int8>(repeating: 0x20)
    var position = start
    while true {
      let block = bytes.sixteenBytes(at: position)
      let special = (block .== quote) .| (block .== backslash) .| (block .< space)
      // Unsafe only in general: a mask of 16 lanes is 16 bytes, each all ones or all zeros.
      let halves = unsafe unsafeBitCast(special, to: SIMD2<UInt64>.self)
      if halves.x != 0 { return position + UInt64(littleEndian: halves.x).trailingZeroBitCount >> 3 }
      if halves.y != 0 { return position + 8 + UInt64(littleEndian: halves.y).trailingZeroBitCount >> 3 }
      position += 16
    }
  }

  private static func endAfterSpecialByte(
    _ bytes: RawSpan, from start: Int, hasEscapes: inout Bool
  ) throws(JSONError) -> Int {
    var position = start
    while true {
      switch bytes.byte(at: position) {
      case UInt8(ascii: "\""):
        return position
      case UInt8(ascii: "\\"):
        hasEscapes = true
        position = try JSONEscape.end(bytes, at: position)
      case 0..<0x20:
        throw .at(position, of: bytes, .controlCharacter)
      case 0x80...0xFF:
        position = try UTF8Sequence.endOfRun(bytes, at: position)
      default:
        position = endOfPlainText(bytes, from: position)
      }
    }
  }
}
