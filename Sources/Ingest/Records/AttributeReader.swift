internal import Codec
internal import Refunds

/// DynamoDB's notation, in which each value stands in an object that names its type: `{"price":{"N":"9990"}}`.
///
/// An item is rewritten as plain JSON and read as that. Source: the API reference of DynamoDB, `AttributeValue`.
extension RecordReader {
  /// Reads an object as an item of DynamoDB.
  ///
  /// - Returns: whether it is one that holds a record.
  mutating func readAttributes(
    _ position: Int, _ index: JSONIndex, _ bytes: RawSpan, _ context: RecordContext
  ) -> Bool {
    guard AttributeNotation.isItem(position, index, bytes) else { return false }
    var writer = JSONWriter()
    AttributeNotation.write(item: position, index, bytes, to: &writer)
    return readInside(writer.take(), context)
  }

  /// Reads JSON that was made of another notation.
  ///
  /// - Returns: whether it holds a record.
  mutating func readInside(_ json: [UInt8], _ context: RecordContext) -> Bool {
    var isRecord = false
    readRewritten(json) { reader, index, bytes in isRecord = reader.readInside(0, index, bytes, context) }
    return isRecord
  }
}

/// Tells and rewrites the notation.
enum AttributeNotation {
  private static let types: Set<String> = ["S", "N", "B", "BOOL", "NULL", "M", "L", "SS", "NS", "BS"]

  /// Whether all members of an object are values with a type.
  static func isItem(_ position: Int, _ index: JSONIndex, _ bytes: RawSpan) -> Bool {
    let end = index[position].next
    var child = position + 1
    while child < end {
      guard isValue(child, index, bytes) else { return false }
      child = index[child].next
    }
    return end > position + 1
  }

  /// Whether the first member of an object is a value with a type; a cheap look before the whole one.
  static func mayBeItem(_ position: Int, _ index: JSONIndex, _ bytes: RawSpan) -> Bool {
    let child = position + 1
    return child < index[position].next && index[child].kind == .object && isValue(child, index, bytes)
  }

  private static func isValue(_ position: Int, _ index: JSONIndex, _ bytes: RawSpan) -> Bool {
    let node = index[position]
    guard node.kind == .object, position + 1 < node.next, index[position + 1].next == node.next else { return false }
    return types.contains(index.nameText(at: position + 1, in: bytes))
  }

  static func write(item: Int, _ index: JSONIndex, _ bytes: RawSpan, to writer: inout JSONWriter) {
    writer.beginObject()
    var child = item + 1
    while child < index[item].next {
      writer.name(index.nameText(at: child, in: bytes))
      write(value: child, index, bytes, to: &writer)
      child = index[child].next
    }
    writer.endObject()
  }

  // Numbers stay text: the readers of fields take both, and no digit can be lost.
  private static func write(value: Int, _ index: JSONIndex, _ bytes: RawSpan, to writer: inout JSONWriter) {
    guard isValue(value, index, bytes) else { return writer.null() }
    let content = index[value + 1]
    switch (index.nameText(at: value + 1, in: bytes), content.kind) {
    case ("NULL", _): writer.null()
    case ("M", .object): write(item: value + 1, index, bytes, to: &writer)
    case ("L", .array): write(elementsOf: value + 1, index, bytes, to: &writer)
    case (_, .array): write(textsOf: value + 1, index, bytes, to: &writer)
    case (_, .true): writer.bool(true)
    case (_, .false): writer.bool(false)
    case (_, .string), (_, .number): writer.string(JSONText.string(bytes, content))
    case (_, .null), (_, .object): writer.null()
    }
  }

  private static func write(
    elementsOf array: Int, _ index: JSONIndex, _ bytes: RawSpan, to writer: inout JSONWriter
  ) {
    writer.beginArray()
    var child = array + 1
    while child < index[array].next {
      write(value: child, index, bytes, to: &writer)
      child = index[child].next
    }
    writer.endArray()
  }

  private static func write(textsOf array: Int, _ index: JSONIndex, _ bytes: RawSpan, to writer: inout JSONWriter) {
    writer.beginArray()
    var child = array + 1
    while child < index[array].next {
      let node = index[child]
      if node.kind == .string || node.kind == .number { writer.string(JSONText.string(bytes, node)) }
      child = node.next
    }
    writer.endArray()
  }
}
