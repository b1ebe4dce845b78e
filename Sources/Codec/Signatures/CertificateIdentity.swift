internal import CCrypto

/// By what a person recognises a certificate.
extension Certificate {
  /// The common name of the subject, or its last name of any kind where it has none; empty without a name.
  var subjectName: String {
    guard let name = unsafe X509_get_subject_name(pointer) else { return "" }
    var position = unsafe X509_NAME_get_index_by_NID(name, NID_commonName, -1)
    if position < 0 { position = unsafe X509_NAME_entry_count(name) - 1 }
    guard position >= 0, let entry = unsafe X509_NAME_get_entry(name, position) else { return "" }
    // The text is copied before libcrypto's memory is given back.
    var text: UnsafeMutablePointer<UInt8>?
    let count = unsafe ASN1_STRING_to_UTF8(&text, X509_NAME_ENTRY_get_data(entry))
    guard count >= 0 else { return "" }
    defer { unsafe CRYPTO_free(text, "", 0) }
    return unsafe String(decoding: UnsafeBufferPointer(start: text, count: Int(count)), as: UTF8.self)
  }

  /// SHA-256 of the whole certificate, 64 hexadecimal digits in capitals.
  var fingerprint: String {
    var digest = Array(repeating: UInt8(0), count: Int(EVP_MAX_MD_SIZE))
    var count: UInt32 = 0
    // The array has room for the longest digest that libcrypto knows.
    let isDone = unsafe digest.withUnsafeMutableBufferPointer { memory in
      unsafe X509_digest(pointer, EVP_sha256(), memory.baseAddress, &count) == 1
    }
    guard isDone else { return "" }
    return digest.prefix(Int(count)).map { byte in
      let digits = String(byte, radix: 16, uppercase: true)
      return digits.count == 2 ? digits : "0" + digits
    }.joined()
  }

  /// Whether subject and issuer are the same.
  var isSelfIssued: Bool {
    unsafe X509_get_extension_flags(pointer) & UInt32(EXFLAG_SI) != 0
  }
}
