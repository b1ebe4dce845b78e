/// Strict base64url without padding (RFC 4648 section 5), the text of all parts of a JWS (RFC 7515 section 2).
package enum Base64URL {
  /// Decodes `from..<to` and replaces the content of `buffer`; after an error the buffer is empty.
  package static func decode(
    _ bytes: RawSpan, from: Int, to: Int, into buffer: inout ByteBuffer
  ) throws(Base64Error) {
    try Base64Alphabet.urlSafe.decode(bytes, from: from, to: to, into: &buffer)
  }

  package static func encode(_ bytes: [UInt8]) -> String {
    String(decoding: Base64Alphabet.urlSafe.encode(bytes), as: UTF8.self)
  }
}
