/// Why a signed text does not count as signed by Apple. Each fault has a stable code and words.
package enum SignatureFault: Error, Hashable, Sendable {
  /// The header is not base64url.
  case headerEncoding
  /// The header is not one JSON object.
  case headerJSON
  /// The header says something twice, so that readers could disagree about it.
  case headerDuplicateName
  /// The header has `crit`: extensions that a reader must understand (RFC 7515 section 4.1.11). None is understood.
  case headerCritical
  /// The header has `b64`: a payload that is not base64url (RFC 7797).
  case headerUnencodedPayload
  case algorithm(JWSAlgorithm)
  /// No `x5c` at all, as in texts of the environment LocalTesting.
  case certificatesAbsent
  /// `x5c` is no list of texts.
  case certificatesMalformed
  case certificatesNone
  /// One self-signed certificate, as in texts of the environment Xcode.
  case xcodeCertificate
  case certificatesTooFew
  case certificatesTooMany
  case certificate(CertificateFault, CertificateRole)
  /// Leaf and intermediate stand in each other's place.
  case chainSwapped
  /// The second certificate's key did not sign the first one.
  case chainLeafSignature
  /// No trusted root's key signed the second certificate.
  case chainForeignRoot
  case signatureEncoding
  case signatureLength
  case signatureWrong
  /// libcrypto is set up without what is needed.
  case libraryFailure
}

extension SignatureFault {
  /// The stable code, as reports show it.
  package var code: String {
    switch self {
    case .headerEncoding: "header-encoding"
    case .headerJSON: "header-json"
    case .headerDuplicateName: "header-duplicate-name"
    case .headerCritical: "header-crit"
    case .headerUnencodedPayload: "header-b64"
    case .algorithm(let algorithm): "algorithm-\(algorithm.rawValue)"
    case .certificatesAbsent: "certificates-absent"
    case .certificatesMalformed: "certificates-malformed"
    case .certificatesNone: "certificates-none"
    case .xcodeCertificate: "xcode-certificate"
    case .certificatesTooFew: "certificates-too-few"
    case .certificatesTooMany: "certificates-too-many"
    case .certificate(let fault, let role): "certificate-\(fault.rawValue)-\(role.rawValue)"
    case .chainSwapped: "chain-swapped"
    case .chainLeafSignature: "chain-leaf-signature"
    case .chainForeignRoot: "chain-foreign-root"
    case .signatureEncoding: "signature-encoding"
    case .signatureLength: "signature-length"
    case .signatureWrong: "signature-wrong"
    case .libraryFailure: "library-failure"
    }
  }

  /// The fault in words, a clause to stand after the place.
  package var words: String {
    switch self {
    case .headerEncoding: "the header of the signed text is not base64url"
    case .headerJSON: "the header of the signed text is not one JSON object"
    case .headerDuplicateName: "the header of the signed text says something twice"
    case .headerCritical: "the header demands extensions (crit), which Apple does not use"
    case .headerUnencodedPayload: "the header announces a payload without base64 (b64), which Apple does not use"
    case .algorithm(let algorithm): algorithm.words
    case .certificatesAbsent: "the header holds no certificates (x5c), as in local tests"
    case .certificatesMalformed: "the certificates in the header (x5c) are not a list of texts"
    case .certificatesNone: "the list of certificates in the header (x5c) is empty"
    case .xcodeCertificate: "signed by Xcode for tests (one certificate), not by Apple"
    case .certificatesTooFew: "two certificates in the header (x5c) where Apple sends three"
    case .certificatesTooMany: "more than the three certificates in the header (x5c) that Apple sends"
    case .certificate(let fault, let role): "the \(role.rawValue) certificate \(fault.words)"
    case .chainSwapped: "leaf and intermediate certificate stand in each other's place"
    case .chainLeafSignature: "the leaf certificate is not signed by the intermediate certificate"
    case .chainForeignRoot: "the chain of certificates ends at a root that is not trusted"
    case .signatureEncoding: "the signature is not base64url"
    case .signatureLength: "the signature does not have the length of an ES256 signature"
    case .signatureWrong: "the signature does not match the text"
    case .libraryFailure: "the libcrypto of this machine cannot check ES256 signatures"
    }
  }
}

extension SignatureFault: CaseIterable {
  package static var allCases: [SignatureFault] {
    let plain: [SignatureFault] = [
      .headerEncoding, .headerJSON, .headerDuplicateName, .headerCritical, .headerUnencodedPayload, .certificatesAbsent,
      .certificatesMalformed, .certificatesNone, .xcodeCertificate, .certificatesTooFew, .certificatesTooMany,
      .chainSwapped, .chainLeafSignature, .chainForeignRoot, .signatureEncoding, .signatureLength, .signatureWrong,
      .libraryFailure,
    ]
    let certificates = CertificateRole.allCases.flatMap { role in
      CertificateFault.allCases.filter { $0.isPossible(in: role) }.map { SignatureFault.certificate($0, role) }
    }
    return plain + JWSAlgorithm.allCases.map { .algorithm($0) } + certificates
  }
}
