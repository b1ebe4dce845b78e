internal import Codec

/// Writes the values of Swift properties as Apple's JSON has them.
enum PropertyText {
  /// A value as it stands. Objects and arrays, which no property of Apple's JSON has here, become an empty object: the
  /// reader of the field says what it makes of that.
  static func write(_ position: Int, _ index: JSONIndex, _ bytes: RawSpan, to writer: inout JSONWriter) {
    let node = index[position]
    switch node.kind {
    case .null: writer.null()
    case .true: writer.bool(true)
    case .false: writer.bool(false)
    case .number: writer.decimal(text: JSONText.string(bytes, node))
    case .string: writer.string(JSONText.string(bytes, node))
    case .array, .object:
      writer.beginObject()
      writer.endObject()
    }
  }

  /// A number in thousandths; what is no number stays as it stands.
  static func writeThousandfold(
    _ position: Int, _ index: JSONIndex, _ bytes: RawSpan, to writer: inout JSONWriter
  ) {
    let node = index[position]
    guard node.kind == .number || node.kind == .string,
      let number = DecimalNumber(bytes, from: node.start, to: node.end),
      let thousandths = number.roundedMagnitude(byPowerOfTen: 3)
    else { return write(position, index, bytes, to: &writer) }
    writer.integer(number.isNegative ? -thousandths : thousandths)
  }

  /// The name of a case: `.purchased` and `purchased` as text, `{"purchased":{}}` as the compiler encodes it, and
  /// objects that hold the name in one of their members.
  static func name(at position: Int, _ index: JSONIndex, _ bytes: RawSpan) -> String {
    let node = index[position]
    switch node.kind {
    case .object:
      var child = position + 1
      while child < node.next {
        let name = index.nameText(at: child, in: bytes)
        if ["rawValue", "countryCode", "identifier"].contains(name) { return self.name(at: child, index, bytes) }
        child = index[child].next
      }
      return position + 1 < node.next ? index.nameText(at: position + 1, in: bytes) : ""
    case .string, .number, .true, .false:
      let text = JSONText.string(bytes, node)
      return text.hasPrefix(".") ? String(text.dropFirst()) : text
    case .null, .array: return ""
    }
  }
}
