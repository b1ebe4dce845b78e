/// The names of all open objects that no table holds, to refuse a name that one object has twice.
///
/// Objects close in the opposite order of their opening, so the names leave in the opposite order of their coming. With
/// open addressing the slot of the last comer can simply be emptied: no other name was placed because of it.
struct JSONNameSet {
  private struct Entry {
    var hash: UInt64
    var name: JSONRawName
    var depth: Int
  }

  private var entries: [Entry] = []
  /// Open addressing: 1 + the number of an entry, 0 for an empty slot. At most half of the slots is in use.
  private var slots: [UInt32] = Array(repeating: 0, count: 64)

  var isEmpty: Bool { entries.isEmpty }

  /// Takes in a name of the open object at a depth.
  ///
  /// - Returns: false if the object already has this name.
  mutating func insert(_ name: JSONRawName, hash nameHash: UInt64, depth: Int, in bytes: RawSpan) -> Bool {
    // The same name in nested objects must not fill one chain of slots.
    let hash = nameHash ^ UInt64(depth) &* 0x9E37_79B9_7F4A_7C15
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot] != 0 {
      let entry = entries[Int(slots[slot]) - 1]
      if entry.hash == hash && entry.depth == depth && entry.name.equals(name, in: bytes) { return false }
      slot = (slot + 1) & (slots.count - 1)
    }
    entries.append(Entry(hash: hash, name: name, depth: depth))
    slots[slot] = UInt32(entries.count)
    if entries.count * 2 > slots.count { grow() }
    return true
  }

  /// Forgets the names of the object at a depth, the innermost one, when it closes.
  mutating func leave(depth: Int) {
    while let last = entries.last, last.depth >= depth {
      var slot = Int(truncatingIfNeeded: last.hash) & (slots.count - 1)
      while slots[slot] != UInt32(entries.count) { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = 0
      entries.removeLast()
    }
  }

  private mutating func grow() {
    slots = Array(repeating: 0, count: slots.count * 2)
    // In the order of their coming, so that the last comer stays the last of its chain.
    for (number, entry) in entries.enumerated() {
      var slot = Int(truncatingIfNeeded: entry.hash) & (slots.count - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = UInt32(number + 1)
    }
  }
}

/// A member name as it stands in the text, between its quotes.
struct JSONRawName {
  var start: Int
  var end: Int
  var hasEscapes: Bool

  func equals(_ other: JSONRawName, in bytes: RawSpan) -> Bool {
    if hasEscapes || other.hasEscapes { return unescaped(in: bytes) == other.unescaped(in: bytes) }
    guard end - start == other.end - other.start else { return false }
    return (0..<end - start).allSatisfy { bytes.byte(at: start + $0) == bytes.byte(at: other.start + $0) }
  }

  private func unescaped(in bytes: RawSpan) -> [UInt8] {
    var output: [UInt8] = []
    JSONText.append(bytes, from: start, to: end, to: &output)
    return output
  }
}
