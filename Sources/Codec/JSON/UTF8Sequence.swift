/// Sequences of UTF-8 for characters beyond ASCII (RFC 3629; the table of well-formed sequences is Unicode's 3-7).
enum UTF8Sequence {
  /// Checks all such sequences that follow each other without a gap.
  ///
  /// - Returns: the offset of the first ASCII byte after them.
  /// - Throws: `invalidUTF8` with the offset of the first byte of the bad sequence (overlong forms, surrogates,
  ///   numbers beyond U+10FFFF and stray bytes included); `unexpectedEnd` where the text stops inside a sequence.
  static func endOfRun(_ bytes: RawSpan, at start: Int) throws(JSONError) -> Int {
    var position = start
    while true {
      let word = UInt32(truncatingIfNeeded: bytes.eightBytes(at: position))
      if word & 0x80 == 0 { return position }
      let count = byteCount(word)
      guard count > 0 else { throw error(bytes, at: position) }
      position += count
    }
  }

  /// The length of the well-formed sequence that four bytes begin with, the first one lowest; 0 if there is none.
  ///
  /// The masks test the marks of all its bytes at once; the bits that decide about overlong forms (all zero), surrogates
  /// and numbers beyond U+10FFFF are tested after that.
  @inline(__always)
  private static func byteCount(_ word: UInt32) -> Int {
    if word & 0xC0_E0 == 0x80_C0 { return word & 0x1E != 0 ? 2 : 0 }
    if word & 0xC0_C0_F0 == 0x80_80_E0 {
      let decisive = word & 0x20_0F
      return decisive != 0 && decisive != 0x20_0D ? 3 : 0
    }
    if word & 0xC0_C0_C0_F8 == 0x80_80_80_F0 {
      let decisive = word & 0x30_07
      return decisive != 0 && (decisive & 0x07 < 4 || decisive == 0x04) ? 4 : 0
    }
    return 0
  }

  /// The error for a sequence that is not well-formed.
  private static func error(_ bytes: RawSpan, at start: Int) -> JSONError {
    let lead = bytes.byte(at: start)
    guard let second = secondByteRange(after: lead) else {
      return JSONError(fault: .invalidUTF8, byteOffset: start)
    }
    // A text that stops after good bytes was cut; anything else is broken.
    let count = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    for position in start + 1..<start + count {
      if bytes.ends(at: position) { return JSONError(fault: .unexpectedEnd, byteOffset: position) }
      let isGood =
        position == start + 1 ? second.contains(bytes.byte(at: position)) : bytes.byte(at: position) & 0xC0 == 0x80
      if !isGood { break }
    }
    return JSONError(fault: .invalidUTF8, byteOffset: start)
  }

  private static func secondByteRange(after lead: UInt8) -> ClosedRange<UInt8>? {
    switch lead {
    case 0xC2...0xDF, 0xE1...0xEC, 0xEE...0xEF, 0xF1...0xF3: 0x80...0xBF
    case 0xE0: 0xA0...0xBF
    case 0xED: 0x80...0x9F
    case 0xF0: 0x90...0xBF
    case 0xF4: 0x80...0x8F
    default: nil
    }
  }
}
