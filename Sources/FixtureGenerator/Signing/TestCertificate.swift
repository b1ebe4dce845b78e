import CCrypto

/// An X.509 certificate for a test key, made with libcrypto.
struct TestCertificate {
  /// Apple marks its intermediate and its leaf with these object ids; verifiers look for them (formats.md 6.2).
  static let intermediateMark = "1.2.840.113635.100.6.2.1"
  static let leafMark = "1.2.840.113635.100.6.11.1"

  /// What distinguishes one certificate of the chain from another.
  struct Content {
    var commonName: String
    var serial: Int
    var isAuthority: Bool
    var mark: String?
  }

  let der: [UInt8]
  let pem: [UInt8]

  /// - Parameters:
  ///   - content: name, serial and marks.
  ///   - key: the key that is certified.
  ///   - issuer: the signing certificate with its key; nil for a root, which signs itself.
  /// - Throws: `CryptographyError` where libcrypto refuses.
  init(
    _ content: Content, key: TestKey, issuer: (certificate: TestCertificate, key: TestKey)? = nil
  ) throws(CryptographyError) {
    // Owned here and freed on every way out; all calls below only borrow it.
    guard let certificate = unsafe X509_new() else { throw CryptographyError(operation: "X509_new") }
    defer { unsafe X509_free(certificate) }
    let subject = try unsafe TestCertificate.name(content.commonName)
    defer { unsafe X509_NAME_free(subject) }
    // Borrowed where the certificate signs itself, otherwise owned here.
    let signer = try unsafe issuer.map { made throws(CryptographyError) in try unsafe made.certificate.parsed() }
    defer { if let signer = unsafe signer { unsafe X509_free(signer) } }
    let issuerName = unsafe signer.map { unsafe X509_get_subject_name($0) } ?? subject
    // X509_get0_… and X509_getm_… lend parts of the certificate; names and keys are copied or counted by the setters.
    let isFilled = unsafe [
      X509_set_version(certificate, 2),
      ASN1_INTEGER_set(X509_get_serialNumber(certificate), content.serial),
      ASN1_TIME_set_string_X509(X509_getm_notBefore(certificate), "20200101000000Z"),
      ASN1_TIME_set_string_X509(X509_getm_notAfter(certificate), "20460101000000Z"),
      X509_set_subject_name(certificate, subject),
      X509_set_issuer_name(certificate, issuerName),
      X509_set_pubkey(certificate, key.pointer),
    ].allSatisfy { $0 == 1 }
    guard isFilled else { throw CryptographyError(operation: "filling \(content.commonName)") }
    let keyIdentifiers = [(NID_subject_key_identifier, "hash"), (NID_authority_key_identifier, "keyid:always")]
    let usage = content.isAuthority ? "critical,keyCertSign,cRLSign" : "critical,digitalSignature"
    try unsafe TestCertificate.extend(
      certificate, NID_basic_constraints, content.isAuthority ? "critical,CA:TRUE" : "critical,CA:FALSE")
    try unsafe TestCertificate.extend(certificate, NID_key_usage, usage)
    for (identifier, words) in keyIdentifiers.prefix(issuer == nil ? 1 : 2) {
      try unsafe TestCertificate.extend(certificate, identifier, words, issuer: signer)
    }
    if let mark = content.mark { try unsafe TestCertificate.extend(certificate, mark: mark) }
    // X509_sign gives the size of the signature, 0 on failure.
    guard unsafe X509_sign(certificate, (issuer?.key ?? key).pointer, EVP_sha256()) > 0 else {
      throw CryptographyError(operation: "signing \(content.commonName)")
    }
    der = try unsafe TestCertificate.bytes { unsafe i2d_X509_bio($0, certificate) }
    pem = try unsafe TestCertificate.bytes { unsafe PEM_write_bio_X509($0, certificate) }
  }

