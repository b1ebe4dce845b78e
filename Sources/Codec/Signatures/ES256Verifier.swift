internal import CCrypto

/// Checks ES256 signatures: ECDSA on P-256 over SHA-256. One for each worker; it reuses all its memory.
///
/// The message is hashed with a context that is kept, and the digest checked with the context of the key: that costs
/// 65.0 microseconds for 10.6 KB where one call that does both costs 68.0 (OpenSSL 3.0, performance-facts.md 6).
// Safe because the two pointers are ours from `init` to `deinit` and no call keeps them.
@safe package final class ES256Verifier {
  private static let digestByteCount = 32

  /// An `EVP_MD`; nil where libcrypto is set up without SHA-256.
  private let algorithm: OpaquePointer?
  /// An `EVP_MD_CTX`.
  private let context: OpaquePointer?
  private var digest = Array(repeating: UInt8(0), count: ES256Verifier.digestByteCount)
  private var encoded = Array(repeating: UInt8(0), count: ES256SignatureForm.longestDERByteCount)

  package init() {
    unsafe algorithm = EVP_MD_fetch(nil, "SHA256", nil)
    unsafe context = EVP_MD_CTX_new()
  }

  deinit {
    unsafe EVP_MD_CTX_free(context)
    unsafe EVP_MD_free(algorithm)
  }

  /// Checks a signature that fills a span over a range of bytes.
  ///
  /// - Returns: nil if the signature is good.
  package func verify(
    _ signature: RawSpan, as form: ES256SignatureForm, over bytes: RawSpan, in range: Range<Int>, with key: ES256Key
  ) -> SignatureFault? {
    let isRaw = form == .raw
    guard isRaw ? signature.byteCount == ES256SignatureForm.rawByteCount : !signature.isEmpty else {
      return .signatureLength
    }
    guard hash(bytes.extracting(range)) else { return .libraryFailure }
    // The pointers below are read by libcrypto inside their counts and kept by nobody.
    if isRaw {
      var target = encoded.mutableSpan
      let count = ES256SignatureForm.encodeDER(signature, into: &target)
      return unsafe encoded.withUnsafeBytes { memory in
        unsafe verify(UnsafeRawBufferPointer(rebasing: memory[..<count]), with: key)
      }
    }
    return unsafe signature.withUnsafeBytes { unsafe verify($0, with: key) }
  }

  private func hash(_ message: RawSpan) -> Bool {
    guard unsafe algorithm != nil && context != nil else { return false }
    // libcrypto reads and writes inside the given counts and keeps no pointer.
    return unsafe message.withUnsafeBytes { message in
      unsafe digest.withUnsafeMutableBufferPointer { digest in
        unsafe EVP_DigestInit_ex(context, algorithm, nil) == 1
          && EVP_DigestUpdate(context, message.baseAddress, message.count) == 1
          && EVP_DigestFinal_ex(context, digest.baseAddress, nil) == 1
      }
    }
  }

  /// Checks a DER signature over the digest. libcrypto refuses all but the shortest DER, and numbers outside 1...n-1.
  private func verify(_ signature: UnsafeRawBufferPointer, with key: ES256Key) -> SignatureFault? {
    guard unsafe key.context != nil else { return .libraryFailure }
    let answer = unsafe digest.withUnsafeBufferPointer { digest in
      unsafe EVP_PKEY_verify(
        key.context, signature.baseAddress?.assumingMemoryBound(to: UInt8.self), signature.count, digest.baseAddress,
        digest.count)
    }
    if answer == 1 { return nil }
    ERR_clear_error()
    return .signatureWrong
  }
}
