/// The SHA-256 of some bytes (FIPS 180-4).
package struct SHA256Digest: Hashable, Sendable {
  package let bytes: [UInt8]

  /// 64 hexadecimal digits in lower case.
  package var text: String {
    let digits = Array("0123456789abcdef".utf8)
    return String(decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
  }
}

/// Computes digests one after the other with one computation of libcrypto.
package struct SHA256Hash {
  private let context = SHA256Context()

  package init() {}

  /// - Returns: nil where libcrypto is set up without SHA-256; nothing can be vouched for then.
  package func digest(of bytes: RawSpan) -> SHA256Digest? {
    var digest = [UInt8](repeating: 0, count: SHA256Context.digestByteCount)
    guard context.begin(), context.update(bytes), context.finish(into: &digest) else { return nil }
    return SHA256Digest(bytes: digest)
  }

  package func digest(of bytes: [UInt8]) -> SHA256Digest? {
    // Unsafe only for elements with padding bytes; UInt8 has none.
    digest(of: unsafe bytes.span.bytes)
  }
}
