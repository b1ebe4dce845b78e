internal import CCrypto

/// One X.509 certificate. It never changes, so that all workers share it.
// Sendable because libcrypto lets any number of threads read one certificate: what it works out on first use is worked
// out in `init`, and it guards that with a lock besides. Safe because the pointer is ours from `init` to `deinit`.
@safe final class Certificate: @unchecked Sendable {
  /// An `X509`.
  let pointer: OpaquePointer
  let validity: ValidityPeriod

  /// Reads DER that fills the bytes.
  init(der: RawSpan) throws(CertificateFault) {
    // libcrypto moves the pointer past what it read; both pointers stay inside the closure.
    let decoded: OpaquePointer? = unsafe der.withUnsafeBytes { memory in
      let start = unsafe memory.baseAddress?.assumingMemoryBound(to: UInt8.self)
      var position = unsafe start
      guard let read = unsafe d2i_X509(nil, &position, memory.count) else { return nil }
      if unsafe position == start?.advanced(by: memory.count) { return unsafe read }
      unsafe X509_free(read)
      return nil
    }
    guard let decoded = unsafe decoded else {
      ERR_clear_error()
      throw .malformed
    }
    guard let period = unsafe Certificate.validity(of: decoded) else {
      unsafe X509_free(decoded)
      ERR_clear_error()
      throw .malformed
    }
    unsafe pointer = decoded
    validity = period
    unsafe X509_get_extension_flags(decoded)
  }

  convenience init(der: [UInt8]) throws(CertificateFault) {
    // Unsafe only for elements with padding; bytes have none.
    try self.init(der: unsafe der.span.bytes)
  }

  deinit {
    unsafe X509_free(pointer)
  }

  /// Whether that key signed this certificate.
  func isSigned(by key: PublicKey) -> Bool {
    if unsafe X509_verify(pointer, key.pointer) == 1 { return true }
    ERR_clear_error()
    return false
  }

  func publicKey() throws(CertificateFault) -> PublicKey {
    guard let info = unsafe X509_get_X509_PUBKEY(pointer) else { throw .malformed }
    return unsafe try PublicKey(subjectPublicKeyInfo: info)
  }

  private static func validity(of certificate: OpaquePointer) -> ValidityPeriod? {
    guard let notBefore = unsafe milliseconds(X509_get0_notBefore(certificate)),
      let notAfter = unsafe milliseconds(X509_get0_notAfter(certificate))
    else { return nil }
    return ValidityPeriod(notBeforeMilliseconds: notBefore, notAfterMilliseconds: notAfter)
  }

  /// Unix time, measured from an `ASN1_TIME` for 1970, because C knows no standard way from a date in UTC to a number.
  private static func milliseconds(_ time: UnsafePointer<ASN1_TIME>?) -> Int64? {
    guard let epoch = unsafe ASN1_TIME_set(nil, 0), let time = unsafe time else { return nil }
    defer { unsafe ASN1_TIME_free(epoch) }
    var days: Int32 = 0
    var seconds: Int32 = 0
    guard unsafe ASN1_TIME_diff(&days, &seconds, epoch, time) == 1 else { return nil }
    return (Int64(days) * 86_400 + Int64(seconds)) * 1000
  }
}
