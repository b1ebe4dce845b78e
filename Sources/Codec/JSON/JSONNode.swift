/// One value of a JSON text. The nodes of a `JSONIndex` stand in the order of the text.
package struct JSONNode: Hashable, Sendable {
  @usableFromInline package var kind: JSONKind
  /// The number of the member's name in the `JSONNames` of the index; -1 for the root, for elements of arrays and for
  /// names that are not in the list.
  @usableFromInline package var name: Int
  /// The bytes of the value in the span: a string without its quotes and with its escapes untouched, a number or
  /// literal as written, an array or object with its brackets.
  @usableFromInline package var start: Int
  @usableFromInline package var end: Int
  /// Whether a string contains a backslash.
  @usableFromInline package var hasEscapes: Bool
  /// The position of the node that follows this one and everything inside it.
  @usableFromInline package var next: Int

  @inlinable
  package init(kind: JSONKind, name: Int, start: Int, end: Int, hasEscapes: Bool, next: Int) {
    self.kind = kind
    self.name = name
    self.start = start
    self.end = end
    self.hasEscapes = hasEscapes
    self.next = next
  }
}

/// A node as the index stores it, in 16 bytes: a record of two dozen members fits in a few cache lines.
@usableFromInline
struct JSONNodeRecord: Sendable {
  /// The name of a node that has none: the root and elements of arrays.
  static let noName: Int16 = -2
  /// The name of a member whose name is neither known nor learned.
  static let unlistedName: Int16 = -1
  static let noParent = UInt32.max

  /// Byte offsets counted from the first byte of the root.
  @usableFromInline var start: UInt32 = 0
  @usableFromInline var end: UInt32 = 0
  /// As in `JSONNode`; while an array or object is still open, the position of the one around it.
  @usableFromInline var next: UInt32 = 0
  @usableFromInline var name: Int16 = JSONNodeRecord.noName
  @usableFromInline var kind = JSONKind.null
  @usableFromInline var hasEscapes = false
}
