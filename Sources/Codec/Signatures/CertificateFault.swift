/// What is wrong with one certificate. The raw values are parts of stable codes, see `SignatureFault.code`.
package enum CertificateFault: String, Error, Hashable, Sendable, CaseIterable {
  case encoding
  case malformed
  case keyAlgorithm = "key-algorithm"
  case curve
  case explicitCurve = "explicit-curve"
  case signatureAlgorithm = "signature-algorithm"
  case criticalExtension = "critical-extension"
  case isAuthority = "is-authority"
  case notAuthority = "not-authority"
  case keyUsage = "key-usage"
  case marker
  case pathLength = "path-length"
  case notYetValid = "not-yet-valid"
  case expired

  /// The fault in words, to stand after the name of a certificate.
  package var words: String {
    switch self {
    case .encoding: "is not written in standard base64"
    case .malformed: "is damaged or no X.509 certificate"
    case .keyAlgorithm: "has a key that is not an elliptic curve key"
    case .curve: "has a key on a curve that its place does not allow"
    case .explicitCurve: "spells out the parameters of its curve instead of naming it"
    case .signatureAlgorithm: "is signed by another method than ECDSA with SHA-256, SHA-384 or SHA-512"
    case .criticalExtension: "has a critical extension that is not known here"
    case .isAuthority: "may sign certificates, which only its issuers may"
    case .notAuthority: "may not sign certificates, but signs one"
    case .keyUsage: "has a key that is meant for another use"
    case .marker: "lacks the extension by which Apple marks certificates for App Store data"
    case .pathLength: "does not allow the certificate between itself and the leaf"
    case .notYetValid: "was not valid yet at the time of signing"
    case .expired: "was no longer valid at the time of signing"
    }
  }

  /// Whether `CertificateChain` can find this fault in that place of a chain.
  ///
  /// A root is checked when it is trusted (`TrustRootError`); of the third certificate in a text only the form counts.
  func isPossible(in role: CertificateRole) -> Bool {
    switch self {
    case .encoding, .malformed, .notYetValid, .expired: true
    case .keyAlgorithm, .curve, .explicitCurve, .signatureAlgorithm, .criticalExtension, .keyUsage, .marker:
      role != .root
    case .isAuthority: role == .leaf
    case .notAuthority: role == .intermediate
    case .pathLength: role == .root
    }
  }
}
