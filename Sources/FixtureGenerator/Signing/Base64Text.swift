import CCrypto

/// Base64 by libcrypto, in the two spellings of a JWS: standard for certificates, url-safe for its three parts.
enum Base64Text {
  /// With padding (RFC 4648 section 4).
  static func standard(_ bytes: [UInt8]) -> String { String(decoding: encode(bytes), as: UTF8.self) }

  /// Without padding, with `-` and `_` (RFC 4648 section 5).
  static func urlSafe(_ bytes: [UInt8]) -> [UInt8] {
    var text = encode(bytes)
    while text.last == UInt8(ascii: "=") { text.removeLast() }
    for position in text.indices {
      if text[position] == UInt8(ascii: "+") { text[position] = UInt8(ascii: "-") }
      if text[position] == UInt8(ascii: "/") { text[position] = UInt8(ascii: "_") }
    }
    return text
  }

  private static func encode(_ bytes: [UInt8]) -> [UInt8] {
    var text = [UInt8](repeating: 0, count: (bytes.count + 2) / 3 * 4 + 1)
    // EVP_EncodeBlock writes four characters for three bytes and a zero byte after them, for which there is room.
    let count = unsafe EVP_EncodeBlock(&text, bytes, CInt(bytes.count))
    text.removeLast(text.count - Int(count))
    return text
  }
}
