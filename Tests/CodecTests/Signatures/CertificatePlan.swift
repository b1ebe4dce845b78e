/// What a test certificate is to say, right or wrong. The names of keys are those of `CertificatePlans.keys`.
struct CertificatePlan {
  static let leafMarker = "1.2.840.113635.100.6.11.1"
  static let intermediateMarker = "1.2.840.113635.100.6.2.1"

  var subject: String
  var issuer: String
  var key: String
  var signer: String
  var digest = "sha256"
  var notBefore: String
  var notAfter: String
  /// 2 stands for version 3.
  var version: Int8 = 2
  var extensions: [[UInt8]]

  /// Each certificate of the good chain ends before the one below it, so that each can be the only expired one.
  static let root = CertificatePlan(
    subject: "Test Root", issuer: "Test Root", key: "root", signer: "root",
    notBefore: "200301000000Z", notAfter: "300101000000Z",
    extensions: [basicConstraints(authority: true), keyUsage(certificates: true)])
  static let intermediate = CertificatePlan(
    subject: "Test Intermediate", issuer: "Test Root", key: "intermediate", signer: "root",
    notBefore: "200201000000Z", notAfter: "310101000000Z",
    extensions: [
      basicConstraints(authority: true, pathLength: 0), keyUsage(certificates: true), marker(intermediateMarker),
    ])
  static let leaf = CertificatePlan(
    subject: "Test Leaf", issuer: "Test Intermediate", key: "leaf", signer: "intermediate",
    notBefore: "200101000000Z", notAfter: "320101000000Z",
    extensions: [basicConstraints(authority: false), keyUsage(certificates: false), marker(leafMarker)])

  func with(_ change: (inout CertificatePlan) -> Void) -> CertificatePlan {
    var changed = self
    change(&changed)
    return changed
  }

  // MARK: Extensions

  static func basicConstraints(authority: Bool, pathLength: Int8? = nil) -> [UInt8] {
    let content = (authority ? DER.yes() : []) + (pathLength.map { DER.integer($0) } ?? [])
    return item("2.5.29.19", isCritical: true, DER.value(0x30, content))
  }

  /// Certificate and list signing, or digital signatures.
  static func keyUsage(certificates: Bool) -> [UInt8] {
    item("2.5.29.15", isCritical: true, certificates ? DER.bits([0x06], unused: 1) : DER.bits([0x80], unused: 7))
  }

  static func marker(_ identifier: String, isCritical: Bool = false) -> [UInt8] {
    item(identifier, isCritical: isCritical, [0x05, 0x00])
  }

  static func item(_ identifier: String, isCritical: Bool, _ content: [UInt8]) -> [UInt8] {
    DER.sequence(DER.identifier(identifier), isCritical ? DER.yes() : [], DER.octets(content))
  }

  // MARK: Encoding

  /// The DER of the certificate; `sign` answers the DER signature of the bytes with the key of the signer.
  func encoded(
    publicKey: [UInt8], serialNumber: Int8, sign: (_ bytes: [UInt8], _ plan: CertificatePlan) throws -> [UInt8]
  ) rethrows -> [UInt8] {
    let method = DER.sequence(DER.identifier(digest == "sha1" ? "1.2.840.10045.4.1" : "1.2.840.10045.4.3.2"))
    let content = DER.sequence(
      DER.value(0xA0, DER.integer(version)), DER.integer(serialNumber), method, DER.name(issuer),
      DER.sequence(DER.utcTime(notBefore), DER.utcTime(notAfter)), DER.name(subject), publicKey,
      DER.value(0xA3, DER.value(0x30, extensions.flatMap { $0 })))
    return DER.sequence(content, method, DER.bits(try sign(content, self)))
  }
}
