import Codec
import Foundation
import Testing

struct TrustRootsTests {
  private static let moment = SignedText.moment

  @Test func appleIsBuiltIn() throws {
    let root = try #require(TrustRoots().roots.first)
    #expect(TrustRoots().roots.count == 1)
    #expect(root.name == "Apple Root CA - G3")
    #expect(root.fingerprint == "63343ABFB89A6A03EBB57E9B3F5FA7BE7C4F5C756F3017B3A8C488C3653E9179")
    #expect(root.isBuiltIn)
    // 2014-04-30T18:19:06Z to 2039-04-30T18:19:06Z.
    #expect(root.validity.notBeforeMilliseconds == 1_398_881_946_000)
    #expect(root.validity.notAfterMilliseconds == 2_187_800_346_000)
  }

  private static func pem(_ names: String..., label: String = "CERTIFICATE") -> [UInt8] {
    let blocks = names.map { name in
      let text = Data(SignedText.certificate(name)).base64EncodedString(options: .lineLength64Characters)
      return "-----BEGIN \(label)-----\n\(text)\n-----END \(label)-----\n"
    }
    return Array(blocks.joined().utf8)
  }

  private static func error(adding file: [UInt8], at moment: Int64 = moment) -> TrustRootError? {
    var roots = TrustRoots()
    do throws(TrustRootError) {
      try roots.add(file, at: moment)
      return nil
    } catch {
      #expect(roots.roots.count == 1, "nothing is added with an error")
      return error
    }
  }

  @Test func addsDERAndPEM() throws {
    var roots = TrustRoots()
    try roots.add(SignedText.certificate("root"), at: TrustRootsTests.moment)
    try roots.add(TrustRootsTests.pem("root"), at: TrustRootsTests.moment)
    #expect(roots.roots.map(\.name) == ["Apple Root CA - G3", "Test Root"])
    #expect(roots.roots.map(\.isBuiltIn) == [true, false])
    let surrounded = Array("Test roots\r\n".utf8) + TrustRootsTests.pem("root", "root-fake") + Array("\nend\n".utf8)
    try roots.add(surrounded, at: TrustRootsTests.moment)
    #expect(roots.roots.map(\.name) == ["Apple Root CA - G3", "Test Root", "Test Root"])
    #expect(Set(roots.roots.map(\.fingerprint)).count == 3)
  }

  @Test(arguments: [
    ("leaf", TrustRootError.Fault.notAuthority), ("root-no-authority", .notAuthority),
    ("root-no-constraints", .notAuthority), ("intermediate", .notSelfSigned), ("root-by-stranger", .damaged),
    ("root-rsa", .damaged), ("root-p192", .curve), ("root-explicit", .explicitCurve),
    ("root-other-use", .unsuitable), ("root-unknown-critical", .unsuitable),
  ])
  func refusesWhatIsNoRoot(_ name: String, _ fault: TrustRootError.Fault) {
    #expect(TrustRootsTests.error(adding: SignedText.certificate(name))?.fault == fault)
    let second = TrustRootsTests.error(adding: TrustRootsTests.pem("root", name))
    #expect(second?.fault == fault)
    #expect(second?.words.hasPrefix("certificate 2 of the file: ") == true)
  }

  @Test func refusesRootsOutsideTheirTime() {
    let root = SignedText.certificate("root")
    #expect(TrustRootsTests.error(adding: root, at: 1_583_020_800_000) == nil)
    #expect(TrustRootsTests.error(adding: root, at: 1_583_020_799_999)?.fault == .notYetValid)
    #expect(TrustRootsTests.error(adding: root, at: 1_893_456_000_000) == nil)
    #expect(TrustRootsTests.error(adding: root, at: 1_893_456_000_001)?.fault == .expired)
  }

  @Test func refusesOtherFiles() {
    let root = SignedText.certificate("root")
    var damaged = root
    damaged[damaged.count - 1] ^= 1
    #expect(TrustRootsTests.error(adding: damaged)?.fault == .damaged)
    let pem = TrustRootsTests.pem("root")
    let files: [[UInt8]] = [
      [], [0], Array("hello".utf8), Array(root.dropLast()), root + [0], Array(pem.dropLast(40)),
      Array(pem.prefix(200)), TrustRootsTests.pem("root", label: "TRUSTED CERTIFICATE"),
      TrustRootsTests.pem("root", label: "CERTIFICATE REQUEST"), Array("-----BEGIN CERTIFICATE-----".utf8),
      TrustRootsTests.pem("root") + pem.prefix(200),
    ]
    for file in files {
      #expect(TrustRootsTests.error(adding: file)?.fault == .notACertificate, "\(file.count) bytes")
    }
  }

  /// A P-256 key in SEC 1 form, all of whose secret is the number one: worthless, and good enough to be refused.
  private static let privateKey: [UInt8] = DER.sequence(
    DER.integer(1), DER.octets(Array(repeating: 0, count: 31) + [1]),
    DER.value(0xA0, DER.identifier("1.2.840.10045.3.1.7")))

  @Test func refusesPrivateKeysAndKeepsThemSecret() {
    let text = Data(TrustRootsTests.privateKey).base64EncodedString()
    let pem = "-----BEGIN EC PRIVATE KEY-----\n\(text)\n-----END EC PRIVATE KEY-----\n"
    let damaged = "-----BEGIN PRIVATE KEY-----\nMIG!\n-----END PRIVATE KEY-----\n"
    for file in [
      TrustRootsTests.privateKey, Array(pem.utf8), Array(damaged.utf8), TrustRootsTests.pem("root") + Array(pem.utf8),
    ] {
      let error = TrustRootsTests.error(adding: file)
      #expect(error?.fault == .privateKey)
      #expect("\(error as Any) \(error?.words ?? "")".contains(text.prefix(8)) == false)
    }
  }
}
