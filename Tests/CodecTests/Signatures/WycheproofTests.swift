import Codec
import Foundation
import Testing

/// C2SP/wycheproof through the product's own functions, without exceptions.
struct WycheproofTests {
  private struct ECDSASuite: Decodable {
    struct Group: Decodable {
      struct Vector: Decodable {
        var tcId: Int
        var msg: String
        var sig: String
        var result: String
      }
      var publicKeyDer: String
      var tests: [Vector]
    }
    var testGroups: [Group]
  }

  private struct JWSSuite: Decodable {
    struct Group: Decodable {
      struct Vector: Decodable {
        var tcId: Int
        var jws: String
        var result: String
      }
      struct Key: Decodable {
        var x: String?
        var y: String?
      }
      var comment: String
      var `public`: Key?
      var tests: [Vector]
    }
    var testGroups: [Group]
  }

  @Test(arguments: [
    ("ecdsa_secp256r1_sha256_test.json", ES256SignatureForm.der, 174, 310),
    ("ecdsa_secp256r1_sha256_p1363_test.json", .raw, 173, 89),
  ])
  func everyECDSAVectorIsAnsweredAsExpected(
    _ name: String, _ form: ES256SignatureForm, _ valid: Int, _ invalid: Int
  ) throws {
    guard let file = try SharedFolder.bytes("conformance/wycheproof/\(name)") else { return }
    let suite = try JSONDecoder().decode(ECDSASuite.self, from: Data(file))
    let verifier = ES256Verifier()
    var tally: [String: Int] = [:]
    for group in suite.testGroups {
      let key = try #require(ES256Key(subjectPublicKeyInfo: WycheproofTests.bytes(group.publicKeyDer)))
      for vector in group.tests {
        let message = WycheproofTests.bytes(vector.msg)
        let fault = ByteBuffer(WycheproofTests.bytes(vector.sig)).withContent { signature in
          ByteBuffer(message).withBytes { bytes in
            verifier.verify(signature, as: form, over: bytes.extracting(0..<message.count), with: key)
          }
        }
        #expect((fault == nil) == (vector.result == "valid"), "vector \(vector.tcId)")
        tally[vector.result, default: 0] += 1
      }
    }
    #expect(tally == ["valid": valid, "invalid": invalid])
  }

  /// Groups with an ES256 key: with that key as their result says. All texts: refused without certificates.
  @Test func everyJWSVectorIsAnsweredAsExpected() throws {
    guard let file = try SharedFolder.bytes("conformance/wycheproof/json_web_signature_test.json") else { return }
    let suite = try JSONDecoder().decode(JWSSuite.self, from: Data(file))
    #expect(suite.testGroups.count == 23)
    let verifier = JWSVerifier(roots: TrustRoots())
    var withKey = 0
    var all = 0
    for group in suite.testGroups {
      for vector in group.tests {
        all += 1
        switch verifier.verdict(vector.jws) {
        case .refused, nil: break
        case .verified, .noDate: Issue.record("vector \(vector.tcId) was accepted without certificates")
        }
        guard ["es256", "SpecialCaseEs256"].contains(group.comment), let x = group.public?.x, let y = group.public?.y
        else { continue }
        withKey += 1
        let key = try #require(ES256Key(subjectPublicKeyInfo: PublicPoint(x: x, y: y).subjectPublicKeyInfo))
        #expect(verifier.accepts(vector.jws, with: key) == (vector.result == "valid"), "vector \(vector.tcId)")
      }
    }
    #expect(all == 401)
    #expect(withKey == 39)
  }

  private static func bytes(_ hexadecimal: String) -> [UInt8] {
    let digits = hexadecimal.utf8.compactMap { Character(UnicodeScalar($0)).hexDigitValue }
    return stride(from: 0, to: digits.count, by: 2).map { UInt8(digits[$0] * 16 + digits[$0 + 1]) }
  }
}

extension ByteBuffer {
  /// Lends the content without its padding.
  fileprivate func withContent<Result>(_ body: (RawSpan) -> Result) -> Result {
    let count = count
    return withBytes { body($0.extracting(0..<count)) }
  }
}
