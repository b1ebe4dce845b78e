/// The 128 bits of a UUID. Letter case of the text does not matter: Apple's servers send lower case, Swift's
/// `uuidString` upper case, and both name the same notification or account.
package struct UniversalIdentifier: Hashable, BitwiseCopyable, Sendable {
  @usableFromInline package let high: UInt64
  @usableFromInline package let low: UInt64

  @inlinable
  package init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// No UUID.
  @inlinable package static var none: UniversalIdentifier { UniversalIdentifier(high: 0, low: 0) }

  @inlinable package var isNone: Bool { high == 0 && low == 0 }

  /// Reads `8-4-4-4-12` hexadecimal digits.
  ///
  /// - Returns: nil when the text is not a UUID.
  package init?(_ text: some Collection<UInt8>) {
    guard text.count == 36 else { return nil }
    var words: (high: UInt64, low: UInt64) = (0, 0)
    for (position, byte) in text.enumerated() {
      if position == 8 || position == 13 || position == 18 || position == 23 {
        guard byte == UInt8(ascii: "-") else { return nil }
        continue
      }
      guard let digit = UniversalIdentifier.hexadecimalDigit(byte) else { return nil }
      words.high = words.high << 4 | words.low >> 60
      words.low = words.low << 4 | UInt64(digit)
    }
    self.init(high: words.high, low: words.low)
  }

  /// The usual text in lower case; empty for `none`.
  package var text: String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(UniversalIdentifier.textByteCount)
    forEachByteOfText { bytes.append($0) }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static let textByteCount = 36

  /// Hands on the bytes of the text, without making one.
  func forEachByteOfText(_ body: (UInt8) -> Void) {
    if isNone { return }
    for nibble in 0..<32 {
      if nibble == 8 || nibble == 12 || nibble == 16 || nibble == 20 { body(UInt8(ascii: "-")) }
      let word = nibble < 16 ? high : low
      let digit = UInt8(truncatingIfNeeded: word >> UInt64(60 - nibble % 16 * 4)) & 15
      body(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
    }
  }

  private static func hexadecimalDigit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
