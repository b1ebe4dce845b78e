/// The words `true`, `false` and `null`.
enum JSONLiteral {
  /// Reads the literal that begins with a letter.
  ///
  /// - Returns: its kind and the offset just after it.
  /// - Throws: `invalidLiteral` with the offset of the first letter that differs.
  static func read(_ bytes: RawSpan, at start: Int) throws(JSONError) -> (kind: JSONKind, end: Int) {
    let (kind, rest): (JSONKind, String)
    switch bytes.byte(at: start) {
    case UInt8(ascii: "t"): (kind, rest) = (.true, "rue")
    case UInt8(ascii: "f"): (kind, rest) = (.false, "alse")
    case UInt8(ascii: "n"): (kind, rest) = (.null, "ull")
    default: throw JSONError(fault: .invalidLiteral, byteOffset: start)
    }
    var position = start + 1
    for letter in rest.utf8 {
      guard bytes.byte(at: position) == letter else { throw .at(position, of: bytes, .invalidLiteral) }
      position += 1
    }
    return (kind, position)
  }

  static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
