internal import CCrypto

extension Certificate {
  /// Refuses a certificate that is not what its role demands (RFC 5280 section 4.2, formats.md 6.2). Signatures and
  /// validity are not looked at.
  func check(as role: CertificateRole) throws(CertificateFault) {
    // Flagged invalid: extensions that cannot be read or stand there twice.
    let isInvalid = unsafe X509_get_extension_flags(pointer) & UInt32(EXFLAG_INVALID) != 0
    guard unsafe !isInvalid && X509_get_version(pointer) == X509_VERSION_3 else { throw .malformed }
    guard hasAcceptedSignatureAlgorithm else { throw .signatureAlgorithm }
    guard isAuthority == role.isAuthority else { throw role.isAuthority ? .notAuthority : .isAuthority }
    // A certificate without the extension does not restrict its key: all bits are set then. Apple's test roots have
    // none.
    let neededUse = UInt32(role.isAuthority ? KU_KEY_CERT_SIGN : KU_DIGITAL_SIGNATURE)
    guard unsafe X509_get_key_usage(pointer) & neededUse != 0 else { throw .keyUsage }
    guard isMarked(as: role) else { throw .marker }
    guard !hasUnknownCriticalExtension(in: role) else { throw .criticalExtension }
  }

  /// Whether basicConstraints says so. libcrypto's own `X509_check_ca` also takes old certificates without it.
  var isAuthority: Bool {
    unsafe X509_get_extension_flags(pointer) & UInt32(EXFLAG_CA) != 0
  }

  /// Whether so many certificates that sign certificates may follow this one.
  func allowsIntermediates(_ count: Int) -> Bool {
    // -1 means no limit.
    let limit = unsafe X509_get_pathlen(pointer)
    return limit < 0 || count <= limit
  }

  /// Whether the marker of the role, if it has one, stands among the parsed extensions; a search in the bytes would also
  /// find it inside others.
  func isMarked(as role: CertificateRole) -> Bool {
    guard let marker = role.marker else { return true }
    // The object is ours and the call only compares with it.
    guard let object = unsafe OBJ_txt2obj(marker, 1) else { return false }
    defer { unsafe ASN1_OBJECT_free(object) }
    return unsafe X509_get_ext_by_OBJ(pointer, object, -1) >= 0
  }

  private var hasAcceptedSignatureAlgorithm: Bool {
    switch unsafe X509_get_signature_nid(pointer) {
    case NID_ecdsa_with_SHA256, NID_ecdsa_with_SHA384, NID_ecdsa_with_SHA512: true
    default: false
    }
  }

  /// Only what is checked here counts as known; libcrypto's list also has extensions (name constraints, policies) that
  /// `X509_verify` does not act on.
  private func hasUnknownCriticalExtension(in role: CertificateRole) -> Bool {
    for position in 0..<(unsafe X509_get_ext_count(pointer)) {
      let item = unsafe X509_get_ext(pointer, position)
      guard unsafe X509_EXTENSION_get_critical(item) != 0 else { continue }
      let object = unsafe X509_EXTENSION_get_object(item)
      switch unsafe OBJ_obj2nid(object) {
      case NID_basic_constraints, NID_key_usage: continue
      default:
        guard let marker = role.marker, unsafe Certificate.identifier(object) == marker else { return true }
      }
    }
    return false
  }

  /// An object identifier in numbers with dots; nil for one longer than any that is known here.
  private static func identifier(_ object: OpaquePointer?) -> String? {
    let capacity = 64
    var text = Array(repeating: CChar(0), count: capacity)
    // libcrypto writes at most the capacity, with a zero byte at the end, and answers the full length.
    let count = unsafe text.withUnsafeMutableBufferPointer { memory in
      unsafe OBJ_obj2txt(memory.baseAddress, Int32(capacity), object, 1)
    }
    guard count > 0, Int(count) < capacity else { return nil }
    return String(decoding: text.prefix(Int(count)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
