import CommandLineTool
import FixtureGenerator
import Foundation
import Testing

/// The committed signed sample: 44 notifications of the showcase under a root of the generator's own.
@Suite("Signatures")
struct SignatureTests {
  private static let fixtures = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("fixtures")
  private static let root = fixtures.appendingPathComponent("root.pem").path
  private static let sample = fixtures.appendingPathComponent("showcase-signed/sample.jsonl").path

  private func tally(_ run: TestRun) throws -> [String: Any] {
    let document = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    let coverage = try #require(document?["coverage"] as? [String: Any])
    return try #require(coverage["total"] as? [String: Any])
  }

  private func leftOut(_ run: TestRun, _ reason: String) throws -> Int {
    let counts = try #require(try tally(run)["left_out"] as? [String: Int])
    return try #require(counts[reason])
  }

  @Test("every record under a trusted root is verified")
  func trustedRoot() throws {
    let run = try TestRun().run(["list", "-O", "json", "--trust-root", SignatureTests.root, SignatureTests.sample])
    #expect(run.status == .success)
    #expect(try leftOut(run, "signature_refused") == 0)
    #expect(run.output.contains(#""trust": "verified""#))
    #expect(!run.output.contains(#""trust": "not_checked""#))
  }

  @Test("a foreign root vouches for nothing: all records are refused and the exit state says so")
  func foreignRoot() throws {
    let run = try TestRun().run(["list", "-O", "json", SignatureTests.sample])
    #expect(run.status == .unusableInput)
    #expect(try leftOut(run, "signature_refused") == 44)
    #expect(run.errors.contains("chain-foreign-root"))
  }

  @Test("without checking, signed input counts and says that nobody looked")
  func off() throws {
    let run = try TestRun().run(["list", "-O", "json", "--verify", "off", SignatureTests.sample])
    #expect(run.status == .success)
    #expect(run.output.contains(#""trust": "not_checked""#))
    #expect(!run.output.contains(#""trust": "verified""#))
  }

  @Test("a forged record costs itself only", arguments: ["outer", "all"])
  func forged(mode: String) throws {
    let lines = try String(contentsOfFile: SignatureTests.sample, encoding: .utf8).split(separator: "\n")
    let run = try TestRun()
    // The last character of the payload changes, the signature stays.
    let parts = lines[3].split(separator: ".", maxSplits: 2)
    let swapped = parts[1].dropLast(2) + (parts[1].hasSuffix("Q") ? "fg" : "fQ")
    let forged = "\(parts[0]).\(swapped).\(parts[2])"
    try run.write((lines[..<3] + [Substring(forged)] + lines[4...]).joined(separator: "\n") + "\n", to: "in.jsonl")
    run.run(["list", "-O", "json", "--verify", mode, "--trust-root", SignatureTests.root, run.path("in.jsonl")])
    let total = try tally(run)
    let refused = try leftOut(run, "signature_refused") + (total["unreadable"] as? Int ?? 0)
    #expect(refused == 1)
    #expect(total["read"] as? Int == 44)
    run.run([
      "list", "-O", "json", "--strict", "--trust-root", SignatureTests.root, run.path("in.jsonl"),
    ])
    #expect(run.status == .unusableInput)
  }

  @Test("a good signature without any date is left out under a reason of its own; with a date it counts")
  func withoutDate() throws {
    let run = try TestRun()
    let chain = try SigningChain()
    let signer = try Signer(chain)
    let transaction: JSONValue = .object([
      "transactionId": .string("7"), "bundleId": .string("com.example.orchard"),
      "environment": .string("Production"), "purchaseDate": .integer(1_741_080_660_000),
    ])
    let undated = try signer.sign(transaction)
    let dated = try signer.sign(transaction.with(["signedDate": .integer(1_741_080_660_000)]))
    try run.write(String(decoding: chain.rootPEM, as: UTF8.self), to: "root.pem")
    try run.write("\(undated)\n\(dated)\n", to: "in.jsonl")
    run.run(["check", "-O", "json", "--trust-root", run.path("root.pem"), run.path("in.jsonl")])
    #expect(try leftOut(run, "signature_without_date") == 1)
    #expect(try leftOut(run, "signature_refused") == 0)
    #expect(try tally(run)["used"] as? Int == 1)
    #expect(run.errors.contains("signature-without-date"))
  }

  @Test("--require-signed leaves out what nobody signed")
  func requireSigned() throws {
    let run = try TestRun()
    try run.write(
      #"{"transactionId":"7","bundleId":"com.example.orchard","environment":"Production","signedDate":1741080660000}"#,
      to: "in.jsonl")
    run.run(["list", "-O", "json", "--require-signed", run.path("in.jsonl")])
    #expect(run.status == .success)
    #expect(try leftOut(run, "unsigned") == 1)
    run.run(["list", "-O", "json", run.path("in.jsonl")])
    #expect(try leftOut(run, "unsigned") == 0)
  }

  @Test("what is no root certificate is refused by name and never echoed")
  func badRoot() throws {
    let run = try TestRun()
    try run.write("-----BEGIN PRIVATE KEY-----\nc2VjcmV0LXNlY3JldA==\n-----END PRIVATE KEY-----\n", to: "key.pem")
    run.run(["list", "--trust-root", run.path("key.pem"), SignatureTests.sample])
    #expect(run.status == .usage)
    #expect(run.errors.contains("private key"))
    #expect(!run.errors.contains("c2VjcmV0"))
    run.run(["list", "--trust-root", run.path("missing.pem"), SignatureTests.sample])
    #expect(run.status == .usage)
    #expect(run.errors.contains("cannot be read"))
  }

  @Test("check names the root and the validity of the leaf")
  func check() throws {
    let run = try TestRun().run(["check", "-O", "md", "--trust-root", SignatureTests.root, SignatureTests.sample])
    #expect(run.output.contains("Orchard Fixture Root"))
    #expect(run.output.contains("2046-01-01T00:00:00.000Z"))
  }
}
