/// A certificate at which a chain may end.
package struct TrustRoot: Hashable, Sendable {
  /// The common name of the subject.
  package let name: String
  /// SHA-256 of the certificate, 64 hexadecimal digits in capitals: what makes it this root and no other.
  package let fingerprint: String
  package let isBuiltIn: Bool
  package let validity: ValidityPeriod
  let certificate: Certificate
  let key: PublicKey

  /// Takes a certificate as a root if it is one; whether it is valid today is not looked at.
  init(_ certificate: Certificate, isBuiltIn: Bool) throws(TrustRootError) {
    guard certificate.isAuthority else { throw TrustRootError(.notAuthority) }
    guard certificate.isSelfIssued else { throw TrustRootError(.notSelfSigned) }
    do throws(CertificateFault) {
      key = try certificate.publicKey()
      try certificate.check(as: .root)
    } catch {
      throw TrustRootError(TrustRootError.Fault(error))
    }
    guard certificate.isSigned(by: key) else { throw TrustRootError(.damaged) }
    self.certificate = certificate
    self.isBuiltIn = isBuiltIn
    name = certificate.subjectName
    fingerprint = certificate.fingerprint
    validity = certificate.validity
  }

  package static func == (left: TrustRoot, right: TrustRoot) -> Bool {
    left.fingerprint == right.fingerprint
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(fingerprint)
  }
}
