import Codec
import Foundation
import Testing

struct Base64Tests {
  private func decodeURL(_ text: String) throws(Base64Error) -> [UInt8] {
    var target = ByteBuffer()
    let bytes = Array(text.utf8)
    try ByteBuffer(bytes).withBytes { span throws(Base64Error) in
      try Base64URL.decode(span, from: 0, to: bytes.count, into: &target)
    }
    return target.array
  }

  private func decode(_ text: String) throws(Base64Error) -> [UInt8] {
    var target = ByteBuffer()
    let bytes = Array(text.utf8)
    try ByteBuffer(bytes).withBytes { span throws(Base64Error) in
      try Base64.decode(span, from: 0, to: bytes.count, into: &target)
    }
    return target.array
  }

  /// The vectors of RFC 4648 section 10.
  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="),
    ("foobar", "Zm9vYmFy"),
  ])
  func agreesWithTheRFC(plain: String, encoded: String) throws {
    let bytes = Array(plain.utf8)
    #expect(try decode(encoded) == bytes)
    #expect(Base64.encode(bytes) == encoded)
    let bare = encoded.replacingOccurrences(of: "=", with: "")
    #expect(try decodeURL(bare) == bytes)
    #expect(Base64URL.encode(bytes) == bare)
  }

  /// Foundation is the independent program here.
  @Test func agreesWithFoundationOnEveryLengthAndByte() throws {
    var generator = SystemRandomNumberGenerator()
    for length in 0...300 {
      let bytes = (0..<length).map { _ in UInt8.random(in: 0...255, using: &generator) }
      let standard = Data(bytes).base64EncodedString()
      #expect(Base64.encode(bytes) == standard)
      #expect(try decode(standard) == bytes)
      let url = standard.replacingOccurrences(of: "+", with: "-").replacingOccurrences(of: "/", with: "_")
        .replacingOccurrences(of: "=", with: "")
      #expect(Base64URL.encode(bytes) == url)
      #expect(try decodeURL(url) == bytes)
    }
  }

  @Test(arguments: [
    ("Zm9vYg==", Base64Error.Fault.illegalPadding, 6), ("Zm9v YmFy", .whitespace, 4), ("Zm9vYmFy\n", .whitespace, 8),
    ("Zm9vYm\r\n", .whitespace, 6), ("Zm9vYmF+", .illegalCharacter, 7), ("Zm/v", .illegalCharacter, 2),
    ("A", .impossibleLength, 0), ("Zm9vA", .impossibleLength, 4), ("Zh", .trailingBits, 1), ("Zm9", .trailingBits, 2),
    ("Zm9vYmFyZm9vZh", .trailingBits, 13), ("é", .illegalCharacter, 0),
  ])
  func refusesBase64URL(text: String, fault: Base64Error.Fault, byteOffset: Int) {
    #expect(throws: Base64Error(fault, at: byteOffset)) { try decodeURL(text) }
  }

  @Test(arguments: [
    ("Zg", Base64Error.Fault.missingPadding, 2), ("Zg=", .missingPadding, 3), ("Zg===", .illegalPadding, 2),
    ("Zm9v=", .illegalPadding, 4), ("====", .illegalPadding, 0), ("Z===", .illegalPadding, 1),
    ("Zm-v", .illegalCharacter, 2),
    ("Zh==", .trailingBits, 1), ("Zg==Zg==", .illegalPadding, 2), ("Zm9=", .trailingBits, 2),
    ("Zm9v\n", .whitespace, 4),
  ])
  func refusesBase64(text: String, fault: Base64Error.Fault, byteOffset: Int) {
    #expect(throws: Base64Error(fault, at: byteOffset)) { try decode(text) }
  }

  /// One bad character at every place of a long text, so that every path of the decoder meets one.
  @Test func namesThePlaceOfABadCharacter() {
    let good = Base64URL.encode(Array(repeating: 0xA5, count: 64))
    for place in 0..<good.utf8.count {
      var bad = Array(good.utf8)
      bad[place] = UInt8(ascii: "*")
      #expect(throws: Base64Error(.illegalCharacter, at: place)) { try decodeURL(String(decoding: bad, as: UTF8.self)) }
    }
  }

  @Test func decodesARangeAndReplacesTheContent() throws {
    var target = ByteBuffer([1, 2, 3, 4, 5, 6, 7, 8, 9])
    try ByteBuffer(Array("..Zm9v..".utf8)).withBytes { try Base64URL.decode($0, from: 2, to: 6, into: &target) }
    #expect(target.array == Array("foo".utf8))
    #expect(throws: Base64Error(.illegalCharacter, at: 1)) {
      try ByteBuffer(Array("..Zm9v..".utf8)).withBytes { try Base64URL.decode($0, from: 1, to: 5, into: &target) }
    }
    #expect(target.count == 0)
  }
}
