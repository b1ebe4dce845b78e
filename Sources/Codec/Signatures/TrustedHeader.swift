/// What is known about a header that is in order: its chain, and the hash of a signed text as far as the header goes.
struct TrustedHeader {
  let chain: CertificateChain
  /// Header and dot, hashed. A header is a third of a signed notification.
  let beginning: SHA256Context

  /// - Parameter text: the header and the dot after it, as they stand in the signed text.
  init(_ chain: CertificateChain, text: RawSpan) throws(SignatureFault) {
    let beginning = SHA256Context()
    guard beginning.begin() && beginning.update(text) else { throw .libraryFailure }
    self.chain = chain
    self.beginning = beginning
  }
}
