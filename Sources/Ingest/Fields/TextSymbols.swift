internal import Codec
internal import Refunds

/// The symbols of one batch, found by the bytes of the input: a text that was seen before costs a hash and a
/// comparison, and no String is made.
struct TextSymbols {
  private(set) var table = SymbolTable()
  private var entries: [Entry] = []
  /// The bytes of all entries, eight to a word, the last word of each filled up with zeros.
  private var words: [UInt64] = []
  /// Open addressing: numbers of entries plus one, 0 for an empty slot. At most half of the slots is in use.
  private var slots = [Int32](repeating: 0, count: 256)
  // A different start in every run, so that nobody can prepare texts that collide. It changes no result.
  private let seed = UInt64.random(in: .min ... .max)

  private struct Entry {
    var hash: UInt64
    var firstWord: Int
    var byteCount: Int
    var symbol: Symbol
  }

  /// Starts a new table, for the next batch.
  mutating func removeAll() {
    table = SymbolTable()
    entries.removeAll(keepingCapacity: true)
    words.removeAll(keepingCapacity: true)
    for slot in slots.indices { slots[slot] = 0 }
  }

  mutating func symbol(_ text: String) -> Symbol { table.symbol(text) }

  func text(_ symbol: Symbol) -> String { table.text(symbol) }

  /// The symbol of a string or number as it is written; `none` for an empty one. The span must go on for at least
  /// eight bytes after the value.
  mutating func symbol(_ bytes: RawSpan, _ node: JSONNode) -> Symbol {
    var guess = 0
    return symbol(bytes, node, guess: &guess)
  }

  /// The same for a field that mostly has one value for a while.
  ///
  /// - Parameter guess: where the last value of the field was found; any number will do.
  mutating func symbol(_ bytes: RawSpan, _ node: JSONNode, guess: inout Int) -> Symbol {
    let byteCount = node.end - node.start
    if byteCount == 0 { return .none }
    if node.hasEscapes { return table.symbol(JSONText.string(bytes, node)) }
    if guess < entries.count, entries[guess].byteCount == byteCount, matches(entries[guess], bytes, at: node.start) {
      return entries[guess].symbol
    }
    let hash = hash(bytes, from: node.start, byteCount: byteCount)
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot] != 0 {
      guess = Int(slots[slot]) - 1
      let entry = entries[guess]
      if entry.hash == hash && entry.byteCount == byteCount && matches(entry, bytes, at: node.start) {
        return entry.symbol
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    guess = entries.count
    return insert(bytes, node, hash: hash, slot: slot)
  }

  private mutating func insert(_ bytes: RawSpan, _ node: JSONNode, hash: UInt64, slot: Int) -> Symbol {
    let byteCount = node.end - node.start
    let symbol = table.symbol(JSONText.string(bytes, node))
    entries.append(Entry(hash: hash, firstWord: words.count, byteCount: byteCount, symbol: symbol))
    for offset in stride(from: 0, to: byteCount, by: 8) {
      words.append(TextSymbols.word(bytes, at: node.start + offset, byteCount: byteCount - offset))
    }
    slots[slot] = Int32(entries.count)
    if entries.count * 2 > slots.count { grow() }
    return symbol
  }

  private mutating func grow() {
    slots = [Int32](repeating: 0, count: slots.count * 2)
    for (number, entry) in entries.enumerated() {
      var slot = Int(truncatingIfNeeded: entry.hash) & (slots.count - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(number + 1)
    }
  }

  private func matches(_ entry: Entry, _ bytes: RawSpan, at start: Int) -> Bool {
    var word = entry.firstWord
    for offset in stride(from: 0, to: entry.byteCount, by: 8) {
      if TextSymbols.word(bytes, at: start + offset, byteCount: entry.byteCount - offset) != words[word] {
        return false
      }
      word += 1
    }
    return true
  }

  private func hash(_ bytes: RawSpan, from start: Int, byteCount: Int) -> UInt64 {
    var hash = seed ^ UInt64(byteCount)
    for offset in stride(from: 0, to: byteCount, by: 8) {
      let word = TextSymbols.word(bytes, at: start + offset, byteCount: byteCount - offset)
      let product = (hash ^ word).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
      hash = product.high ^ product.low ^ seed
    }
    return hash
  }

  /// Up to eight bytes as a word, those beyond the text as zeros.
  @inline(__always)
  private static func word(_ bytes: RawSpan, at offset: Int, byteCount: Int) -> UInt64 {
    let word = bytes.eightBytes(at: offset)
    return byteCount >= 8 ? word : word & ((1 << UInt64(truncatingIfNeeded: byteCount &* 8)) &- 1)
  }
}
