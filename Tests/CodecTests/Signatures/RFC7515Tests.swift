import Codec
import Foundation
import Testing

/// The examples of RFC 7515 appendix A.
struct RFC7515Tests {
  private static func text(_ name: String) throws -> String? {
    try SharedFolder.bytes("conformance/rfc7515/\(name)").map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func theCoreAcceptsES256() throws {
    guard let text = try RFC7515Tests.text("A3-ES256.jws"),
      let jwk = try SharedFolder.bytes("conformance/rfc7515/A3-ES256.public.jwk.json")
    else { return }
    let point = try JSONDecoder().decode(PublicPoint.self, from: Data(jwk))
    let key = try #require(ES256Key(subjectPublicKeyInfo: point.subjectPublicKeyInfo))
    let verifier = JWSVerifier(roots: TrustRoots())
    #expect(verifier.accepts(text, with: key))
    #expect(verifier.verdict(text)?.code == "certificates-absent")
  }

  @Test func otherAlgorithmsAreRefusedByName() throws {
    let verifier = JWSVerifier(roots: TrustRoots())
    guard let hmac = try RFC7515Tests.text("A1-HS256.jws"), let none = try RFC7515Tests.text("A5-none.jws") else {
      return
    }
    #expect(verifier.verdict(hmac)?.code == "algorithm-hs256")
    // Its signature is empty; with one it is refused by the name of its algorithm.
    #expect(verifier.verdict(none) == nil)
    #expect(verifier.verdict(none + "AAAA")?.code == "algorithm-none")
  }
}
