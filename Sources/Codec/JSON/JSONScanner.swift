/// The walk over one JSON value. It keeps where it is; the storage it fills belongs to the index and is lent to it as
/// spans, because the uniqueness check of an array at each write would cost a tenth of the speed.
struct JSONScanner {
  /// The offset of the first byte that was not yet read.
  private(set) var position: Int
  /// How many nodes are in use.
  private(set) var count = 0
  /// Where the value begins.
  let base: Int
  private let seenWordCount: Int
  /// The position of the innermost open array or object, and how many are open.
  private var parent = JSONNodeRecord.noParent
  private var depth = 0
  private var isInObject = false
  /// The name of the value that begins at `position`, and the situation in which the next name is guessed.
  private var name = JSONNodeRecord.noName
  private var situation = 0

  /// - Parameter seenWordCount: how many words of 64 bits mark the names of one object.
  init(_ bytes: RawSpan, at offset: Int, seenWordCount: Int) {
    base = JSONScanner.endOfSpace(bytes, from: offset)
    position = base
    self.seenWordCount = seenWordCount
  }

  /// Reads on until the value ends or all nodes are in use.
  ///
  /// - Parameter seen: for each depth the marks of the names that the open object there already has.
  /// - Returns: whether the value has ended; otherwise call again with more nodes.
  mutating func scan(
    _ bytes: RawSpan, nodes: inout MutableSpan<JSONNodeRecord>, seen: inout MutableSpan<UInt64>,
    names: inout JSONNameResolver
  ) throws(JSONError) -> Bool {
    while true {
      guard count < nodes.count else { return false }
      switch bytes.byte(at: position) {
      case UInt8(ascii: "\""):
        var hasEscapes = false
        let end = try JSONString.end(bytes, from: position + 1, hasEscapes: &hasEscapes)
        append(.string, from: position + 1, to: end, hasEscapes: hasEscapes, &nodes)
        position = end + 1
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
        let end = try JSONNumber.end(bytes, from: position)
        append(.number, from: position, to: end, &nodes)
        position = end
      case UInt8(ascii: "{"):
        if try openObject(bytes, &nodes, &seen, &names) { continue }
      case UInt8(ascii: "["):
        if try openArray(bytes, &nodes) { continue }
      default:
        let (kind, end) = try literal(bytes)
        append(kind, from: position, to: end, &nodes)
        position = end
      }
      if try !advance(bytes, &nodes, &seen, &names) { return true }
    }
  }

  @inline(__always)
  private mutating func append(
    _ kind: JSONKind, from start: Int, to end: Int, hasEscapes: Bool = false, _ nodes: inout MutableSpan<JSONNodeRecord>
  ) {
    nodes[count] = JSONNodeRecord(
      start: UInt32(truncatingIfNeeded: start - base), end: UInt32(truncatingIfNeeded: end - base),
      next: UInt32(truncatingIfNeeded: count + 1), name: name, kind: kind, hasEscapes: hasEscapes)
    count += 1
  }

  private func literal(_ bytes: RawSpan) throws(JSONError) -> (kind: JSONKind, end: Int) {
    let first = bytes.byte(at: position)
    if JSONLiteral.isLetter(first) { return try JSONLiteral.read(bytes, at: position) }
    // An empty array is closed where it opens, so this bracket follows a comma.
    if first == UInt8(ascii: "]") && depth > 0 && !isInObject {
      throw JSONError(fault: .trailingComma, byteOffset: position)
    }
    throw .at(position, of: bytes, .unexpectedCharacter)
  }

  /// - Returns: whether an element begins at `position`; otherwise the array was empty and is closed.
  @inline(__always)
  private mutating func openArray(
    _ bytes: RawSpan, _ nodes: inout MutableSpan<JSONNodeRecord>
  ) throws(JSONError) -> Bool {
    try open(.array, bytes, &nodes)
    guard bytes.byte(at: position) != UInt8(ascii: "]") else {
      close(&nodes)
      return false
    }
    name = JSONNodeRecord.noName
    return true
  }

  /// - Returns: whether the value of a member begins at `position`; otherwise the object was empty and is closed.
  @inline(__always)
  private mutating func openObject(
    _ bytes: RawSpan, _ nodes: inout MutableSpan<JSONNodeRecord>, _ seen: inout MutableSpan<UInt64>,
    _ names: inout JSONNameResolver
  ) throws(JSONError) -> Bool {
    situation = names.situation(opening: name)
    try open(.object, bytes, &nodes)
    guard bytes.byte(at: position) != UInt8(ascii: "}") else {
      close(&nodes)
      return false
    }
    for word in depth * seenWordCount..<(depth + 1) * seenWordCount { seen[word] = 0 }
    try readName(bytes, &seen, &names)
    return true
  }

