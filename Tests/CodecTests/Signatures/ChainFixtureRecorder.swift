import Codec
import Foundation
import Testing

/// Makes the certificates and signatures anew: `RECORD_FIXTURES=1 swift test --filter ChainFixtureRecorder`. The keys
/// are made for it and thrown away.
struct ChainFixtureRecorder {
  private static let isWanted = ProcessInfo.processInfo.environment["RECORD_FIXTURES"] != nil

  @Test(.enabled(if: isWanted, "set RECORD_FIXTURES=1 to make the certificates anew"))
  func recordChains() throws {
    let openssl = try OpenSSLCommand()
    for (name, arguments) in CertificatePlans.keys { try openssl.makeKey(name, arguments) }
    var certificates: [String: String] = [:]
    for (number, (name, plan)) in CertificatePlans.all.sorted(by: { $0.key < $1.key }).enumerated() {
      let certificate = try plan.encoded(publicKey: try openssl.publicKey(plan.key), serialNumber: Int8(number + 1)) {
        try openssl.sign($0, key: $1.signer, digest: $1.digest)
      }
      certificates[name] = Data(certificate).base64EncodedString()
    }
    var signatures: [String: String] = [:]
    for text in SignedText.signed {
      let signature = try openssl.sign(Array(text.signedText(with: certificates).utf8), key: "leaf", digest: "sha256")
      signatures[text.name] = Base64URL.encode(ChainFixtureRecorder.raw(signature))
    }
    try ChainFixtureRecorder.write(certificates, signatures)
    Issue.record("recorded; look at the difference and run the tests again without RECORD_FIXTURES")
  }

  /// The two numbers of a DER signature with 32 bytes each.
  private static func raw(_ signature: [UInt8]) -> [UInt8] {
    let second = 4 + Int(signature[3])
    let numbers = [signature[4..<second], signature[(second + 2)...]]
    return numbers.flatMap { number in
      Array(repeating: 0, count: max(0, 32 - number.count)) + number.suffix(32)
    }
  }

  private static func write(_ certificates: [String: String], _ signatures: [String: String]) throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "ChainFixtures.swift")
    let text = """
      // swift-format-ignore-file

      /// Written by `ChainFixtureRecorder`.
      enum ChainFixtures {
        /// The certificates of `CertificatePlans`, DER in base64.
        static let certificates: [String: String] = [
      \(lines(certificates))
        ]

        /// The signatures of `SignedText.signed`, base64url.
        static let signatures: [String: String] = [
      \(lines(signatures))
        ]
      }

      """
    try Data(text.utf8).write(to: file)
  }

  private static func lines(_ table: [String: String]) -> String {
    table.sorted { $0.key < $1.key }.map { "    \"\($0.key)\": \"\($0.value)\"," }.joined(separator: "\n")
  }
}
