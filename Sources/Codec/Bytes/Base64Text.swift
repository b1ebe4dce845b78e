/// Base64 as people keep it: either alphabet, with or without padding, broken into lines.
package enum Base64Text {
  /// Decodes `start..<end` and replaces the content of `buffer`; after an error the buffer is empty.
  package static func decode(
    _ bytes: RawSpan, from start: Int, to end: Int, into buffer: inout ByteBuffer
  ) throws(Base64Error) {
    var characters: [UInt8] = []
    characters.reserveCapacity(end - start)
    for position in start..<end {
      switch bytes.byte(at: position) {
      case 0x20, 0x09, 0x0A, 0x0D: continue
      case UInt8(ascii: "+"): characters.append(UInt8(ascii: "-"))
      case UInt8(ascii: "/"): characters.append(UInt8(ascii: "_"))
      case let byte: characters.append(byte)
      }
    }
    while characters.last == UInt8(ascii: "=") { characters.removeLast() }
    let count = characters.count
    do throws(Base64Error) {
      try ByteBuffer(characters).withBytes { span throws(Base64Error) in
        try Base64URL.decode(span, from: 0, to: count, into: &buffer)
      }
    } catch {
      buffer.removeAll()
      throw error
    }
  }

  /// Whether a byte is a character of one of the two alphabets.
  package static func isCharacter(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte &- UInt8(ascii: "0") < 10
      || [UInt8(ascii: "+"), UInt8(ascii: "/"), UInt8(ascii: "-"), UInt8(ascii: "_")].contains(byte)
  }
}
