import Codec
import Testing

/// What a header may say, and by which name it is refused otherwise.
struct JWSHeaderTests {
  private static let leaf = ChainFixtures.certificates["leaf"] ?? ""
  private static let intermediate = ChainFixtures.certificates["intermediate"] ?? ""
  private static let root = ChainFixtures.certificates["root"] ?? ""
  private static let x5c = #""x5c":["\#(leaf)","\#(intermediate)","\#(root)"]"#

  private static func list(_ certificates: String...) -> String {
    #"{"alg":"ES256","x5c":["\#(certificates.joined(separator: "\",\""))"]}"#
  }

  /// The chain of these headers is good and their signature is not, which is found last.
  @Test(arguments: [
    #"{"alg":"ES256",\#(x5c)}"#,
    #" { "typ" : "JWT" , "kid" : "1", \#(x5c) , "alg" : "ES\u003256" } "#,
    #"{"alg":"ES256",\#(x5c.replacing("/", with: "\\/"))}"#,
    #"{"alg":"ES256","jku":"https://example.com","x5u":"https://example.com","jwk":{"kty":"EC"},\#(x5c)}"#,
  ])
  func acceptsHeaders(_ header: String) throws {
    let verifier = try JWSVerifier(trusting: "root")
    #expect(verifier.verdict(SignedText.withHeader(header))?.code == "signature-wrong")
  }

