import Codec
import Testing

/// Chains of the project's own certificates (`CertificatePlans`), each with one thing that is wrong.
struct CertificateChainTests {
  @Test(arguments: SignedText.signed)
  func acceptsGoodChains(_ text: SignedText) throws {
    let verifier = try JWSVerifier(trusting: "root", "root-p384")
    let verdict = try #require(verifier.verdict(text.text))
    #expect(verdict.code == "verified", "\(text.name)")
    guard case .verified(let signer) = verdict else { return }
    // Apple's root is number 0.
    #expect(signer.root == (text.name == "p384" ? 2 : 1))
    // 2020-01-01 and 2032-01-01.
    #expect(signer.leafValidity.notBeforeMilliseconds == 1_577_836_800_000)
    #expect(signer.leafValidity.notAfterMilliseconds == 1_956_528_000_000)
  }

  /// The names of three certificates in a text, and the code of the refusal.
  private static let refusals: [(x5c: String, code: String)] = [
    ("intermediate leaf root", "chain-swapped"),
    ("leaf-authority intermediate root", "certificate-is-authority-leaf"),
    ("intermediate intermediate root", "certificate-is-authority-leaf"),
    ("leaf-other-use intermediate root", "certificate-key-usage-leaf"),
    ("leaf-unknown-critical intermediate root", "certificate-critical-extension-leaf"),
    ("leaf-name-constraints intermediate root", "certificate-critical-extension-leaf"),
    ("leaf-unmarked intermediate root", "certificate-marker-leaf"),
    ("leaf-other-marker intermediate root", "certificate-marker-leaf"),
    ("leaf-hidden-marker intermediate root", "certificate-marker-leaf"),
    ("leaf-twice intermediate root", "certificate-malformed-leaf"),
    ("leaf-version-1 intermediate root", "certificate-malformed-leaf"),
    ("leaf-sha1 intermediate root", "certificate-signature-algorithm-leaf"),
    ("leaf-rsa intermediate root", "certificate-key-algorithm-leaf"),
    ("leaf-p192 intermediate root", "certificate-curve-leaf"),
    ("leaf-p384 intermediate root", "certificate-curve-leaf"),
    ("leaf-explicit intermediate root", "certificate-explicit-curve-leaf"),
    ("leaf-by-stranger intermediate root", "chain-leaf-signature"),
    ("leaf-under-p384 intermediate root", "chain-leaf-signature"),
    ("leaf leaf root", "certificate-not-authority-intermediate"),
    ("leaf intermediate-no-authority root", "certificate-not-authority-intermediate"),
    ("leaf intermediate-no-constraints root", "certificate-not-authority-intermediate"),
    ("leaf intermediate-negative-length root", "certificate-malformed-intermediate"),
    ("leaf intermediate-other-use root", "certificate-key-usage-intermediate"),
    ("leaf intermediate-unknown-critical root", "certificate-critical-extension-intermediate"),
    ("leaf intermediate-unmarked root", "certificate-marker-intermediate"),
    ("leaf intermediate-other-marker root", "certificate-marker-intermediate"),
    ("leaf intermediate-sha1 root", "certificate-signature-algorithm-intermediate"),
    ("leaf intermediate-rsa root", "certificate-key-algorithm-intermediate"),
    ("leaf intermediate-p192 root", "certificate-curve-intermediate"),
    ("leaf intermediate-explicit root", "certificate-explicit-curve-intermediate"),
    ("leaf intermediate-by-stranger root", "chain-foreign-root"),
    ("leaf intermediate-by-stranger root-fake", "chain-foreign-root"),
    ("leaf-under-p384 intermediate-p384 root-p384", "chain-foreign-root"),
  ]

  @Test(arguments: refusals)
  func refusesByName(_ x5c: String, _ code: String) throws {
    let verifier = try JWSVerifier(trusting: "root")
    let text = SignedText(x5c: x5c.split(separator: " ").map(String.init)).text
    #expect(verifier.verdict(text)?.code == code)
    #expect(verifier.verdict(text)?.code == code, "the same from the cache")
  }

  @Test func aRootMayForbidIntermediates() throws {
    let text = try #require(SignedText.signed.first { $0.name == "p384" }).text
    let limited = try JWSVerifier(trusting: "root-no-intermediates")
    #expect(limited.verdict(text)?.code == "certificate-path-length-root")
    // Another certificate of the same key has no limit.
    let both = try JWSVerifier(trusting: "root-no-intermediates", "root-p384")
    #expect(both.verdict(text) == .verified(JWSSigner(root: 2, leafValidity: CertificateChainTests.leafValidity)))
  }

