internal import CCrypto

/// A SHA-256 computation that can be copied half-way: texts that begin alike share the work on their beginning.
// Safe because the pointers are ours from `init` to `deinit` and no call keeps them.
@safe final class SHA256Context {
  static let digestByteCount = 32

  /// An `EVP_MD`; nil where libcrypto is set up without SHA-256.
  private let algorithm: OpaquePointer?
  /// An `EVP_MD_CTX`.
  private let context: OpaquePointer?

  init() {
    unsafe algorithm = EVP_MD_fetch(nil, "SHA256", nil)
    unsafe context = EVP_MD_CTX_new()
  }

  deinit {
    unsafe EVP_MD_CTX_free(context)
    unsafe EVP_MD_free(algorithm)
  }

  // The answers below are false when libcrypto refuses; the digest is unusable then.

  func begin() -> Bool {
    guard unsafe algorithm != nil && context != nil else { return false }
    return unsafe EVP_DigestInit_ex(context, algorithm, nil) == 1
  }

  /// Goes on from where another computation is.
  func begin(from other: SHA256Context) -> Bool {
    guard unsafe context != nil && other.context != nil else { return false }
    return unsafe EVP_MD_CTX_copy_ex(context, other.context) == 1
  }

  func update(_ message: RawSpan) -> Bool {
    // libcrypto reads inside the given count and keeps no pointer.
    unsafe message.withUnsafeBytes { unsafe EVP_DigestUpdate(context, $0.baseAddress, $0.count) == 1 }
  }

  /// Ends the computation and writes the digest to an array of `digestByteCount` bytes.
  func finish(into digest: inout [UInt8]) -> Bool {
    precondition(digest.count == SHA256Context.digestByteCount, "no room for a digest")
    // libcrypto writes 32 bytes, which is what the array has.
    return unsafe digest.withUnsafeMutableBufferPointer {
      unsafe EVP_DigestFinal_ex(context, $0.baseAddress, nil) == 1
    }
  }
}
