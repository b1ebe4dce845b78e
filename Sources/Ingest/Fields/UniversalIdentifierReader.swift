internal import Codec
internal import Refunds

/// Reads UUIDs where they stand in a span; the general initializer of the type would be called byte by byte across the
/// border between modules.
enum UniversalIdentifierReader {
  /// The UUID of `8-4-4-4-12` hexadecimal digits; nil when the bytes are none.
  static func read(_ bytes: RawSpan, from start: Int, to end: Int) -> UniversalIdentifier? {
    guard end - start == 36 else { return nil }
    var high: UInt64 = 0
    var low: UInt64 = 0
    for offset in 0..<36 {
      let byte = bytes.byte(at: start + offset)
      if offset == 8 || offset == 13 || offset == 18 || offset == 23 {
        guard byte == UInt8(ascii: "-") else { return nil }
        continue
      }
      guard let digit = hexadecimalDigit(byte) else { return nil }
      high = high << 4 | low >> 60
      low = low << 4 | digit
    }
    return UniversalIdentifier(high: high, low: low)
  }

  @inline(__always)
  private static func hexadecimalDigit(_ byte: UInt8) -> UInt64? {
    let decimal = byte &- UInt8(ascii: "0")
    if decimal < 10 { return UInt64(decimal) }
    let letter = (byte | 0x20) &- UInt8(ascii: "a")
    return letter < 6 ? UInt64(letter) + 10 : nil
  }
}