  @inline(__always)
  private mutating func open(
    _ kind: JSONKind, _ bytes: RawSpan, _ nodes: inout MutableSpan<JSONNodeRecord>
  ) throws(JSONError) {
    guard depth < JSONIndex.depthLimit else { throw JSONError(fault: .tooDeep, byteOffset: position) }
    append(kind, from: position, to: position, &nodes)
    nodes[count - 1].next = parent
    parent = UInt32(truncatingIfNeeded: count - 1)
    depth += 1
    isInObject = kind == .object
    position = JSONScanner.endOfSpace(bytes, from: position + 1)
  }

  /// Closes the innermost array or object with the bracket at `position`.
  @inline(__always)
  private mutating func close(_ nodes: inout MutableSpan<JSONNodeRecord>) {
    position += 1
    var node = nodes[Int(parent)]
    let outer = node.next
    node.end = UInt32(truncatingIfNeeded: position - base)
    node.next = UInt32(truncatingIfNeeded: count)
    nodes[Int(parent)] = node
    name = node.name
    parent = outer
    depth -= 1
    isInObject = outer != JSONNodeRecord.noParent && nodes[Int(outer)].kind == .object
  }

  /// Goes on after a value: over closing brackets to the next value.
  ///
  /// - Returns: false if the root has ended.
  @inline(__always)
  private mutating func advance(
    _ bytes: RawSpan, _ nodes: inout MutableSpan<JSONNodeRecord>, _ seen: inout MutableSpan<UInt64>,
    _ names: inout JSONNameResolver
  ) throws(JSONError) -> Bool {
    while depth > 0 {
      position = JSONScanner.endOfSpace(bytes, from: position)
      let byte = bytes.byte(at: position)
      if byte == UInt8(ascii: ",") {
        position = JSONScanner.endOfSpace(bytes, from: position + 1)
        if isInObject {
          situation = names.situation(after: name)
          try readName(bytes, &seen, &names)
        } else {
          name = JSONNodeRecord.noName
        }
        return true
      }
      guard byte == (isInObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) else {
        throw .at(position, of: bytes, .unexpectedCharacter)
      }
      if isInObject { names.leave(depth: depth) }
      close(&nodes)
    }
    return false
  }

  /// Reads a name and its colon; the value begins at `position` then.
  @inline(__always)
  private mutating func readName(
    _ bytes: RawSpan, _ seen: inout MutableSpan<UInt64>, _ names: inout JSONNameResolver
  ) throws(JSONError) {
    let quote = position
    let first = bytes.byte(at: quote)
    guard first == UInt8(ascii: "\"") else {
      // An empty object is closed where it opens, so this bracket follows a comma.
      if first == UInt8(ascii: "}") { throw JSONError(fault: .trailingComma, byteOffset: quote) }
      throw .at(quote, of: bytes, .unexpectedCharacter)
    }
    var (number, end) = (0, 0)
    if let guess = names.guess(situation, bytes, at: quote + 1) {
      (number, end) = guess
    } else {
      (number, end) = try names.resolve(bytes, at: quote + 1, situation: situation, depth: depth)
    }
    name = Int16(truncatingIfNeeded: number)
    if number >= 0 {
      let word = depth * seenWordCount + number >> 6
      let mark: UInt64 = 1 << UInt64(truncatingIfNeeded: number & 63)
      guard seen[word] & mark == 0 else { throw JSONError(fault: .duplicateName, byteOffset: quote) }
      seen[word] |= mark
    }
    position = JSONScanner.endOfSpace(bytes, from: end + 1)
    guard bytes.byte(at: position) == UInt8(ascii: ":") else { throw .at(position, of: bytes, .unexpectedCharacter) }
    position = JSONScanner.endOfSpace(bytes, from: position + 1)
  }

  /// The first byte at or after an offset that is not white space.
  @inline(__always)
  static func endOfSpace(_ bytes: RawSpan, from start: Int) -> Int {
    if bytes.byte(at: start) > 0x20 { return start }
    return endOfLongSpace(bytes, from: start)
  }

  private static func endOfLongSpace(_ bytes: RawSpan, from start: Int) -> Int {
    var position = start
    while true {
      switch bytes.byte(at: position) {
      case 0x20:
        // Indentation.
        if bytes.eightBytes(at: position) == 0x2020_2020_2020_2020 { position += 7 }
        position += 1
      case 0x09, 0x0A, 0x0D:
        position += 1
      default:
        return position
      }
    }
  }
}
