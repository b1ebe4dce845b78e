import Codec
import Foundation
import Testing

struct CompactJWSTests {
  private func split(_ text: String, from start: Int = 0) throws(JWSError) -> CompactJWS {
    let bytes = Array(text.utf8)
    return try ByteBuffer(bytes).withBytes { span throws(JWSError) in
      try CompactJWS(span, from: start, to: bytes.count)
    }
  }

  @Test func splitsInItsRange() throws {
    let jws = try split("x.eyJh.e30.AAAA", from: 2)
    #expect(jws.header == 2..<6)
    #expect(jws.payload == 7..<10)
    #expect(jws.signature == 11..<15)
    #expect(jws.signedText == 2..<10)
  }

  @Test(arguments: [
    ("", JWSError.notThreeParts(parts: 1, byteOffset: 0)), ("abcd", .notThreeParts(parts: 1, byteOffset: 0)),
    ("abcd.abcd", .notThreeParts(parts: 2, byteOffset: 0)), ("a.b.c.d", .notThreeParts(parts: 4, byteOffset: 0)),
    ("a.b.c.d.e", .notThreeParts(parts: 5, byteOffset: 0)), (".abcd.abcd", .emptyPart(.header, byteOffset: 0)),
    ("abcd..abcd", .emptyPart(.payload, byteOffset: 5)), ("abcd.abcd.", .emptyPart(.signature, byteOffset: 10)),
    ("..", .emptyPart(.header, byteOffset: 0)),
    ("abcde.abcd.abcd", .encoding(.header, Base64Error(.impossibleLength, at: 4))),
    ("abcd.a.abcd", .encoding(.payload, Base64Error(.impossibleLength, at: 5))),
    ("abcd.abcd.ab+d", .encoding(.signature, Base64Error(.illegalCharacter, at: 12))),
    ("abcd.abcd.abc=", .encoding(.signature, Base64Error(.illegalPadding, at: 13))),
    ("abcd.abcd.ab d", .encoding(.signature, Base64Error(.whitespace, at: 12))),
    ("abcd.abcd.abcdZh", .encoding(.signature, Base64Error(.trailingBits, at: 15))),
  ])
  func refuses(text: String, error: JWSError) {
    #expect(throws: error) { try split(text) }
  }

  @Test func decodesAPartAndNamesItInErrors() throws {
    var target = ByteBuffer()
    try ByteBuffer(Array("eyJhIjoxfQ.e30.AAAA".utf8)).withBytes { span in
      let jws = try CompactJWS(span, from: 0, to: 19)
      try jws.decode(.header, of: span, into: &target)
      #expect(target.array == Array("{\"a\":1}".utf8))
    }
    try ByteBuffer(Array("e30.e*0.AAAA".utf8)).withBytes { span in
      let jws = try CompactJWS(span, from: 0, to: 12)
      #expect(throws: JWSError.encoding(.payload, Base64Error(.illegalCharacter, at: 5))) {
        try jws.decode(.payload, of: span, into: &target)
      }
    }
  }

  /// RFC 7515 appendix A.3: its text gives the header and the payload in plain.
  @Test func readsTheExampleOfTheRFC() throws {
    guard let data = try SharedFolder.bytes("conformance/rfc7515/A3-ES256.jws") else { return }
    let text = String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    var target = ByteBuffer()
    try ByteBuffer(Array(text.utf8)).withBytes { span in
      let jws = try CompactJWS(span, from: 0, to: text.utf8.count)
      try jws.decode(.header, of: span, into: &target)
      #expect(String(decoding: target.array, as: UTF8.self) == #"{"alg":"ES256"}"#)
      try jws.decode(.payload, of: span, into: &target)
      #expect(
        String(decoding: target.array, as: UTF8.self)
          == "{\"iss\":\"joe\",\r\n \"exp\":1300819380,\r\n \"http://example.com/is_root\":true}")
      try jws.decode(.signature, of: span, into: &target)
      #expect(target.count == 64)
    }
  }
}
