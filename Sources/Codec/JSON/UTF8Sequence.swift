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
      let lead = bytes.byte(at: position)
      guard lead >= 0x80 else { return position }
      guard let second = secondByteRange(after: lead) else {
        throw JSONError(fault: .invalidUTF8, byteOffset: position)
      }
      let count = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
      for index in 1..<count {
        let byte = bytes.byte(at: position + index)
        guard index == 1 ? second.contains(byte) : (0x80...0xBF).contains(byte) else {
          let isCut = bytes.ends(at: position + index)
          throw JSONError(
            fault: isCut ? .unexpectedEnd : .invalidUTF8, byteOffset: isCut ? position + index : position)
        }
      }
      position += count
    }
  }

  @inline(__always)
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
