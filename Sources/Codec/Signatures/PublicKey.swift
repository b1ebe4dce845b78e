internal import CCrypto

/// A public key on one of the accepted curves, as libcrypto holds it. It never changes, so that all workers share it.
// Sendable because libcrypto lets any number of threads read one key, and nobody here writes to it. Safe because the
// pointer is ours from `init` to `deinit` and is lent to calls of this folder only.
@safe final class PublicKey: @unchecked Sendable {
  let curve: EllipticCurve
  /// An `EVP_PKEY`; lives as long as this object.
  let pointer: OpaquePointer

  /// Reads the key of a `SubjectPublicKeyInfo` (`X509_PUBKEY`), which stays the caller's.
  ///
  /// The algorithm and the curve are judged by what is written there: curves given by their parameters are refused even
  /// if those spell a known curve, because forged parameters are an old trick (CVE-2020-0601).
  init(subjectPublicKeyInfo info: OpaquePointer) throws(CertificateFault) {
    curve = unsafe try PublicKey.curve(of: info)
    guard let key = unsafe X509_PUBKEY_get(info) else {
      ERR_clear_error()
      throw .malformed
    }
    unsafe pointer = key
  }

  /// Reads a DER `SubjectPublicKeyInfo` that fills the bytes.
  convenience init(der: [UInt8]) throws(CertificateFault) {
    // libcrypto moves the pointer past what it read; both pointers stay inside the closure.
    let decoded: OpaquePointer? = unsafe der.withUnsafeBufferPointer { memory in
      var position = memory.baseAddress
      guard let info = unsafe d2i_X509_PUBKEY(nil, &position, memory.count) else { return nil }
      if unsafe position == memory.baseAddress?.advanced(by: memory.count) { return unsafe info }
      unsafe X509_PUBKEY_free(info)
      return nil
    }
    guard let info = unsafe decoded else {
      ERR_clear_error()
      throw .malformed
    }
    defer { unsafe X509_PUBKEY_free(info) }
    unsafe try self.init(subjectPublicKeyInfo: info)
  }

  deinit {
    unsafe EVP_PKEY_free(pointer)
  }

  private static func curve(of info: OpaquePointer) throws(CertificateFault) -> EllipticCurve {
    // The three pointers that come back belong to `info` and are read at once.
    var algorithm: OpaquePointer?
    var identifier: UnsafeMutablePointer<X509_ALGOR>?
    unsafe X509_PUBKEY_get0_param(&algorithm, nil, nil, &identifier, info)
    guard unsafe OBJ_obj2nid(algorithm) == NID_X9_62_id_ecPublicKey else { throw .keyAlgorithm }
    var kind: Int32 = 0
    var parameter: UnsafeRawPointer?
    unsafe X509_ALGOR_get0(nil, &kind, &parameter, identifier)
    guard kind == V_ASN1_OBJECT, let parameter = unsafe parameter else { throw .explicitCurve }
    switch unsafe OBJ_obj2nid(OpaquePointer(parameter)) {
    case NID_X9_62_prime256v1: return .p256
    case NID_secp384r1: return .p384
    default: throw .curve
    }
  }
}