  /// The certificate as libcrypto holds it. The caller owns it.
  private func parsed() throws(CryptographyError) -> OpaquePointer {
    let certificate = unsafe der.withUnsafeBufferPointer { bytes in
      // d2i moves the pointer that it is given; the bytes stay alive until the closure ends.
      var position = bytes.baseAddress
      return unsafe d2i_X509(nil, &position, bytes.count)
    }
    guard let certificate = unsafe certificate else { throw CryptographyError(operation: "reading a certificate") }
    return unsafe certificate
  }

  /// The caller owns the name.
  private static func name(_ commonName: String) throws(CryptographyError) -> OpaquePointer {
    guard let name = unsafe X509_NAME_new() else { throw CryptographyError(operation: "X509_NAME_new") }
    for (field, text) in [("CN", commonName), ("O", "Orchard fixtures - worthless, not Apple"), ("C", "US")] {
      // -1: the C string ends with its zero byte; the text is copied.
      guard unsafe X509_NAME_add_entry_by_txt(name, field, MBSTRING_UTF8, text, -1, -1, 0) == 1 else {
        unsafe X509_NAME_free(name)
        throw CryptographyError(operation: "naming \(commonName)")
      }
    }
    return unsafe name
  }

  /// Adds an extension in the words of OpenSSL's configuration files.
  private static func extend(
    _ certificate: OpaquePointer, _ identifier: CInt, _ words: String, issuer: OpaquePointer? = nil
  ) throws(CryptographyError) {
    // The context only borrows the certificates, for the digests of their keys.
    var context = unsafe X509V3_CTX()
    unsafe X509V3_set_ctx(&context, issuer ?? certificate, certificate, nil, nil, 0)
    guard let made = unsafe X509V3_EXT_nconf_nid(nil, &context, identifier, words) else {
      throw CryptographyError(operation: "making the extension \(words)")
    }
    // X509_add_ext copies.
    defer { unsafe X509_EXTENSION_free(made) }
    guard unsafe X509_add_ext(certificate, made, -1) == 1 else {
      throw CryptographyError(operation: "adding the extension \(words)")
    }
  }

  /// Adds one of Apple's marks: an extension whose value is NULL, since only its presence counts.
  private static func extend(_ certificate: OpaquePointer, mark: String) throws(CryptographyError) {
    let null: [UInt8] = [0x05, 0x00]
    let object = unsafe OBJ_txt2obj(mark, 1)
    let value = unsafe ASN1_OCTET_STRING_new()
    defer {
      unsafe ASN1_OBJECT_free(object)
      unsafe ASN1_OCTET_STRING_free(value)
    }
    // Both are copied into the extension, and the extension into the certificate.
    guard unsafe ASN1_OCTET_STRING_set(value, null, CInt(null.count)) == 1,
      let made = unsafe X509_EXTENSION_create_by_OBJ(nil, object, 0, value)
    else { throw CryptographyError(operation: "making the mark \(mark)") }
    defer { unsafe X509_EXTENSION_free(made) }
    guard unsafe X509_add_ext(certificate, made, -1) == 1 else {
      throw CryptographyError(operation: "adding the mark \(mark)")
    }
  }

  /// What a function of libcrypto writes.
  private static func bytes(_ write: (OpaquePointer) -> CInt) throws(CryptographyError) -> [UInt8] {
    guard let memory = unsafe BIO_new(BIO_s_mem()) else { throw CryptographyError(operation: "BIO_new") }
    defer { unsafe BIO_free(memory) }
    guard unsafe write(memory) == 1 else { throw CryptographyError(operation: "encoding a certificate") }
    var bytes = [UInt8](repeating: 0, count: unsafe BIO_ctrl_pending(memory))
    // The array has exactly the bytes that are waiting.
    guard unsafe BIO_read(memory, &bytes, CInt(bytes.count)) == bytes.count else {
      throw CryptographyError(operation: "reading a certificate")
    }
    return bytes
  }
}
