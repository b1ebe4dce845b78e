/// Text in UTF-16 with a byte order mark, as spreadsheets save "Unicode text".
package enum UTF16Text {
  /// Whether bytes begin with a byte order mark of UTF-16.
  package static func begins(_ bytes: RawSpan, count: Int) -> Bool {
    guard count >= 2 else { return false }
    let mark = (bytes.byte(at: 0), bytes.byte(at: 1))
    return mark == (0xFF, 0xFE) || mark == (0xFE, 0xFF)
  }

  /// The text in UTF-8, without its mark; what is no character becomes U+FFFD.
  package static func utf8(_ bytes: RawSpan, count: Int) -> [UInt8] {
    let isLittleEndian = bytes.byte(at: 0) == 0xFF
    let units = stride(from: 2, to: count - 1, by: 2).map { position in
      let (first, second) = (UInt16(bytes.byte(at: position)), UInt16(bytes.byte(at: position + 1)))
      return isLittleEndian ? second << 8 | first : first << 8 | second
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }
}
