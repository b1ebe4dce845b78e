/// A short stable name for an account token, so that rows of one customer can be told without naming the customer.
///
/// This is no secret keeping: it is the 64-bit FNV-1a hash (Fowler, Noll, Vo), enough that a report read over a
/// shoulder shows no token. It must never change, since people compare reports of different weeks.
package struct AccountDigest: Hashable, Sendable {
  /// The first 48 bits of the hash.
  private let bits: UInt64

  private static let prefix = "acct-"
  private static let digitCount = 12
  private static let shift: UInt64 = 16

  /// Twelve hexadecimal digits after `acct-`.
  package static func text(of token: String) -> String { AccountDigest(of: token).text }

  /// Facts files hold the name in place of the token: a name stands for itself.
  package init(of token: String) {
    bits = AccountDigest.bits(ofName: token) ?? AccountDigest.bits(of: token.utf8)
  }

  /// The digest of the identifier's text. No name is a UUID.
  package init(of identifier: UniversalIdentifier) {
    var hash = Hash()
    identifier.forEachByteOfText { hash.add($0) }
    bits = hash.value >> AccountDigest.shift
  }

  package var text: String {
    let digits = String(bits, radix: 16)
    return AccountDigest.prefix + String(repeating: "0", count: AccountDigest.digitCount - digits.count) + digits
  }

  private struct Hash {
    private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

    mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
  }

  private static func bits(of token: some Sequence<UInt8>) -> UInt64 {
    var hash = Hash()
    for byte in token { hash.add(byte) }
    return hash.value >> shift
  }

  private static func bits(ofName token: String) -> UInt64? {
    let digits = token.utf8.dropFirst(prefix.utf8.count)
    guard token.hasPrefix(prefix), digits.count == digitCount else { return nil }
    let areLowerCase = digits.allSatisfy { byte in
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
    }
    return areLowerCase ? UInt64(String(token.dropFirst(prefix.count)), radix: 16) : nil
  }
}
