import Testing

@testable import Codec

/// The signature function alone. Its hard cases are those of Wycheproof; these run everywhere.
struct ES256VerifierTests {
  /// The key of RFC 7515 appendix A.3.1.
  private static let key = PublicPoint(
    x: "f83OJ3D2xF1Bg8vub9tLe1gHMzV76e8Tus9uPHvRVEU", y: "x_FEzRu9m36HLN_tue659LNpXW6pCyStikYjKIWI5a0"
  ).subjectPublicKeyInfo

  /// The text of RFC 7515 appendix A.3.1, and its signature.
  private static let message =
    "eyJhbGciOiJFUzI1NiJ9.eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0cnVlfQ"
  private static let signature =
    "DtEhU3ljbEg8L38VWAfUAqOyKAM6-Xx-F4GawxaepmXFCgfTjDxw5djxLa8ISlSApmWQxfKTUJqPP3-Kg6NU1Q"

  private static func raw() throws -> [UInt8] {
    let text = ByteBuffer(Array(signature.utf8))
    var decoded = ByteBuffer()
    try text.withBytes { (bytes) throws(Base64Error) in
      try Base64URL.decode(bytes, from: 0, to: text.count, into: &decoded)
    }
    return decoded.withBytes { bytes in (0..<decoded.count).map { bytes.byte(at: $0) } }
  }

  private static func fault(_ signature: [UInt8], _ form: ES256SignatureForm, over text: String = message) throws
    -> SignatureFault?
  {
    let key = try #require(ES256Key(subjectPublicKeyInfo: key))
    let verifier = ES256Verifier()
    return ByteBuffer(signature).withBytes { signatureBytes in
      ByteBuffer(Array("..\(text).".utf8)).withBytes { bytes in
        verifier.verify(
          signatureBytes.extracting(0..<signature.count), as: form, over: bytes.extracting(2..<2 + text.utf8.count),
          with: key)
      }
    }
  }

  @Test func acceptsBothFormsAndNothingBeside() throws {
    let raw = try ES256VerifierTests.raw()
    // R begins with 0E and needs no zero byte in front, S begins with C5 and needs one.
    let der = [0x30, 0x45, 0x02, 0x20] + raw[..<32] + [0x02, 0x21, 0x00] + raw[32...]
    #expect(try ES256VerifierTests.fault(raw, .raw) == nil)
    #expect(try ES256VerifierTests.fault(der, .der) == nil)
    #expect(try ES256VerifierTests.fault(raw, .der) == .signatureWrong)
    #expect(try ES256VerifierTests.fault(der, .raw) == .signatureLength)
    #expect(try ES256VerifierTests.fault([], .raw) == .signatureLength)
    #expect(try ES256VerifierTests.fault([], .der) == .signatureLength)
    #expect(try ES256VerifierTests.fault(der + [0], .der) == .signatureWrong)
    #expect(try ES256VerifierTests.fault(raw, .raw, over: ES256VerifierTests.message + ".") == .signatureWrong)
    #expect(try ES256VerifierTests.fault(raw, .raw, over: "") == .signatureWrong)
  }

  /// Two numbers of 32 bytes by their first and last bytes, zeros between them, and their DER by hand.
  @Test func writesTheShortestDER() {
    let zeros = [UInt8](repeating: 0, count: 30)
    func der(_ first: (UInt8, UInt8), _ second: (UInt8, UInt8)) -> [UInt8] {
      var target = [UInt8](repeating: 0xAA, count: ES256SignatureForm.longestDERByteCount)
      let raw = [first.0] + zeros + [first.1, second.0] + zeros + [second.1]
      let count = ByteBuffer(raw).withBytes { bytes in
        var span = target.mutableSpan
        return ES256SignatureForm.encodeDER(bytes.extracting(0..<64), into: &span)
      }
      return Array(target[..<count])
    }
    #expect(der((0, 0), (0, 1)) == [0x30, 6, 2, 1, 0, 2, 1, 1])
    #expect(der((0, 0x7F), (0, 0x80)) == [0x30, 7, 2, 1, 0x7F, 2, 2, 0, 0x80])
    #expect(der((0x7F, 1), (0, 1)) == [0x30, 37, 2, 32, 0x7F] + zeros + [1, 2, 1, 1])
    #expect(der((0x80, 1), (0xFF, 2)) == [0x30, 70, 2, 33, 0, 0x80] + zeros + [1, 2, 33, 0, 0xFF] + zeros + [2])
  }

  @Test func readsOnlyP256KeysOnTheNamedCurve() {
    let key = ES256VerifierTests.key
    #expect(ES256Key(subjectPublicKeyInfo: key) != nil)
    #expect(ES256Key(subjectPublicKeyInfo: []) == nil)
    #expect(ES256Key(subjectPublicKeyInfo: key + [0]) == nil)
    #expect(ES256Key(subjectPublicKeyInfo: Array(key.dropLast())) == nil)
    var offCurve = key
    offCurve[offCurve.count - 1] ^= 1
    #expect(ES256Key(subjectPublicKeyInfo: offCurve) == nil)
  }
}
