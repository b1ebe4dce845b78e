internal import CCrypto

/// Finds the way from the certificate that signed a receipt to a trusted RSA root.
enum ReceiptChain {
  /// The certificates from the leaf to the root, as libcrypto verified them for a moment (RFC 5280 section 6).
  ///
  /// Apple signed receipts with SHA-1 until 2023, so that the strength of digests is not asked for.
  static func build(
    _ leaf: OpaquePointer, _ others: OpaquePointer?, under roots: [ReceiptRoot], at momentMilliseconds: Int64
  ) throws(ReceiptFault) -> [Certificate] {
    guard let store = unsafe X509_STORE_new() else { throw .libraryFailure }
    defer { unsafe X509_STORE_free(store) }
    for root in roots {
      // The store counts a reference of its own.
      guard unsafe X509_STORE_add_cert(store, root.certificate.pointer) == 1 else { throw .libraryFailure }
    }
    guard let context = unsafe X509_STORE_CTX_new() else { throw .libraryFailure }
    defer { unsafe X509_STORE_CTX_free(context) }
    guard unsafe X509_STORE_CTX_init(context, store, leaf, others) == 1,
      let parameters = unsafe X509_STORE_CTX_get0_param(context)
    else { throw .libraryFailure }
    // The parameters belong to the context.
    unsafe X509_VERIFY_PARAM_set_time(parameters, time_t(momentMilliseconds / 1000))
    unsafe X509_VERIFY_PARAM_set_auth_level(parameters, 0)
    guard unsafe X509_verify_cert(context) == 1 else { throw .chain }
    // The list belongs to the context; each certificate is copied out of it.
    let chain = unsafe X509_STORE_CTX_get0_chain(context)
    let count = unsafe OPENSSL_sk_num(chain)
    guard count > 0 else { throw .chain }
    var certificates: [Certificate] = []
    for place in 0..<count {
      guard let pointer = unsafe OPENSSL_sk_value(chain, place),
        let copy = try? unsafe Certificate(der: encoded(OpaquePointer(pointer)))
      else { throw .chain }
      certificates.append(copy)
    }
    return certificates
  }

  /// Gives back a list of certificates with its references.
  static func free(_ certificates: OpaquePointer?) {
    for place in 0..<max(0, unsafe OPENSSL_sk_num(certificates)) {
      unsafe X509_free(OPENSSL_sk_value(certificates, place).map { OpaquePointer($0) })
    }
    unsafe OPENSSL_sk_free(certificates)
  }

  private static func encoded(_ certificate: OpaquePointer) -> [UInt8] {
    let count = Int(unsafe i2d_X509(certificate, nil))
    guard count > 0 else { return [] }
    var der = [UInt8](repeating: 0, count: count)
    // libcrypto writes exactly the bytes that it announced.
    unsafe der.withUnsafeMutableBufferPointer { memory in
      var position = memory.baseAddress
      _ = unsafe i2d_X509(certificate, &position)
    }
    return der
  }
}
