internal import CCrypto

/// An RSA certificate at which the chain of an app receipt may end. Signed texts (JWS) never end at one: Apple signs
/// them on elliptic curves only.
package struct ReceiptRoot: Hashable, Sendable {
  /// The common name of the subject.
  package let name: String
  /// SHA-256 of the certificate, 64 hexadecimal digits in capitals.
  package let fingerprint: String
  package let validity: ValidityPeriod
  let certificate: Certificate

  /// Takes a certificate as a root if it is one and has an RSA key; whether it is valid today is not looked at.
  init(_ certificate: Certificate) throws(TrustRootError) {
    guard certificate.isAuthority else { throw TrustRootError(.notAuthority) }
    guard certificate.isSelfIssued else { throw TrustRootError(.notSelfSigned) }
    // The key is lent by the certificate.
    let key = unsafe X509_get0_pubkey(certificate.pointer)
    guard unsafe key != nil, unsafe EVP_PKEY_get_base_id(key) == EVP_PKEY_RSA else {
      throw TrustRootError(.keyAlgorithm)
    }
    guard unsafe X509_verify(certificate.pointer, key) == 1 else {
      ERR_clear_error()
      throw TrustRootError(.damaged)
    }
    self.certificate = certificate
    name = certificate.subjectName
    fingerprint = certificate.fingerprint
    validity = certificate.validity
  }

  package static func == (left: ReceiptRoot, right: ReceiptRoot) -> Bool { left.fingerprint == right.fingerprint }

  package func hash(into hasher: inout Hasher) { hasher.combine(fingerprint) }
}
