import Codec
import Foundation
import Testing

/// Every ending and every character of base64url, held against Foundation: a text is right if and only if Foundation
/// decodes it and encodes the bytes to the same text again.
struct CanonicalBase64Tests {
  private func decode(_ characters: [UInt8]) throws(Base64Error) -> [UInt8] {
    var target = ByteBuffer()
    try ByteBuffer(characters).withBytes { span throws(Base64Error) in
      try Base64URL.decode(span, from: 0, to: characters.count, into: &target)
    }
    return target.array
  }

  private func foundation(_ characters: [UInt8]) -> [UInt8]? {
    let standard = String(decoding: characters, as: UTF8.self)
      .replacingOccurrences(of: "-", with: "+").replacingOccurrences(of: "_", with: "/")
    let padded = standard + String(repeating: "=", count: (4 - characters.count % 4) % 4)
    guard let data = Data(base64Encoded: padded), data.base64EncodedString() == padded else { return nil }
    return Array(data)
  }

  private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)

  /// Of 64 last characters 4 are canonical after one byte, and 16 after two (RFC 4648 section 3.5).
  @Test(arguments: [("", "A", 4), ("Zm9v", "_", 4), ("", "AA", 16), ("Zm9vYmFyZm9v", "_-", 16)])
  func onlyCanonicalEndingsAreRight(whole: String, start: String, canonical: Int) throws {
    var right = 0
    for last in CanonicalBase64Tests.alphabet {
      let text = Array((whole + start).utf8) + [last]
      if let expected = foundation(text) {
        right += 1
        #expect(try decode(text) == expected)
      } else {
        #expect(throws: Base64Error(.trailingBits, at: text.count - 1)) { try decode(text) }
      }
    }
    #expect(right == canonical)
  }

  /// All 256 bytes at every place of texts that end in two, three and no characters after the last group.
  @Test(arguments: [10, 11, 12, 20])
  func onlyTheAlphabetIsRight(count: Int) throws {
    for place in 0..<count {
      for byte in UInt8.min...UInt8.max {
        var text = Array(repeating: UInt8(ascii: "A"), count: count)
        text[place] = byte
        if CanonicalBase64Tests.alphabet.contains(byte) {
          let expected = foundation(text)
          #expect((try? decode(text)) == expected)
          continue
        }
        let fault: Base64Error.Fault =
          switch byte {
          case UInt8(ascii: "="): .illegalPadding
          case 0x09, 0x0A, 0x0D, 0x20: .whitespace
          default: .illegalCharacter
          }
        #expect(throws: Base64Error(fault, at: place)) { try decode(text) }
      }
    }
  }
}
