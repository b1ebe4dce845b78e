import Codec
/// The three certificates and the leaf's key: what stands in for Apple's signing service.
///
/// Keys, names, serials and dates are always the same. The signatures on the certificates are not: OpenSSL 3.0 draws
/// the nonce of ECDSA at random. Every root made here verifies every chain made here, since name and key are the same.
package struct SigningChain: Sendable {
  let leafKey: TestKey
  package let rootDER: [UInt8]
  package let rootPEM: [UInt8]
  /// Leaf, intermediate, root, as DER.
  package let certificates: [[UInt8]]
  /// The first part of every JWS, encoded once: `{"alg":"ES256","x5c":[…]}`.
  let encodedHeader: [UInt8]

  package init() throws {
    let rootKey = try TestKey(name: "root")
    let intermediateKey = try TestKey(name: "intermediate")
    leafKey = try TestKey(name: "leaf")
    let root = try TestCertificate(
      .init(commonName: "Orchard Fixture Root", serial: 1, isAuthority: true), key: rootKey)
    let intermediate = try TestCertificate(
      .init(
        commonName: "Orchard Fixture Intermediate", serial: 2, isAuthority: true,
        mark: TestCertificate.intermediateMark),
      key: intermediateKey, issuer: (root, rootKey))
    let leaf = try TestCertificate(
      .init(commonName: "Orchard Fixture Leaf", serial: 3, isAuthority: false, mark: TestCertificate.leafMark),
      key: leafKey, issuer: (intermediate, intermediateKey))
    rootDER = root.der
    rootPEM = root.pem
    certificates = [leaf.der, intermediate.der, root.der]
    let header = JSONValue.object([
      "alg": .string("ES256"), "x5c": .array(certificates.map { .string(Base64.encode($0)) }),
    ])
    encodedHeader = Array(Base64URL.encode(header.compact).utf8)
  }
}
