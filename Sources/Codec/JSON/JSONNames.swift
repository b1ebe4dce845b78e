/// The member names that a reader asks for: a table from names, compared as bytes, to their numbers in the list.
package struct JSONNames: Sendable {
  /// One name of the table; its number is its place in `entries`.
  struct Entry {
    var hash: UInt64
    /// Where the bytes begin in `words`: eight bytes a word, the last one filled up with zeros.
    var firstWord: Int
    var byteCount: Int
    /// Whether the name looks the same in a JSON text. One with a quote, a backslash or a control character does not.
    var isPlain: Bool
  }

  /// How many names the list has.
  package let count: Int
  private(set) var entries: [Entry] = []
  private var words: [UInt64] = []
  /// Open addressing: numbers of entries, -1 for an empty slot. At most a quarter of the slots is in use.
  private var slots: [Int16]
  /// A different start of the hashes in every run, so that nobody can prepare names that collide. It changes no result.
  let seed = UInt64.random(in: .min ... .max)

  /// How many names an index may learn from the texts it reads beside those of the list.
  static let learnedLimit = 200

  /// A table of names; the number of a name is its index in the list.
  package init(_ names: [String]) {
    precondition(names.count <= Int(Int16.max) - JSONNames.learnedLimit, "too many names")
    count = names.count
    var slotCount = 64
    while slotCount < 4 * (names.count + JSONNames.learnedLimit) { slotCount *= 2 }
    slots = Array(repeating: -1, count: slotCount)
    for name in names {
      let padded = Array(name.utf8) + Array(repeating: 0, count: 8)
      // Unsafe only for elements with padding; bytes have none.
      let bytes = unsafe padded.span.bytes
      let hash = hash(bytes, from: 0, byteCount: name.utf8.count)
      let isNew = find(bytes, from: 0, byteCount: name.utf8.count, hash: hash) == nil
      precondition(isNew, "the same name twice")
      insert(bytes, from: 0, byteCount: name.utf8.count, hash: hash)
    }
  }

  /// The number of a name that stands in a span, at least eight readable bytes after it.
  func find(_ bytes: RawSpan, from start: Int, byteCount: Int, hash: UInt64) -> Int? {
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot] >= 0 {
      let number = Int(slots[slot])
      let entry = entries[number]
      if entry.hash == hash, entry.byteCount == byteCount, matches(number, bytes, at: start) { return number }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  /// Takes in a name that is not in the table.
  mutating func insert(_ bytes: RawSpan, from start: Int, byteCount: Int, hash: UInt64) {
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = Int16(entries.count)
    let isPlain = (start..<start + byteCount).allSatisfy {
      let byte = bytes.byte(at: $0)
      return byte >= 0x20 && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
    }
    entries.append(Entry(hash: hash, firstWord: words.count, byteCount: byteCount, isPlain: isPlain))
    for offset in stride(from: 0, through: byteCount, by: 8) {
      words.append(bytes.eightBytes(at: start + offset) & JSONNames.mask(byteCount - offset))
    }
  }

  /// Whether the bytes of a name stand at an offset; what follows them is not looked at.
  @inline(__always)
  func matches(_ number: Int, _ bytes: RawSpan, at start: Int) -> Bool {
    let entry = entries[number]
    var word = entry.firstWord
    var offset = 0
    while offset + 8 <= entry.byteCount {
      if bytes.eightBytes(at: start + offset) != words[word] { return false }
      offset += 8
      word += 1
    }
    return (bytes.eightBytes(at: start + offset) ^ words[word]) & JSONNames.mask(entry.byteCount - offset) == 0
  }

  /// A hash of some bytes: each word is multiplied in, and both halves of the product are kept.
  func hash(_ bytes: RawSpan, from start: Int, byteCount: Int) -> UInt64 {
    var hash = seed ^ UInt64(byteCount)
    for offset in stride(from: 0, through: byteCount, by: 8) {
      let word = bytes.eightBytes(at: start + offset) & JSONNames.mask(byteCount - offset)
      let product = (hash ^ word).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
      hash = product.high ^ product.low ^ seed
    }
    return hash
  }

  /// The bits of the first bytes of a word; all of them from eight bytes on.
  @inline(__always)
  private static func mask(_ byteCount: Int) -> UInt64 {
    byteCount >= 8 ? .max : (1 << UInt64(truncatingIfNeeded: byteCount &* 8)) &- 1
  }
}
