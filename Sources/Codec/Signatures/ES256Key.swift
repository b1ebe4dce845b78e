internal import CCrypto

/// A P-256 key that is ready to check signatures, with the context that libcrypto needs for it. Setting the context up
/// costs as much as hashing 3 KB, so it is kept; it belongs to one worker and must not be shared.
// Safe because the context is ours from `init` to `deinit` and only `ES256Verifier` uses it.
@safe package final class ES256Key {
  /// An `EVP_PKEY_CTX` that keeps its key alive; nil where libcrypto cannot set it up.
  let context: OpaquePointer?

  /// nil for a key on another curve: ES256 is ECDSA on P-256 and nothing else (RFC 7518 section 3.4).
  init?(_ key: PublicKey) {
    guard key.curve == .p256 else { return nil }
    let made = unsafe EVP_PKEY_CTX_new_from_pkey(nil, key.pointer, nil)
    if unsafe made != nil && EVP_PKEY_verify_init(made) == 1 {
      unsafe context = made
    } else {
      unsafe EVP_PKEY_CTX_free(made)
      ERR_clear_error()
      unsafe context = nil
    }
  }

  /// Reads a DER `SubjectPublicKeyInfo`; nil if the bytes are anything else than one P-256 key on the named curve.
  package convenience init?(subjectPublicKeyInfo der: [UInt8]) {
    guard let key = try? PublicKey(der: der) else { return nil }
    self.init(key)
  }

  deinit {
    unsafe EVP_PKEY_CTX_free(context)
  }
}
