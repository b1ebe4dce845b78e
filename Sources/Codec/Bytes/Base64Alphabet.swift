/// One of the two alphabets of RFC 4648, as tables.
struct Base64Alphabet: Sendable {
  static let standard = Base64Alphabet(62, "+", 63, "/")
  static let urlSafe = Base64Alphabet(62, "-", 63, "_")

  /// The 64 characters by their value.
  let characters: [UInt8]
  /// Four tables of 256 entries, one for each place in a group of four characters: the bits of the character where they
  /// belong in the three bytes, the first byte lowest. `illegal` is set for characters outside the alphabet.
  let bits: [UInt32]
  static let illegal: UInt32 = 0x8000_0000

  private init(_ firstValue: Int, _ first: Unicode.Scalar, _ secondValue: Int, _ second: Unicode.Scalar) {
    var characters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789??".utf8)
    characters[firstValue] = UInt8(ascii: first)
    characters[secondValue] = UInt8(ascii: second)
    var bits = Array(repeating: Base64Alphabet.illegal, count: 1024)
    for (value, character) in characters.enumerated() {
      let value = UInt32(value)
      bits[Int(character)] = value << 2
      bits[256 + Int(character)] = value >> 4 | (value & 0x0F) << 12
      bits[512 + Int(character)] = (value >> 2) << 8 | (value & 0x03) << 22
      bits[768 + Int(character)] = value << 16
    }
    self.characters = characters
    self.bits = bits
  }

  /// Decodes `start..<end`, which carries no padding, and replaces the content of `buffer`.
  func decode(
    _ bytes: RawSpan, from start: Int, to end: Int, into buffer: inout ByteBuffer
  ) throws(Base64Error) {
    precondition(0 <= start && start <= end && end <= bytes.byteCount, "range outside the bytes")
    let count = end - start
    try buffer.replace(capacity: count / 4 * 3 + 3) { (target: inout MutableSpan<UInt8>) throws(Base64Error) in
      let table = bits.span
      let wholeEnd = start + count / 4 * 4
      guard decodeGroups(bytes, from: start, to: wholeEnd, table, into: &target) else {
        throw firstFault(bytes, from: start, to: wholeEnd)
      }
      let rest = try self.rest(bytes, from: wholeEnd, to: end)
      for index in 0..<rest.count {
        target[count / 4 * 3 + index] = UInt8(truncatingIfNeeded: rest.value >> UInt32(8 * index))
      }
      return count / 4 * 3 + rest.count
    }
  }

  /// Refuses what `decode` would refuse, without decoding.
  func check(_ bytes: RawSpan, from start: Int, to end: Int) throws(Base64Error) {
    let wholeEnd = start + (end - start) / 4 * 4
    var seen: UInt32 = 0
    for position in start..<wholeEnd { seen |= bits[Int(bytes.byte(at: position))] }
    if seen & Base64Alphabet.illegal != 0 { throw firstFault(bytes, from: start, to: wholeEnd) }
    _ = try rest(bytes, from: wholeEnd, to: end)
  }

  /// Whole groups of four characters; false when one of the characters is outside the alphabet.
  private func decodeGroups(
    _ bytes: RawSpan, from start: Int, to end: Int, _ table: Span<UInt32>, into target: inout MutableSpan<UInt8>
  ) -> Bool {
    // Tells the compiler that every index below is in range.
    precondition(table.count == 1024)
    var seen: UInt32 = 0
    var position = start
    var output = 0
    // Unsafe only for elements with invalid bit patterns; UInt8 has none, and every store is checked.
    var memory = unsafe target.mutableBytes
    while position + 8 <= end {
      let characters = bytes.eightBytes(at: position)
      let low = Base64Alphabet.group(UInt32(truncatingIfNeeded: characters), table)
      let high = Base64Alphabet.group(UInt32(truncatingIfNeeded: characters >> 32), table)
      seen |= low | high
      // Eight bytes are stored, of which six count; the padding of the buffer gives room for the last two.
      let value = UInt64(low & 0xFF_FFFF) | UInt64(high & 0xFF_FFFF) << 24
      memory.storeBytes(of: value.littleEndian, toByteOffset: output, as: UInt64.self)
      position += 8
      output += 6
    }
    if position < end {
      let value =
        table[Int(bytes.byte(at: position))] | table[256 + Int(bytes.byte(at: position + 1))]
        | table[512 + Int(bytes.byte(at: position + 2))] | table[768 + Int(bytes.byte(at: position + 3))]
      seen |= value
      memory.storeBytes(of: value.littleEndian, toByteOffset: output, as: UInt32.self)
    }
    return seen & Base64Alphabet.illegal == 0
  }

  @inline(__always)
  private static func group(_ characters: UInt32, _ table: Span<UInt32>) -> UInt32 {
    table[Int(characters & 0xFF)] | table[256 + Int(characters >> 8 & 0xFF)]
      | table[512 + Int(characters >> 16 & 0xFF)] | table[768 + Int(characters >> 24)]
  }

  /// The two or three characters after the last whole group make one or two bytes, the first one lowest.
  private func rest(
    _ bytes: RawSpan, from start: Int, to end: Int
  ) throws(Base64Error) -> (value: UInt32, count: Int) {
    if start == end { return (0, 0) }
    var value: UInt32 = 0
    for position in start..<end {
      value |= bits[(position - start) * 256 + Int(bytes.byte(at: position))]
    }
    if value & Base64Alphabet.illegal != 0 { throw firstFault(bytes, from: start, to: end) }
    let count = end - start - 1
    if count == 0 { throw Base64Error(.impossibleLength, at: start) }
    if value >> UInt32(8 * count) != 0 { throw Base64Error(.trailingBits, at: end - 1) }
    return (value, count)
  }

  /// Names the first character outside the alphabet; called once it is known that there is one.
  private func firstFault(_ bytes: RawSpan, from start: Int, to end: Int) -> Base64Error {
    for position in start..<end {
      let character = bytes.byte(at: position)
      if bits[Int(character)] != Base64Alphabet.illegal { continue }
      switch character {
      case UInt8(ascii: "="): return Base64Error(.illegalPadding, at: position)
      case 0x09, 0x0A, 0x0D, 0x20: return Base64Error(.whitespace, at: position)
      default: return Base64Error(.illegalCharacter, at: position)
      }
    }
    preconditionFailure("asked for the fault of faultless text")
  }

  /// The characters for `bytes`, without padding.
  func encode(_ bytes: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    var position = 0
    while position < bytes.count {
      let count = min(3, bytes.count - position)
      var group: UInt32 = 0
      for index in 0..<3 {
        group = group << 8 | (index < count ? UInt32(bytes[position + index]) : 0)
      }
      for index in 0...count {
        text.append(characters[Int(group >> UInt32(18 - 6 * index) & 0x3F)])
      }
      position += 3
    }
    return text
  }
}
