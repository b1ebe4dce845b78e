import Codec
import Foundation
import Testing

/// The signed files of the shared cases, which an invented root signs.
struct SharedCaseTests {
  private struct Notification: Decodable {
    var signedPayload: String
  }

  /// 2026-01-01T00:00:00Z, inside the invented chain (2020 to 2047).
  private static let moment: Int64 = 1_767_225_600_000

  @Test(arguments: ["001-revoke-is-not-refund", "016-refund-reversed", "015-declined-only"])
  func theInventedRootVouches(_ name: String) throws {
    guard let file = try SharedFolder.bytes("cases/\(name)/signed.jsonl"),
      let root = try SharedFolder.bytes("cases/_testroot/invented-test-root.pem")
    else { return }
    var roots = TrustRoots()
    try roots.add(root, at: SharedCaseTests.moment)
    #expect(roots.roots.last?.name == "Invented Test Root")
    let verifier = JWSVerifier(roots: roots)
    let stranger = JWSVerifier(roots: TrustRoots())
    let lines = file.split(separator: UInt8(ascii: "\n"))
    #expect(!lines.isEmpty)
    for line in lines {
      let text = try JSONDecoder().decode(Notification.self, from: Data(line)).signedPayload
      guard case .verified(let signer) = verifier.verdict(text, at: SharedCaseTests.moment) else {
        Issue.record("a signed notification of \(name) was refused")
        continue
      }
      #expect(signer.root == 1)
      #expect(stranger.verdict(text, at: SharedCaseTests.moment)?.code == "chain-foreign-root")
    }
  }
}
