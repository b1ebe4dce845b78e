/// Turns the member names of a text into numbers, with the experience of the texts before it.
///
/// Records of one file mostly have the same members in the same order. After each name the resolver remembers which one
/// followed; the next time that name is compared first, and usually neither the end of the name nor a hash is needed.
struct JSONNameResolver {
  private(set) var table: JSONNames
  /// For each situation the number of the name that came last time, -1 for none.
  private var guesses: [Int16]
  private let situationCount: Int
  private(set) var unlisted = JSONNameSet()
  private var scratch: [UInt8] = []

  /// Longer names are not learned, so that no text can fill the memory.
  private static let learnedByteLimit = 64

  init(names: JSONNames) {
    table = names
    situationCount = names.count + JSONNames.learnedLimit + 2
    guesses = Array(repeating: -1, count: 2 * situationCount)
    // Until a text shows its own order, the order of the list is as good a guess as any.
    for number in 0..<names.count where names.entries[number].isPlain {
      guesses[number == 0 ? situation(opening: JSONNodeRecord.noName) : situation(after: Int16(number - 1))] =
        Int16(number)
    }
  }

  /// How many numbers a name can have: those of the list and those learned.
  var numberLimit: Int { table.count + JSONNames.learnedLimit }

  /// The situation after a member of the same object.
  @inline(__always)
  func situation(after name: Int16) -> Int { Int(name) + 2 }

  /// The situation at the beginning of an object that is the value of a member.
  @inline(__always)
  func situation(opening name: Int16) -> Int { Int(name) + 2 + situationCount }

  /// The number of the guessed name if it stands at an offset.
  @inline(__always)
  func guess(_ situation: Int, _ bytes: RawSpan, at start: Int) -> (number: Int, end: Int)? {
    let number = Int(guesses[situation])
    guard number >= 0, table.matches(number, bytes, at: start) else { return nil }
    let end = start + table.entries[number].byteCount
    return bytes.byte(at: end) == UInt8(ascii: "\"") ? (number, end) : nil
  }

  /// The number of a name by its hash; a new name is learned, or kept as one of this object if the table is full.
  ///
  /// - Parameter start: the offset just after the opening quote.
  /// - Returns: the number, `JSONNodeRecord.unlistedName` for a name without one, and the offset of the closing quote.
  mutating func resolve(
    _ bytes: RawSpan, at start: Int, situation: Int, depth: Int
  ) throws(JSONError) -> (number: Int, end: Int) {
    var name = JSONRawName(start: start, end: start, hasEscapes: false)
    name.end = try JSONString.end(bytes, from: start, hasEscapes: &name.hasEscapes)
    let number: Int?
    let hash: UInt64
    if name.hasEscapes {
      scratch.removeAll(keepingCapacity: true)
      JSONText.append(bytes, from: start, to: name.end, to: &scratch)
      let byteCount = scratch.count
      scratch.append(contentsOf: repeatElement(0, count: 8))
      // Moved out and back, because the name is looked up in other parts of this value.
      let unescaped = scratch
      scratch = []
      // Unsafe only for elements with padding; bytes have none.
      (number, hash) = findOrLearn(unsafe unescaped.span.bytes, from: 0, byteCount: byteCount)
      scratch = unescaped
    } else {
      (number, hash) = findOrLearn(bytes, from: start, byteCount: name.end - start)
    }
    if let number {
      if table.entries[number].isPlain { guesses[situation] = Int16(number) }
      return (number, name.end)
    }
    guard unlisted.insert(name, hash: hash, depth: depth, in: bytes) else {
      throw JSONError(fault: .duplicateName, byteOffset: start - 1)
    }
    return (Int(JSONNodeRecord.unlistedName), name.end)
  }

  /// Forgets the unlisted names of the object at a depth, and of those inside it.
  @inline(__always)
  mutating func leave(depth: Int) {
    if !unlisted.isEmpty { unlisted.leave(depth: depth) }
  }

  private mutating func findOrLearn(
    _ bytes: RawSpan, from start: Int, byteCount: Int
  ) -> (number: Int?, hash: UInt64) {
    let hash = table.hash(bytes, from: start, byteCount: byteCount)
    if let number = table.find(bytes, from: start, byteCount: byteCount, hash: hash) { return (number, hash) }
    guard table.entries.count < numberLimit, byteCount <= JSONNameResolver.learnedByteLimit else { return (nil, hash) }
    table.insert(bytes, from: start, byteCount: byteCount, hash: hash)
    return (table.entries.count - 1, hash)
  }
}
