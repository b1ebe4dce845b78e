import Codec
import CCrypto

/// Makes compact JWS with ES256 (RFC 7515, RFC 7518 section 3.4). Each task has a signer of its own.
@safe package final class Signer {
  private let chain: SigningChain
  // Reused for all signatures, freed at the end; used by one task at a time.
  private let context: OpaquePointer

  package init(_ chain: SigningChain) throws {
    self.chain = chain
    // The context counts a reference to the key.
    guard let context = unsafe EVP_PKEY_CTX_new(chain.leafKey.pointer, nil) else {
      throw CryptographyError(operation: "EVP_PKEY_CTX_new")
    }
    unsafe self.context = context
    guard unsafe EVP_PKEY_sign_init(context) == 1 else { throw CryptographyError(operation: "EVP_PKEY_sign_init") }
  }

  deinit {
    unsafe EVP_PKEY_CTX_free(context)
  }

  /// `header.payload.signature` of a payload.
  package func sign(_ payload: JSONValue) throws -> String {
    var message = chain.encodedHeader
    message.append(UInt8(ascii: "."))
    message += Base64URL.encode(payload.compact).utf8
    let signature = try signature(of: message)
    message.append(UInt8(ascii: "."))
    message += Base64URL.encode(signature).utf8
    return String(decoding: message, as: UTF8.self)
  }

  private func signature(of message: [UInt8]) throws(CryptographyError) -> [UInt8] {
    var digest = [UInt8](repeating: 0, count: 32)
    // P-256 signatures take at most 72 bytes as DER.
    var encoded = [UInt8](repeating: 0, count: 80)
    var count = encoded.count
    // `digest` and `encoded` are large enough for what the calls write; `count` tells the room and then the size.
    guard unsafe EVP_Digest(message, message.count, &digest, nil, EVP_sha256(), nil) == 1,
      unsafe EVP_PKEY_sign(context, &encoded, &count, digest, digest.count) == 1
    else { throw CryptographyError(operation: "signing") }
    return try Signer.rawForm(encoded, count)
  }

  /// The 64 bytes R and S of a signature that libcrypto gives as DER.
  private static func rawForm(_ encoded: [UInt8], _ count: Int) throws(CryptographyError) -> [UInt8] {
    let signature = unsafe encoded.withUnsafeBufferPointer { bytes in
      // d2i moves the pointer that it is given; the bytes stay alive until the closure ends.
      var position = bytes.baseAddress
      return unsafe d2i_ECDSA_SIG(nil, &position, count)
    }
    guard let signature = unsafe signature else { throw CryptographyError(operation: "reading a signature") }
    defer { unsafe ECDSA_SIG_free(signature) }
    var first = [UInt8](repeating: 0, count: 32)
    var second = first
    // The numbers belong to the signature; each is written with leading zeros into 32 bytes.
    guard unsafe BN_bn2binpad(ECDSA_SIG_get0_r(signature), &first, 32) == 32,
      unsafe BN_bn2binpad(ECDSA_SIG_get0_s(signature), &second, 32) == 32
    else { throw CryptographyError(operation: "encoding a signature") }
    return first + second
  }
}
