@testable import Codec
import Foundation
import Testing

/// Apple's own certificates and signed texts, read where they are (samples/apple/INDEX.md).
struct AppleChainTests {
  private static let folder = "samples/apple"
  /// 2024-01-01T00:00:00Z.
  private static let moment: Int64 = 1_704_067_200_000

  /// DER of a file in `certs`, with PEM taken apart.
  private static func certificate(_ name: String) throws -> [UInt8]? {
    let path = name.hasPrefix("apple-root") ? "\(folder)/\(name)" : "\(folder)/certs/\(name)"
    guard let bytes = try SharedFolder.bytes(path) else { return nil }
    guard name.hasSuffix("pem") else { return bytes }
    // A description in words stands before the block.
    let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
      .drop { !$0.hasPrefix("-----BEGIN") }
    return [UInt8](Data(base64Encoded: lines.filter { !$0.hasPrefix("-----") }.joined()) ?? Data())
  }

  private static func verifier(trusting name: String?) throws -> JWSVerifier {
    var roots = TrustRoots()
    if let name, let root = try certificate(name) { try roots.add(root, at: moment) }
    return JWSVerifier(roots: roots)
  }

  /// A text with these certificates whose signature is nobody's: a good chain ends in `signature-wrong`.
  private static func text(_ names: String) throws -> String? {
    let certificates = try names.split(separator: " ").compactMap { try certificate(String($0)) }
    guard certificates.count == names.split(separator: " ").count else { return nil }
    let list = certificates.map { "\"\(Base64.encode($0))\"" }.joined(separator: ",")
    return SignedText.withHeader(#"{"alg":"ES256","x5c":[\#(list)]}"#)
  }

  @Test func theBuiltInRootIsApples() throws {
    guard let file = try AppleChainTests.certificate("apple-root-ca-g3.der") else { return }
    var roots = TrustRoots()
    try roots.add(file, at: AppleChainTests.moment)
    #expect(roots.roots.count == 1, "the file is the root that is there already")
  }

  /// The rows about chains, by what follows when the signature comes last.
  @Test(arguments: [
    ("testLeaf.pem testIntermediate.pem testCA.der", "testCA.der", "signature-wrong"),
    ("testLeaf.pem testIntermediate.pem testCA.pem", "testCA.pem", "signature-wrong"),
    ("testLeaf.pem testIntermediate.pem testCA.der", nil, "chain-foreign-root"),
    (
      "testInvalidIntermediateLeaf.pem testInvalidOIDIntermediate.pem testCA.der", "testCA.der",
      "certificate-marker-intermediate"
    ),
    ("testInvalidOIDLeaf.pem testIntermediate.pem testCA.der", "testCA.der", "certificate-marker-leaf"),
    ("real/apple-receipt-signing-2025.der real/apple-wwdr-g6.der apple-root-ca-g3.der", nil, "signature-wrong"),
    ("real/apple-receipt-signing-2025.der real/apple-wwdr-g6.der testCA.der", nil, "signature-wrong"),
    ("real/apple-wwdr-g6.der real/apple-receipt-signing-2025.der apple-root-ca-g3.der", nil, "chain-swapped"),
    ("testLeaf.pem testIntermediate.pem", "testCA.der", "certificates-too-few"),
    ("testLeaf.pem", "testCA.der", "xcode-certificate"),
    ("testLeaf.pem testIntermediate.pem testCA.der testCA.der", "testCA.der", "certificates-too-many"),
  ])
  func chainsAreJudgedBySignature(_ names: String, _ root: String?, _ code: String) throws {
    guard let text = try AppleChainTests.text(names) else { return }
    #expect(try AppleChainTests.verifier(trusting: root).verdict(text)?.code == code)
  }

  /// Apple's real chain, with the signature left out: at 2025-11-01T02:09:35Z it is good, outside the leaf's time
  /// (2025-09-19T19:44:51Z to 2027-10-13T17:47:23Z) it is not.
  @Test(
    arguments: [
      (1_761_962_975_000, nil), (1_758_311_091_000, nil), (1_758_311_090_999, "certificate-not-yet-valid-leaf"),
      (1_823_449_643_000, nil), (1_823_449_643_001, "certificate-expired-leaf"),
      (2_280_946_846_000, "certificate-expired-leaf"),
    ] as [(Int64, String?)])
  func theRealChainIsJudgedByTime(_ moment: Int64, _ code: String?) throws {
    guard let leaf = try AppleChainTests.certificate("real/apple-receipt-signing-2025.der"),
      let intermediate = try AppleChainTests.certificate("real/apple-wwdr-g6.der")
    else { return }
    let chain = try CertificateChain(
      leaf: try Certificate(der: leaf), intermediate: try Certificate(der: intermediate), under: TrustRoots())
    do throws(SignatureFault) {
      #expect(try chain.signer(at: moment).root == 0)
      #expect(code == nil)
    } catch {
      #expect(error.code == code)
    }
  }

  /// 2023-04-12 and 2023-01-05 as in the payloads, and the moment of Apple's own expiry case.
  @Test(
    arguments: [
      ("testNotification", "testCA.der", 1_681_314_324_000, "verified"),
      ("testNotification", nil, 1_681_314_324_000, "chain-foreign-root"),
      ("testNotification", "testCA.der", 2_280_946_846_000, "certificate-expired-leaf"),
      ("testNotification", "testCA.der", nil, "no-date"),
      ("transactionInfo", "testCA.der", 1_672_956_154_000, "verified"),
      ("renewalInfo", "testCA.der", 1_672_956_154_000, "verified"),
      ("wrongBundleId", "testCA.der", nil, "no-date"),
      ("missingX5CHeaderClaim", "testCA.der", 1_681_314_324_000, "certificates-absent"),
    ] as [(String, String?, Int64?, String)])
  func signedTextsAreAnsweredAsExpected(_ name: String, _ root: String?, _ moment: Int64?, _ code: String) throws {
    guard let text = try SharedFolder.bytes("\(AppleChainTests.folder)/mock_signed_data/\(name)") else { return }
    #expect(try AppleChainTests.verifier(trusting: root).verdict(text, at: moment)?.code == code)
  }

  @Test(arguments: ["xcode-signed-transaction", "xcode-signed-renewal-info", "xcode-signed-app-transaction"])
  func xcodeIsItsOwnCase(_ name: String) throws {
    guard let text = try SharedFolder.bytes("\(AppleChainTests.folder)/xcode/\(name)") else { return }
    #expect(JWSVerifier(roots: TrustRoots()).verdict(text)?.code == "xcode-certificate")
  }

  @Test(arguments: ["testSigningKey.p8", "testLeaf.key", "testCA.key", "testIntermediate.key"])
  func keysAreNoRoots(_ name: String) throws {
    guard let key = try AppleChainTests.certificate("keys/\(name)") else { return }
    var roots = TrustRoots()
    #expect(throws: TrustRootError.self) { try roots.add(key, at: AppleChainTests.moment) }
  }
}
