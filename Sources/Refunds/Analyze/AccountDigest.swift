/// A short stable name for an account token, so that rows of one customer can be told without naming the customer.
///
/// This is no secret keeping: it is the 64-bit FNV-1a hash (Fowler, Noll, Vo), enough that a report read over a
/// shoulder shows no token. It must never change, since people compare reports of different weeks.
package enum AccountDigest {
  private static let prefix = "acct-"

  /// Twelve hexadecimal digits after `acct-`. Facts files hold the name in place of the token: a name stands for itself.
  package static func text(of token: String) -> String {
    if isDigest(token) { return token }
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in token.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    let digits = String(hash >> 16, radix: 16)
    return prefix + String(repeating: "0", count: 12 - digits.count) + digits
  }

  private static func isDigest(_ token: String) -> Bool {
    guard token.hasPrefix(prefix), token.utf8.count == prefix.utf8.count + 12 else { return false }
    return token.utf8.dropFirst(prefix.utf8.count).allSatisfy { byte in
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
    }
  }
}
