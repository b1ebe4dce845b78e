import FixtureGenerator
import Foundation
import Testing

private let fixtures = URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().appending(path: "fixtures")

/// The parts of a compact JWS, decoded by Foundation.
private struct DecodedJWS {
  var header: [String: Any]
  var payload: [String: Any]
  var signature: [UInt8]
  var message: [UInt8]

  init(_ text: String) throws {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    try #require(parts.count == 3)
    header = try JSONSerialization.jsonObject(with: DecodedJWS.bytes(parts[0])) as? [String: Any] ?? [:]
    payload = try JSONSerialization.jsonObject(with: DecodedJWS.bytes(parts[1])) as? [String: Any] ?? [:]
    signature = Array(try DecodedJWS.bytes(parts[2]))
    message = Array("\(parts[0]).\(parts[1])".utf8)
  }

  private static func bytes(_ part: Substring) throws -> Data {
    var text = part.replacingOccurrences(of: "-", with: "+").replacingOccurrences(of: "_", with: "/")
    while text.count % 4 != 0 { text += "=" }
    return try #require(Data(base64Encoded: text))
  }

  /// Leaf, intermediate and root as DER.
  var certificates: [[UInt8]] {
    (header["x5c"] as? [String] ?? []).compactMap { Data(base64Encoded: $0).map(Array.init) }
  }

  /// SEQUENCE of two INTEGERs, as the openssl program wants it.
  var signatureDER: [UInt8] {
    let numbers = [signature.prefix(32), signature.suffix(32)].flatMap { half -> [UInt8] in
      var digits = Array(half.drop { $0 == 0 })
      if digits.isEmpty || digits[0] >= 0x80 { digits.insert(0, at: 0) }
      return [0x02, UInt8(digits.count)] + digits
    }
    return [0x30, UInt8(numbers.count)] + numbers
  }
}

/// All signed texts of a signed notification: the outer one and those inside.
private func signedTexts(_ line: some Sequence<UInt8>) throws -> [String] {
  let object = try JSONSerialization.jsonObject(with: Data(line)) as? [String: Any]
  let outer = try #require(object?["signedPayload"] as? String)
  let data = try DecodedJWS(outer).payload["data"] as? [String: Any] ?? [:]
  return [outer] + ["signedTransactionInfo", "signedRenewalInfo"].compactMap { data[$0] as? String }
}

private func verify(_ text: String, root: String, _ openssl: OpenSSLCommand) throws {
  let signed = try DecodedJWS(text)
  let folder = try TemporaryFolder()
  try #require(signed.header["alg"] as? String == "ES256")
  try #require(signed.certificates.count == 3)
  try #require(signed.signature.count == 64)
  let names = ["leaf", "intermediate", "root"]
  var files: [String] = []
  for (name, der) in zip(names, signed.certificates) {
    let converted = try openssl.run("x509", "-inform", "der", "-in", try folder.write(der, "\(name).der"))
    files.append(try folder.write(Array(converted.output), "\(name).pem"))
  }
  // Not the root of the header, but the one that was written for it.
  let chain = try openssl.run("verify", "-x509_strict", "-CAfile", root, "-untrusted", files[1], files[0])
  #expect(chain.status == 0)
  let key = try openssl.run("x509", "-in", files[0], "-noout", "-pubkey")
  let check = try openssl.run(
    "dgst", "-sha256", "-verify", try folder.write(Array(key.output), "key.pem"), "-signature",
    try folder.write(signed.signatureDER, "signature"), try folder.write(signed.message, "message"))
  #expect(check.status == 0)
}

@Test func `fresh notifications verify with openssl`() throws {
  guard let openssl = OpenSSLCommand() else { return }
  let folder = try TemporaryFolder()
  let chain = try SigningChain()
  let signer = try Signer(chain)
  let root = try folder.write(chain.rootPEM, "root.pem")
  for event in Simulation.sample(seed: 1).events.prefix(3) {
    let line = try SignedNotifications.record(event, signer).compact
    #expect((5000...16_000).contains(line.count))
    for text in try signedTexts(line) { try verify(text, root: root, openssl) }
  }
}

@Test func `the committed sample verifies against the committed root, and against a new one`() throws {
  guard let openssl = OpenSSLCommand() else { return }
  let lines = try Data(contentsOf: fixtures.appending(path: "showcase-signed/sample.jsonl")).split(separator: 0x0a)
  #expect((30...60).contains(lines.count))
  let folder = try TemporaryFolder()
  let new = try folder.write(try SigningChain().rootPEM, "root.pem")
  for line in lines.prefix(4) {
    for text in try signedTexts(line) {
      try verify(text, root: fixtures.appending(path: "root.pem").path, openssl)
      try verify(text, root: new, openssl)
    }
  }
}

@Test func `a changed payload does not verify`() throws {
  guard let openssl = OpenSSLCommand() else { return }
  let folder = try TemporaryFolder()
  let text = try Signer(try SigningChain()).sign(.object(["price": .integer(9990)]))
  let signed = try DecodedJWS(text)
  let key = try openssl.run(
    "x509", "-inform", "der", "-in", try folder.write(signed.certificates[0], "leaf.der"), "-noout", "-pubkey")
  let check = try openssl.run(
    "dgst", "-sha256", "-verify", try folder.write(Array(key.output), "key.pem"), "-signature",
    try folder.write(signed.signatureDER, "signature"), try folder.write(signed.message + [0x41], "message"))
  #expect(check.status != 0)
}

@Test func `leaf and intermediate carry Apple's marks`() throws {
  guard let openssl = OpenSSLCommand() else { return }
  let folder = try TemporaryFolder()
  let marks = [" 1.2.840.113635.100.6.11.1", " 1.2.840.113635.100.6.2.1", "CA:TRUE"]
  for (der, mark) in zip(try SigningChain().certificates, marks) {
    let file = try folder.write(der, "certificate.der")
    let text = try openssl.run("x509", "-inform", "der", "-in", file, "-noout", "-text")
    let words = String(decoding: text.output, as: UTF8.self)
    #expect(words.contains(mark))
    #expect(words.contains("Not Before: Jan  1 00:00:00 2020 GMT"))
    #expect(words.contains("Not After : Jan  1 00:00:00 2046 GMT"))
  }
}

@Test func `the signed form has the events of the decoded form`() throws {
  let signer = try Signer(try SigningChain())
  for event in Simulation.sample(seed: 3).events {
    let texts = try signedTexts(try SignedNotifications.record(event, signer).compact)
    let outer = try DecodedJWS(texts[0])
    let inner = try DecodedJWS(texts[1])
    #expect(outer.payload["notificationUUID"] as? String == event.identifier)
    let expected = try JSONSerialization.jsonObject(
      with: Data(try #require(event.transaction.map { Payload.transaction($0, signedAt: event.signedAt).compact })))
    #expect(inner.payload as NSDictionary == expected as? NSDictionary)
  }
}
