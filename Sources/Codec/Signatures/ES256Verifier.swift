internal import CCrypto

/// Checks ES256 signatures: ECDSA on P-256 over SHA-256. One for each worker; it reuses all its memory.
///
/// The message is hashed with a context that is kept, and the digest checked with the context of the key: that costs
/// 65.0 microseconds for 10.6 KB where one call that does both costs 68.0 (OpenSSL 3.0, performance-facts.md 6).
package final class ES256Verifier {
  private let hash = SHA256Context()
  private var digest = Array(repeating: UInt8(0), count: SHA256Context.digestByteCount)
  private var encoded = Array(repeating: UInt8(0), count: ES256SignatureForm.longestDERByteCount)

  package init() {}

  /// Checks a signature that fills a span over a message.
  ///
  /// - Returns: nil if the signature is good.
  package func verify(
    _ signature: RawSpan, as form: ES256SignatureForm, over message: RawSpan, with key: ES256Key
  ) -> SignatureFault? {
    guard hash.begin() && hash.update(message) else { return .libraryFailure }
    return verify(signature, as: form, with: key)
  }

  /// Checks a signature over a message whose beginning is hashed already; `rest` is what follows it.
  func verify(
    _ signature: RawSpan, as form: ES256SignatureForm, over beginning: SHA256Context, and rest: RawSpan,
    with key: ES256Key
  ) -> SignatureFault? {
    guard hash.begin(from: beginning) && hash.update(rest) else { return .libraryFailure }
    return verify(signature, as: form, with: key)
  }

  private func verify(
    _ signature: RawSpan, as form: ES256SignatureForm, with key: ES256Key
  ) -> SignatureFault? {
    let isRaw = form == .raw
    guard isRaw ? signature.byteCount == ES256SignatureForm.rawByteCount : !signature.isEmpty else {
      return .signatureLength
    }
    guard hash.finish(into: &digest) else { return .libraryFailure }
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
