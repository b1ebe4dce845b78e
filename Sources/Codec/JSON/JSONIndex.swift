/// A flat index over one JSON value: all its nodes in the order of the text, their bytes left where they are.
///
/// One index reads many values one after the other. It keeps its storage and what it learned about the order of names,
/// so that in the long run a value costs no allocation. What it learned changes its speed, never its answers.
package struct JSONIndex: Sendable {
  /// How deep arrays and objects may be nested; the root is level 1.
  package static let depthLimit = 512
  /// How many zero bytes must follow the content inside every span. They end each scan, because a zero byte is never
  /// part of JSON, and they allow loads of several bytes at the end.
  package static let paddingBytes = 64
  /// Offsets are stored in 32 bits, counted from the beginning of the value.
  static let byteLimit = Int(UInt32.max)

  // The storage is open to inlining, because readers in other modules ask for dozens of nodes of each record.
  @usableFromInline var nodes: [JSONNodeRecord] = []
  @usableFromInline var nodeCount = 0
  @usableFromInline var base = 0
  @usableFromInline let listedNames: Int
  private var names: JSONNameResolver
  private var seen: [UInt64]
  private let seenWordCount: Int
  private let byteLimit: Int

  package init(names: JSONNames) {
    self.init(names: names, byteLimit: JSONIndex.byteLimit)
  }

  /// For tests, that cannot read values of 4 GiB.
  init(names: JSONNames, byteLimit: Int) {
    self.names = JSONNameResolver(names: names)
    self.byteLimit = byteLimit
    listedNames = names.count
    seenWordCount = (self.names.numberLimit + 63) / 64
    seen = Array(repeating: 0, count: (JSONIndex.depthLimit + 1) * seenWordCount)
  }

  /// Checks and indexes the one JSON value (RFC 8259) that begins at or after an offset; white space before it is
  /// skipped.
  ///
  /// Strict: UTF-8, control characters, escapes and surrogate pairs, the grammar of numbers, at most `depthLimit` levels,
  /// at most 4 GiB a value. A name that one object has twice is refused, compared by the bytes of its unescaped text.
  /// What follows the value is left to the caller. The text must have `paddingBytes` zero bytes after its end inside the
  /// span.
  ///
  /// - Returns: the offset just past the value.
  /// - Throws: the fault and its offset in the span; the index is empty then.
  package mutating func read(_ bytes: RawSpan, at offset: Int) throws(JSONError) -> Int {
    nodeCount = 0
    names.leave(depth: 0)
    var scanner = JSONScanner(bytes, at: offset, seenWordCount: seenWordCount)
    do {
      while try !JSONIndex.scan(bytes, with: &scanner, nodes: &nodes, seen: &seen, names: &names) {
        guard scanner.position - scanner.base <= byteLimit else { break }
        nodes.append(contentsOf: repeatElement(JSONNodeRecord(), count: max(64, nodes.count)))
      }
    } catch {
      throw JSONIndex.isUTF16(bytes, at: scanner.base) ? JSONError(fault: .utf16, byteOffset: scanner.base) : error
    }
    guard scanner.position - scanner.base <= byteLimit else {
      throw JSONError(fault: .tooLarge, byteOffset: scanner.base)
    }
    base = scanner.base
    nodeCount = scanner.count
    return scanner.position
  }

  /// How many nodes the value has; 0 before the first value and after an error.
  package var count: Int { nodeCount }

  /// The node at a position. 0 is the root. The first child of an array or object at position p is p + 1, unless that
  /// is its `next` already; the `next` of each child is the child after it.
  @inlinable
  package subscript(position: Int) -> JSONNode {
    precondition(position < nodeCount, "no such node")
    let record = nodes[position]
    return JSONNode(
      kind: record.kind, name: Int(record.name) < listedNames ? max(-1, Int(record.name)) : -1,
      start: base + Int(record.start), end: base + Int(record.end), hasEscapes: record.hasEscapes,
      next: Int(record.next))
  }

  /// The name of a member without its escapes, also of one that is not in the list; empty for the root and for elements
  /// of arrays.
  package func nameText(at position: Int, in bytes: RawSpan) -> String {
    precondition(position < nodeCount, "no such node")
    let record = nodes[position]
    guard record.name != JSONNodeRecord.noName else { return "" }
    // Before a value stand a colon and the name. No quote inside the name comes without a backslash before it.
    var end = base + Int(record.start) - (record.kind == .string ? 2 : 1)
    while bytes.byte(at: end) != UInt8(ascii: "\"") { end -= 1 }
    var start = end - 1
    while bytes.byte(at: start) != UInt8(ascii: "\"") || bytes.byte(at: start - 1) == UInt8(ascii: "\\") { start -= 1 }
    return JSONText.string(bytes, from: start + 1, to: end, hasEscapes: true)
  }

  // Static, because only separate parameters can be lent as spans at the same time.
  private static func scan(
    _ bytes: RawSpan, with scanner: inout JSONScanner, nodes: inout [JSONNodeRecord], seen: inout [UInt64],
    names: inout JSONNameResolver
  ) throws(JSONError) -> Bool {
    var nodeSpan = nodes.mutableSpan
    var seenSpan = seen.mutableSpan
    return try scanner.scan(bytes, nodes: &nodeSpan, seen: &seenSpan, names: &names)
  }

  /// Whether a refused text begins like UTF-16: with its byte order mark, or with a zero byte beside an ASCII character.
  private static func isUTF16(_ bytes: RawSpan, at start: Int) -> Bool {
    let (first, second) = (bytes.byte(at: start), bytes.byte(at: start + 1))
    if (first, second) == (0xFF, 0xFE) || (first, second) == (0xFE, 0xFF) { return true }
    if first == 0 { return second != 0 && bytes.byte(at: start + 2) == 0 }
    return second == 0 && bytes.byte(at: start + 2) != 0 && bytes.byte(at: start + 3) == 0
  }
}
