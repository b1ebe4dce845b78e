import CCrypto

/// An ECDSA key pair on P-256 whose private key is the SHA-256 digest of a name.
///
/// Anybody can compute these keys: they are worthless, and nothing but fixtures may ever be signed with them.
/// libcrypto does all the arithmetic; only the encoding around the private number is written here.
@safe final class TestKey: @unchecked Sendable {
  // The key is never changed after `init`, and OpenSSL lets threads share a key that nobody changes.
  @unsafe let pointer: OpaquePointer

  init(name: String) throws(CryptographyError) {
    var digest = [UInt8](repeating: 0, count: 32)
    let text = Array("refunds fixture, worthless test key: \(name)".utf8)
    // One-shot digest of `text` into `digest`, which has the 32 bytes that SHA-256 gives.
    let isDigested = unsafe EVP_Digest(text, text.count, &digest, nil, EVP_sha256(), nil)
    guard isDigested == 1 else { throw CryptographyError(operation: "SHA-256") }
    // ECPrivateKey of RFC 5915: version 1, the number, the curve prime256v1. libcrypto adds the public point.
    let curve: [UInt8] = [0xa0, 0x0a, 0x06, 0x08, 0x2a, 0x86, 0x48, 0xce, 0x3d, 0x03, 0x01, 0x07]
    let encoded: [UInt8] = [0x30, 0x31, 0x02, 0x01, 0x01, 0x04, 0x20] + digest + curve
    let key = unsafe encoded.withUnsafeBufferPointer { bytes in
      // d2i moves the pointer that it is given; the bytes stay alive until the closure ends.
      var position = bytes.baseAddress
      return unsafe d2i_AutoPrivateKey(nil, &position, bytes.count)
    }
    guard let key = unsafe key else { throw CryptographyError(operation: "reading the key \(name)") }
    unsafe pointer = key
  }

  deinit {
    unsafe EVP_PKEY_free(pointer)
  }
}
