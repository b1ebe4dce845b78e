/// Strict base64 with the standard alphabet and padding (RFC 4648 section 4): certificates in the header `x5c` of a
/// JWS (RFC 7515 section 4.1.6) and receipts.
package enum Base64 {
  private static let pad = UInt8(ascii: "=")

  /// Decodes `from..<to` and replaces the content of `buffer`; after an error the buffer is empty.
  package static func decode(
    _ bytes: RawSpan, from: Int, to: Int, into buffer: inout ByteBuffer
  ) throws(Base64Error) {
    var end = to
    while end > from, to - end < 2, bytes.byte(at: end - 1) == pad { end -= 1 }
    try Base64Alphabet.standard.decode(bytes, from: from, to: end, into: &buffer)
    if (to - from) % 4 == 0 { return }
    buffer.removeAll()
    // Padding after whole groups is too much of it; else there is too little.
    throw (end - from) % 4 == 0 ? Base64Error(.illegalPadding, at: end) : Base64Error(.missingPadding, at: to)
  }

  package static func encode(_ bytes: [UInt8]) -> String {
    var text = Base64Alphabet.standard.encode(bytes)
    while text.count % 4 != 0 { text.append(pad) }
    return String(decoding: text, as: UTF8.self)
  }
}
