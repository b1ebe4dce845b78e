/// The two ways to write an ECDSA signature, which is a pair of numbers R and S.
package enum ES256SignatureForm: Hashable, Sendable {
  /// R and S with 32 bytes each, one after the other: signed texts (RFC 7518 section 3.4).
  case raw
  /// A DER sequence of two integers: certificates and most other places.
  case der

  /// How many bytes the raw form has.
  static let rawByteCount = 64
  /// The most bytes the DER form of a P-256 signature can have: 2 for the sequence, 2 + 33 for each number.
  static let longestDERByteCount = 72

  /// Writes raw R and S as DER at the beginning of `target`, which has room for the longest form.
  ///
  /// - Returns: how many bytes were written.
  static func encodeDER(_ raw: RawSpan, into target: inout MutableSpan<UInt8>) -> Int {
    precondition(raw.byteCount == rawByteCount && target.count >= longestDERByteCount)
    let endOfR = encodeInteger(raw, from: 0, into: &target, at: 2)
    let end = encodeInteger(raw, from: rawByteCount / 2, into: &target, at: endOfR)
    target[0] = 0x30
    target[1] = UInt8(end - 2)
    return end
  }

  /// One number: no leading zero bytes, but one where the first bit would make it negative.
  private static func encodeInteger(
    _ raw: RawSpan, from start: Int, into target: inout MutableSpan<UInt8>, at offset: Int
  ) -> Int {
    let end = start + rawByteCount / 2
    var first = start
    while first < end - 1, raw.exactByte(at: first) == 0 { first += 1 }
    var position = offset + 2
    if raw.exactByte(at: first) >= 0x80 {
      target[position] = 0
      position += 1
    }
    while first < end {
      target[position] = raw.exactByte(at: first)
      position += 1
      first += 1
    }
    target[offset] = 0x02
    target[offset + 1] = UInt8(position - offset - 2)
    return position
  }
}
