/// The roots at which chains may end. The first one is built in; others come from files that the user names.
package struct TrustRoots: Sendable {
  /// In the order in which they were added; verdicts name a root by its place here.
  package private(set) var roots: [TrustRoot]
  /// RSA roots, at which only app receipts may end; none is built in.
  package private(set) var receiptRoots: [ReceiptRoot] = []

  /// Apple Root CA - G3 alone; nothing where libcrypto is set up without ECDSA, for then it reads no key.
  package init() {
    let root = (try? Certificate(der: AppleRootCAG3.der)).flatMap { try? TrustRoot($0, isBuiltIn: true) }
    roots = root.map { [$0] } ?? []
  }

  /// Adds the certificates of a file, DER or PEM: all of them or, with an error, none. One that is there already is
  /// left out.
  ///
  /// - Parameter momentMilliseconds: Unix time in milliseconds at which each root must be valid.
  package mutating func add(_ file: [UInt8], at momentMilliseconds: Int64) throws(TrustRootError) {
    let certificates = try CertificateFile.read(file)
    var added = self
    for (position, certificate) in certificates.enumerated() {
      do throws(TrustRootError) {
        if let fault = certificate.validity.fault(at: momentMilliseconds) {
          throw TrustRootError(TrustRootError.Fault(fault))
        }
        try added.add(certificate)
      } catch {
        throw TrustRootError(error.fault, certificateNumber: certificates.count == 1 ? nil : position + 1)
      }
    }
    self = added
  }

  private mutating func add(_ certificate: Certificate) throws(TrustRootError) {
    do throws(TrustRootError) {
      let root = try TrustRoot(certificate, isBuiltIn: false)
      if !roots.contains(root) { roots.append(root) }
    } catch {
      guard error.fault == .keyAlgorithm else { throw error }
      let root = try ReceiptRoot(certificate)
      if !receiptRoots.contains(root) { receiptRoots.append(root) }
    }
  }
}
