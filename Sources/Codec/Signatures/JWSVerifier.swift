/// Checks signed texts offline: header, chain of certificates, signature and time. One for each worker; it keeps its
/// contexts, its buffers and the chains that it met.
package final class JWSVerifier {
  private let roots: TrustRoots
  private let header = JWSHeaderReader()
  private let verifier = ES256Verifier()
  private var chains = ChainCache()
  private var signature = ByteBuffer()

  package init(roots: TrustRoots) {
    self.roots = roots
  }

  /// Checks a text that carries its certificates.
  ///
  /// - Parameter momentMilliseconds: when the text says it was signed (Unix time in milliseconds): at that time the
  ///   certificates must be valid. Read it from the payload; the clock of the machine must not stand in for it. nil if
  ///   the payload says no date.
  package func verify(_ jws: CompactJWS, in bytes: RawSpan, at momentMilliseconds: Int64?) -> JWSVerdict {
    do throws(SignatureFault) {
      let header = try trustedHeader(of: jws, in: bytes)
      let chain = header.chain
      try decodeSignature(of: jws, in: bytes)
      let payload = bytes.extracting(jws.payload)
      let fault = signature.withContent {
        verifier.verify($0, as: .raw, over: header.beginning, and: payload, with: chain.key)
      }
      if let fault { throw fault }
      // Only now, because an unsigned date proves nothing.
      guard let momentMilliseconds else { return .noDate(chain.signerWithoutDate) }
      return .verified(try chain.signer(at: momentMilliseconds))
    } catch {
      return .refused(error)
    }
  }

  /// Checks a text with a given key; certificates in its header are not looked at.
  ///
  /// - Returns: nil if the signature is good.
  package func verify(_ jws: CompactJWS, in bytes: RawSpan, with key: ES256Key) -> SignatureFault? {
    do throws(SignatureFault) {
      try header.read(jws, in: bytes)
      try decodeSignature(of: jws, in: bytes)
    } catch {
      return error
    }
    let signedText = bytes.extracting(jws.signedText)
    return signature.withContent { verifier.verify($0, as: .raw, over: signedText, with: key) }
  }

  private func trustedHeader(of jws: CompactJWS, in bytes: RawSpan) throws(SignatureFault) -> TrustedHeader {
    let headerText = bytes.extracting(jws.header)
    if let answer = chains.answer(for: headerText) { return try answer.get() }
    let answer: ChainCache.Answer
    do throws(SignatureFault) {
      try header.read(jws, in: bytes)
      let certificates = try header.certificates()
      let chain = try CertificateChain(leaf: certificates[0], intermediate: certificates[1], under: roots)
      answer = .success(
        try TrustedHeader(chain, text: bytes.extracting(jws.header.lowerBound..<jws.payload.lowerBound)))
    } catch {
      answer = .failure(error)
    }
    chains.insert(answer, for: headerText)
    return try answer.get()
  }

  private func decodeSignature(of jws: CompactJWS, in bytes: RawSpan) throws(SignatureFault) {
    do throws(JWSError) {
      try jws.decode(.signature, of: bytes, into: &signature)
    } catch {
      throw .signatureEncoding
    }
  }
}

extension ByteBuffer {
  /// Lends the content without what stands after it.
  fileprivate func withContent<Result>(_ body: (RawSpan) -> Result) -> Result {
    let count = self.count
    return withBytes { body($0.extracting(0..<count)) }
  }
}
