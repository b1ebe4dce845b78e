internal import CCrypto

/// A file that somebody named as a root: DER of one certificate, or PEM of one or more.
enum CertificateFile {
  /// The certificates of a file, in its order. A private key in it is refused, whatever stands beside it, and never
  /// leaves this function.
  static func read(_ file: [UInt8]) throws(TrustRootError) -> [Certificate] {
    // A key is named even if its text is damaged, so that nobody looks for the fault by printing it.
    if file.contains("PRIVATE KEY-----".utf8) { throw TrustRootError(.privateKey) }
    if file.contains("-----BEGIN ".utf8) { return try readPEM(file) }
    if let certificate = try? Certificate(der: file) { return [certificate] }
    throw TrustRootError(isPrivateKey(file) ? .privateKey : .notACertificate)
  }

  private static func readPEM(_ file: [UInt8]) throws(TrustRootError) -> [Certificate] {
    var certificates: [Certificate] = []
    for block in blocks(file) {
      // The two older labels that libcrypto reads, too; the third one has settings of its own that nobody here heeds.
      guard block.label == "CERTIFICATE" || block.label == "X509 CERTIFICATE",
        let certificate = try? Certificate(der: block.content)
      else { throw TrustRootError(.notACertificate, certificateNumber: certificates.count + 1) }
      certificates.append(certificate)
    }
    if certificates.isEmpty { throw TrustRootError(.notACertificate) }
    return certificates
  }

  /// The PEM blocks up to the end or the first one that is damaged, which comes back without content.
  private static func blocks(_ file: [UInt8]) -> [(label: String, content: [UInt8])] {
    // The stream reads from the array, which outlives it; each block is copied and then given back to libcrypto.
    unsafe file.withUnsafeBytes { memory in
      guard let stream = unsafe BIO_new_mem_buf(memory.baseAddress, Int32(clamping: memory.count)) else { return [] }
      defer { unsafe BIO_free(stream) }
      var blocks: [(label: String, content: [UInt8])] = []
      while true {
        var label: UnsafeMutablePointer<CChar>?
        var header: UnsafeMutablePointer<CChar>?
        var content: UnsafeMutablePointer<UInt8>?
        var count = 0
        guard unsafe PEM_read_bio(stream, &label, &header, &content, &count) == 1, let text = unsafe label else {
          let isAtEnd = ERR_GET_REASON(ERR_peek_last_error()) == PEM_R_NO_START_LINE
          ERR_clear_error()
          return isAtEnd ? blocks : blocks + [("", [])]
        }
        unsafe blocks.append(
          (String(cString: text), Array(UnsafeBufferPointer(start: content, count: count))))
        unsafe CRYPTO_free(label, "", 0)
        unsafe CRYPTO_free(header, "", 0)
        unsafe CRYPTO_free(content, "", 0)
      }
    }
  }

  private static func isPrivateKey(_ der: [UInt8]) -> Bool {
    // The key is read only to be told apart and is wiped and given back at once.
    unsafe der.withUnsafeBufferPointer { memory in
      var position = memory.baseAddress
      let key = unsafe d2i_AutoPrivateKey(nil, &position, memory.count)
      unsafe EVP_PKEY_free(key)
      ERR_clear_error()
      return unsafe key != nil
    }
  }
}
