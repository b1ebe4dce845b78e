internal import Codec
internal import Refunds

/// Reads UUIDs where they stand in a span, eight digits at a time: each transaction has one or two.
enum UniversalIdentifierReader {
  /// The UUID of `8-4-4-4-12` hexadecimal digits; nil when the bytes are none.
  static func read(_ bytes: RawSpan, from start: Int, to end: Int) -> UniversalIdentifier? {
    guard end - start == 36 else { return nil }
    let hyphen = UInt8(ascii: "-")
    guard bytes.byte(at: start + 8) == hyphen, bytes.byte(at: start + 13) == hyphen,
      bytes.byte(at: start + 18) == hyphen, bytes.byte(at: start + 23) == hyphen
    else { return nil }
    // Two groups of four digits, with a hyphen between them that makes room for the last digits of the second one.
    let second = fourDigits(bytes, at: start + 9) | fourDigits(bytes, at: start + 14) << 32
    let third = fourDigits(bytes, at: start + 19) | fourDigits(bytes, at: start + 24) << 32
    guard let first = number(bytes.eightBytes(at: start)), let second = number(second), let third = number(third),
      let fourth = number(bytes.eightBytes(at: start + 28))
    else { return nil }
    return UniversalIdentifier(high: first << 32 | second, low: third << 32 | fourth)
  }

  @inline(__always)
  private static func fourDigits(_ bytes: RawSpan, at start: Int) -> UInt64 {
    bytes.eightBytes(at: start) & 0xFFFF_FFFF
  }

  /// The number of eight hexadecimal digits, the first one in the lowest byte.
  ///
  /// Each byte is tested by additions that carry into its highest bit and no further, since all bytes are ASCII.
  @inline(__always)
  private static func number(_ digits: UInt64) -> UInt64? {
    let high: UInt64 = 0x8080_8080_8080_8080
    let ones: UInt64 = 0x0101_0101_0101_0101
    guard digits & high == 0 else { return nil }
    let lower = digits | 0x20 &* ones
    let isDigit = (digits &+ (0x80 - 0x30) &* ones) & ~(digits &+ (0x80 - 0x3A) &* ones)
    let isLetter = (lower &+ (0x80 - 0x61) &* ones) & ~(lower &+ (0x80 - 0x67) &* ones)
    guard (isDigit | isLetter) & high == high else { return nil }
    // A letter is nine more than its last four bits.
    let nibbles = (digits & (0x0F &* ones)) &+ ((isLetter & high) >> 7) &* 9
    let pairs = (nibbles << 4 | nibbles >> 8) & 0x00FF_00FF_00FF_00FF
    let quads = (pairs << 8 | pairs >> 16) & 0x0000_FFFF_0000_FFFF
    return (quads << 16 | quads >> 32) & 0xFFFF_FFFF
  }
}
