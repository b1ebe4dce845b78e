/// Why a file is not taken as a trusted root. Nothing of the file's content is repeated.
package struct TrustRootError: Error, Hashable, Sendable {
  package enum Fault: String, Hashable, Sendable, CaseIterable {
    case notACertificate = "not-a-certificate"
    case privateKey = "private-key"
    case notAuthority = "not-authority"
    case notSelfSigned = "not-self-signed"
    case damaged
    case keyAlgorithm = "key-algorithm"
    case curve
    case explicitCurve = "explicit-curve"
    case unsuitable
    case notYetValid = "not-yet-valid"
    case expired

    init(_ fault: CertificateFault) {
      switch fault {
      case .encoding, .malformed: self = .damaged
      case .keyAlgorithm: self = .keyAlgorithm
      case .curve: self = .curve
      case .explicitCurve: self = .explicitCurve
      case .notAuthority: self = .notAuthority
      case .notYetValid: self = .notYetValid
      case .expired: self = .expired
      case .signatureAlgorithm, .criticalExtension, .isAuthority, .keyUsage, .marker, .pathLength: self = .unsuitable
      }
    }

    /// A sentence without its end.
    package var words: String {
      switch self {
      case .notACertificate: "this is no X.509 certificate in DER or PEM"
      case .privateKey: "this is a private key; a trusted root is a certificate. Keep the key away from this tool"
      case .notAuthority: "this certificate signs no others, so it is no root; take the one at the top of its chain"
      case .notSelfSigned: "this certificate was issued by another one; take the one at the top of its chain"
      case .damaged: "this certificate is damaged: it does not match its own signature"
      case .keyAlgorithm:
        "this root has a key that is neither on an elliptic curve (signed App Store data) nor RSA (app receipts)"
      case .curve: "this root has a key on another curve than P-256 and P-384"
      case .explicitCurve: "this root spells out the parameters of its curve instead of naming it"
      case .unsuitable: "this root has extensions that forbid its use or are not known here"
      case .notYetValid: "this root is not valid yet"
      case .expired: "this root has expired"
      }
    }
  }

  package var fault: Fault
  /// Which of several certificates in the file it is, counted from 1; nil if the whole file is meant.
  package var certificateNumber: Int?

  init(_ fault: Fault, certificateNumber: Int? = nil) {
    self.fault = fault
    self.certificateNumber = certificateNumber
  }

  package var words: String {
    guard let certificateNumber else { return fault.words }
    return "certificate \(certificateNumber) of the file: \(fault.words)"
  }
}