  @Test func ownRootsMustBeNamed() {
    #expect(JWSVerifier(roots: TrustRoots()).verdict(SignedText.good.text)?.code == "chain-foreign-root")
  }

  private static let leafValidity = ValidityPeriod(
    notBeforeMilliseconds: 1_577_836_800_000, notAfterMilliseconds: 1_956_528_000_000)

  /// Root 2020-03-01 to 2030-01-01, intermediate 2020-02-01 to 2031-01-01, leaf 2020-01-01 to 2032-01-01.
  private static let moments: [(milliseconds: Int64, code: String)] = [
    (1_583_020_800_000, "verified"),
    (1_583_020_799_999, "certificate-not-yet-valid-root"),
    (1_580_515_200_000, "certificate-not-yet-valid-root"),
    (1_580_515_199_999, "certificate-not-yet-valid-intermediate"),
    (1_577_836_800_000, "certificate-not-yet-valid-intermediate"),
    (1_577_836_799_999, "certificate-not-yet-valid-leaf"),
    (.min, "certificate-not-yet-valid-leaf"),
    (1_893_456_000_000, "verified"),
    (1_893_456_000_001, "certificate-expired-root"),
    (1_924_992_000_000, "certificate-expired-root"),
    (1_924_992_000_001, "certificate-expired-intermediate"),
    (1_956_528_000_000, "certificate-expired-intermediate"),
    (1_956_528_000_001, "certificate-expired-leaf"),
    (.max, "certificate-expired-leaf"),
  ]

  @Test(arguments: moments)
  func validityIncludesBothEnds(_ milliseconds: Int64, _ code: String) throws {
    let verifier = try JWSVerifier(trusting: "root")
    #expect(verifier.verdict(SignedText.good.text, at: milliseconds)?.code == code)
  }

  /// 2029-06-01 lies in both certificates of the root's key, 2030-06-01 in the renewed one only.
  @Test func aRenewedRootTakesOver() throws {
    var roots = TrustRoots()
    try roots.add(SignedText.certificate("root"), at: 1_874_966_400_000)
    try roots.add(SignedText.certificate("root-renewed"), at: 1_874_966_400_000)
    let verifier = JWSVerifier(roots: roots)
    let text = SignedText.good.text
    let leafValidity = CertificateChainTests.leafValidity
    #expect(verifier.verdict(text, at: 1_874_966_400_000) == .verified(JWSSigner(root: 1, leafValidity: leafValidity)))
    #expect(verifier.verdict(text, at: 1_906_502_400_000) == .verified(JWSSigner(root: 2, leafValidity: leafValidity)))
  }

  @Test func aTextWithoutDateIsItsOwnState() throws {
    let verifier = try JWSVerifier(trusting: "root")
    let signer = JWSSigner(root: 1, leafValidity: CertificateChainTests.leafValidity)
    #expect(verifier.verdict(SignedText.good.text, at: nil) == .noDate(signer))
    let forged = SignedText(x5c: ["leaf", "intermediate-by-stranger", "root"]).text
    #expect(verifier.verdict(forged, at: nil)?.code == "chain-foreign-root")
    let wrong = SignedText(name: "bare", x5c: ["leaf", "intermediate", "root"]).text
    #expect(verifier.verdict(wrong, at: nil)?.code == "signature-wrong")
  }

  @Test func anUnsignedDateProvesNothing() throws {
    let verifier = try JWSVerifier(trusting: "root")
    let wrong = SignedText(name: "bare", x5c: ["leaf", "intermediate", "root"]).text
    #expect(verifier.verdict(wrong, at: .max)?.code == "signature-wrong")
  }

  /// More different headers than the cache holds, twice over, and the good one in between.
  @Test func theCacheForgetsWithoutMistakes() throws {
    let verifier = try JWSVerifier(trusting: "root")
    let leaf = ChainFixtures.certificates["leaf"] ?? ""
    for round in 0..<200 {
      let header = #"{"alg":"ES256","kid":"\#(round % 90)","x5c":["\#(leaf)"]}"#
      #expect(verifier.verdict(SignedText.withHeader(header))?.code == "xcode-certificate")
      #expect(verifier.verdict(SignedText.good.text)?.code == "verified")
    }
  }

  @Test func workersShareRoots() async throws {
    var roots = TrustRoots()
    try roots.add(SignedText.certificate("root"), at: SignedText.moment)
    let shared = roots
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<8 {
        group.addTask {
          let verifier = JWSVerifier(roots: shared)
          return (0..<20).allSatisfy { _ in verifier.verdict(SignedText.good.text)?.code == "verified" }
        }
      }
      for await isGood in group { #expect(isGood) }
    }
  }
}
