/// A leaf that is signed by an intermediate that is signed by a trusted root.
///
/// Only signatures and keys link the chain, never names. The third certificate of a text is not part of it: Apple's own
/// fixtures carry another certificate of the same key there (formats.md 6.5).
final class CertificateChain {
  /// The key of the leaf, ready to check signatures.
  let key: ES256Key
  let leafValidity: ValidityPeriod
  private let intermediateValidity: ValidityPeriod
  /// The roots whose key signed the intermediate: several if one key has several certificates. Never empty.
  private let roots: [(place: Int, validity: ValidityPeriod)]

  /// Checks everything but time, which is another one for each text.
  init(leaf: Certificate, intermediate: Certificate, under trusted: TrustRoots) throws(SignatureFault) {
    if intermediate.isMarked(as: .leaf), leaf.isMarked(as: .intermediate) { throw .chainSwapped }
    guard let key = ES256Key(try CertificateChain.checkedKey(of: leaf, as: .leaf)) else {
      throw .certificate(.curve, .leaf)
    }
    let intermediateKey = try CertificateChain.checkedKey(of: intermediate, as: .intermediate)
    guard leaf.isSigned(by: intermediateKey) else { throw .chainLeafSignature }
    // Without the built-in root libcrypto has no ECDSA.
    if trusted.roots.isEmpty { throw .libraryFailure }
    let signers = trusted.roots.enumerated().filter { intermediate.isSigned(by: $0.element.key) }
    if signers.isEmpty { throw .chainForeignRoot }
    let allowing = signers.filter { $0.element.certificate.allowsIntermediates(1) }
    if allowing.isEmpty { throw .certificate(.pathLength, .root) }
    self.key = key
    leafValidity = leaf.validity
    intermediateValidity = intermediate.validity
    roots = allowing.map { ($0.offset, $0.element.validity) }
  }

  private static func checkedKey(
    of certificate: Certificate, as role: CertificateRole
  ) throws(SignatureFault) -> PublicKey {
    do throws(CertificateFault) {
      try certificate.check(as: role)
      return try certificate.publicKey()
    } catch {
      throw .certificate(error, role)
    }
  }

  /// Who vouches for a text signed at a moment (Unix time in milliseconds): the first root that was valid then.
  func signer(at momentMilliseconds: Int64) throws(SignatureFault) -> JWSSigner {
    if let fault = leafValidity.fault(at: momentMilliseconds) { throw .certificate(fault, .leaf) }
    if let fault = intermediateValidity.fault(at: momentMilliseconds) { throw .certificate(fault, .intermediate) }
    var rootFault: CertificateFault?
    for root in roots {
      guard let fault = root.validity.fault(at: momentMilliseconds) else {
        return JWSSigner(root: root.place, leafValidity: leafValidity)
      }
      rootFault = rootFault ?? fault
    }
    throw .certificate(rootFault ?? .expired, .root)
  }

  /// Who vouches for a text that says no moment: the first root.
  var signerWithoutDate: JWSSigner {
    JWSSigner(root: roots[0].place, leafValidity: leafValidity)
  }
}
