/// One of the two alphabets of RFC 4648, as tables.
struct Base64Alphabet: Sendable {
  static let standard = Base64Alphabet(62, "+", 63, "/")
  static let urlSafe = Base64Alphabet(62, "-", 63, "_")

  /// The 64 characters by their value.
  let characters: [UInt8]
  /// The twelve bits of each pair of characters, the first character in the low byte of the index; `illegal` for pairs
  /// with a character outside the alphabet. Of its 128 KiB legal text touches 12.
  let pairs: [UInt16]
  static let illegal: UInt16 = 0x8000

  private init(_ firstValue: Int, _ first: Unicode.Scalar, _ secondValue: Int, _ second: Unicode.Scalar) {
    var characters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789??".utf8)
    characters[firstValue] = UInt8(ascii: first)
    characters[secondValue] = UInt8(ascii: second)
    var pairs = Array(repeating: Base64Alphabet.illegal, count: 1 << 16)
    for (highValue, highCharacter) in characters.enumerated() {
      for (lowValue, lowCharacter) in characters.enumerated() {
        pairs[Int(highCharacter) | Int(lowCharacter) << 8] = UInt16(highValue << 6 | lowValue)
      }
    }
    self.characters = characters
    self.pairs = pairs
  }

  /// Decodes `start..<end`, which carries no padding, and replaces the content of `buffer`.
  func decode(
    _ bytes: RawSpan, from start: Int, to end: Int, into buffer: inout ByteBuffer
  ) throws(Base64Error) {
    precondition(0 <= start && start <= end && end <= bytes.byteCount, "range outside the bytes")
    let count = end - start
    try buffer.replace(capacity: count / 4 * 3 + 3) { (target: inout MutableSpan<UInt8>) throws(Base64Error) in
      let table = pairs.span
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
    var seen: UInt16 = 0
    for position in stride(from: start, to: wholeEnd, by: 2) {
      seen |= pairs[Int(bytes.byte(at: position)) | Int(bytes.byte(at: position + 1)) << 8]
    }
    if seen & Base64Alphabet.illegal != 0 { throw firstFault(bytes, from: start, to: wholeEnd) }
    _ = try rest(bytes, from: wholeEnd, to: end)
  }

  /// Whole groups of four characters; false when one of the characters is outside the alphabet.
  private func decodeGroups(
    _ bytes: RawSpan, from start: Int, to end: Int, _ table: Span<UInt16>, into target: inout MutableSpan<UInt8>
  ) -> Bool {
    // Tells the compiler that every index below is in range.
    precondition(table.count == 1 << 16)
    var seen: UInt64 = 0
    var position = start
    var output = 0
    // Unsafe only for elements with invalid bit patterns; UInt8 has none, and every store is checked.
    var memory = unsafe target.mutableBytes
    while position < end {
      // Eight characters are loaded and eight bytes stored; of a last group only four and three count, and the padding
      // on both sides gives room for the others.
      let isHalf = position + 4 == end
      let characters = bytes.eightBytes(at: position)
      let first = UInt64(table[Int(characters & 0xFFFF)])
      let second = UInt64(table[Int(characters >> 16 & 0xFFFF)])
      let third = isHalf ? 0 : UInt64(table[Int(characters >> 32 & 0xFFFF)])
      let fourth = isHalf ? 0 : UInt64(table[Int(characters >> 48)])
      seen |= first | second | third | fourth
      let value = first << 52 | second << 40 | third << 28 | fourth << 16
      memory.storeBytes(of: value.bigEndian, toByteOffset: output, as: UInt64.self)
      position += 8
      output += 6
    }
    return seen & UInt64(Base64Alphabet.illegal) == 0
  }

  /// The two or three characters after the last whole group make one or two bytes, the first one lowest.
  private func rest(
    _ bytes: RawSpan, from start: Int, to end: Int
  ) throws(Base64Error) -> (value: UInt32, count: Int) {
    if start == end { return (0, 0) }
    let count = end - start - 1
    var value: UInt32 = 0
    for position in start..<start + 4 {
      let bits = position < end ? try sixBits(bytes, at: position) : 0
      value = value << 6 | bits
    }
    if count == 0 { throw Base64Error(.impossibleLength, at: start) }
    // The bytes that count stand at the top of 24 bits; what is below them must be zero.
    if value & (1 << UInt32(24 - 8 * count) - 1) != 0 { throw Base64Error(.trailingBits, at: end - 1) }
    return ((value << 8).byteSwapped, count)
  }

  private func sixBits(_ bytes: RawSpan, at position: Int) throws(Base64Error) -> UInt32 {
    // Beside an "A", whose bits are zero, a character is a pair with its own six bits.
    let pair = pairs[Int(UInt8(ascii: "A")) | Int(bytes.byte(at: position)) << 8]
    if pair == Base64Alphabet.illegal { throw firstFault(bytes, from: position, to: position + 1) }
    return UInt32(pair)
  }

  /// Names the first character outside the alphabet; called once it is known that there is one.
  private func firstFault(_ bytes: RawSpan, from start: Int, to end: Int) -> Base64Error {
    for position in start..<end {
      let character = bytes.byte(at: position)
      if pairs[Int(character) << 8 | Int(character)] != Base64Alphabet.illegal { continue }
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