  @Test(arguments: [
    (#"{"alg":"HS256",\#(x5c)}"#, "algorithm-hs256"),
    (#"{"alg":"none",\#(x5c)}"#, "algorithm-none"),
    (#"{"alg":"None",\#(x5c)}"#, "algorithm-none"),
    (#"{"alg":"ES256K",\#(x5c)}"#, "algorithm-es256k"),
    (#"{"alg":"EdDSA",\#(x5c)}"#, "algorithm-eddsa"),
    (#"{"alg":"RS256",\#(x5c)}"#, "algorithm-rs256"),
    (#"{"alg":"es256",\#(x5c)}"#, "algorithm-other"),
    (#"{"alg":"ES256 ",\#(x5c)}"#, "algorithm-other"),
    (#"{"alg":"missing",\#(x5c)}"#, "algorithm-other"),
    (#"{"alg":"",\#(x5c)}"#, "algorithm-other"),
    (#"{"alg":["ES256"],\#(x5c)}"#, "algorithm-missing"),
    (#"{"ALG":"ES256",\#(x5c)}"#, "algorithm-missing"),
    (#"{"alg":"ES256","alg":"ES256",\#(x5c)}"#, "header-duplicate-name"),
    (#"{"alg":"ES256","\u0061lg":"none",\#(x5c)}"#, "header-duplicate-name"),
    (#"{"alg":"ES256",\#(x5c),\#(x5c)}"#, "header-duplicate-name"),
    (#"{"alg":"ES256","jwk":{"x":1,"x":2},\#(x5c)}"#, "header-duplicate-name"),
    (#"{"alg":"ES256","crit":["exp"],\#(x5c)}"#, "header-crit"),
    (#"{"alg":"ES256","crit":null,\#(x5c)}"#, "header-crit"),
    (#"{"alg":"ES256","b64":true,\#(x5c)}"#, "header-b64"),
    (#"{"alg":"ES256",\#(x5c)},"#, "header-json"),
    (#"{"alg":"ES256",\#(x5c),}"#, "header-json"),
    (#"["ES256"]"#, "header-json"),
    (#""ES256""#, "header-json"),
    ("abc", "header-json"),
    (" ", "header-json"),
    (#"{"alg":"ES256"}"#, "certificates-absent"),
    (#"{"alg":"ES256","x5cwrong":[]}"#, "certificates-absent"),
    (#"{"alg":"ES256","x5c":null}"#, "certificates-malformed"),
    (#"{"alg":"ES256","x5c":"\#(leaf)"}"#, "certificates-malformed"),
    (#"{"alg":"ES256","x5c":["\#(leaf)","\#(intermediate)",3]}"#, "certificates-malformed"),
    (#"{"alg":"ES256","x5c":["\#(leaf)",["\#(intermediate)"],"\#(root)"]}"#, "certificates-malformed"),
    (#"{"alg":"ES256","x5c":[]}"#, "certificates-none"),
    (list(leaf), "xcode-certificate"),
    (list(leaf, intermediate), "certificates-too-few"),
    (list(leaf, intermediate, root, root), "certificates-too-many"),
  ])
  func refusesHeaders(_ header: String, _ code: String) throws {
    let verifier = try JWSVerifier(trusting: "root")
    #expect(verifier.verdict(SignedText.withHeader(header))?.code == code, "\(header.prefix(60))")
  }

  /// What can be wrong with the text of one certificate, in each of the three places.
  @Test(arguments: ["leaf", "intermediate", "root"])
  func refusesDamagedCertificates(_ role: String) throws {
    let verifier = try JWSVerifier(trusting: "root")
    func code(_ change: (String) -> String) -> String? {
      let certificates = ["leaf", "intermediate", "root"].map { name in
        let text = ChainFixtures.certificates[name] ?? ""
        return name == role ? change(text) : text
      }
      let header = #"{"alg":"ES256","x5c":["\#(certificates.joined(separator: "\",\""))"]}"#
      return verifier.verdict(SignedText.withHeader(header))?.code
    }
    #expect(code { $0 } == "signature-wrong")
    #expect(code { _ in "" } == "certificate-malformed-\(role)")
    #expect(code { _ in "abc" } == "certificate-encoding-\(role)")
    #expect(code { _ in "YWJj" } == "certificate-malformed-\(role)", "base64 of abc")
    #expect(code { $0.replacing("/", with: "_").replacing("+", with: "-") } == "certificate-encoding-\(role)")
    #expect(code { $0 + "\\n" } == "certificate-encoding-\(role)")
    #expect(code { "-----BEGIN CERTIFICATE-----\\n\($0)" } == "certificate-encoding-\(role)", "PEM")
    #expect(code { String($0.dropLast(4)) } == "certificate-malformed-\(role)")
    let longer = Base64.encode(SignedText.certificate(role) + [0])
    #expect(code { _ in longer } == "certificate-malformed-\(role)", "a byte after the end")
  }

  @Test func tenThousandCertificatesAreTooMany() throws {
    let verifier = try JWSVerifier(trusting: "root")
    let many = Array(repeating: JWSHeaderTests.leaf, count: 10_000).joined(separator: "\",\"")
    let text = SignedText.withHeader(#"{"alg":"ES256","x5c":["\#(many)"]}"#)
    #expect(verifier.verdict(text)?.code == "certificates-too-many")
  }

  @Test func deepHeadersAreNoCrash() throws {
    let verifier = try JWSVerifier(trusting: "root")
    let deep = String(repeating: "[", count: 100_000)
    #expect(verifier.verdict(SignedText.withHeader(deep))?.code == "header-json")
    #expect(verifier.verdict(SignedText.withHeader(#"{"x5c":"# + deep))?.code == "header-json")
  }

  @Test func headersMustBeBase64URL() throws {
    let verifier = try JWSVerifier(trusting: "root")
    let parts = SignedText.good.text.split(separator: ".")
    #expect(verifier.verdict("\(parts[0])+AAA.\(parts[1]).\(parts[2])")?.code == "header-encoding")
    #expect(verifier.verdict("\(parts[0])AAA=.\(parts[1]).\(parts[2])")?.code == "header-encoding")
    #expect(verifier.verdict("\(parts[0]) AAA.\(parts[1]).\(parts[2])")?.code == "header-encoding")
  }

  @Test func signaturesMustHave64Bytes() throws {
    let verifier = try JWSVerifier(trusting: "root")
    let text = SignedText.good.text
    let start = try #require(text.lastIndex(of: "."))
    func code(_ signature: [UInt8]) -> String? {
      verifier.verdict(String(text[...start]) + Base64URL.encode(signature))?.code
    }
    for count in [1, 32, 63, 65, 71, 128, 1000] {
      #expect(code(Array(repeating: 1, count: count)) == "signature-length", "\(count) bytes")
    }
    #expect(code(Array(repeating: 0, count: 64)) == "signature-wrong")
    #expect(code(Array(repeating: 0xFF, count: 64)) == "signature-wrong")
  }
}
