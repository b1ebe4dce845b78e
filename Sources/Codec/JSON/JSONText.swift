/// The text of string nodes.
package enum JSONText {
  /// The text of a string without its escapes; for other kinds the text as it is written.
  package static func string(_ bytes: RawSpan, _ node: JSONNode) -> String {
    string(bytes, from: node.start, to: node.end, hasEscapes: node.hasEscapes)
  }

  /// Whether a string says exactly a text, byte by byte: other spellings of the same characters (NFC, NFD) differ.
  package static func equals(_ bytes: RawSpan, _ node: JSONNode, _ text: String) -> Bool {
    guard node.kind == .string else { return false }
    if node.hasEscapes { return string(bytes, node).utf8.elementsEqual(text.utf8) }
    guard text.utf8.count == node.end - node.start else { return false }
    var position = node.start
    for byte in text.utf8 {
      guard bytes.byte(at: position) == byte else { return false }
      position += 1
    }
    return true
  }

  /// The value of a string that holds a decimal number as computers print it: 1 to 18 digits, no sign, no leading
  /// zero. Nearly all ids of the App Store are such strings.
  package static func canonicalNumber(_ bytes: RawSpan, _ node: JSONNode) -> UInt64? {
    let count = node.end - node.start
    guard node.kind == .string, (1...18).contains(count) else { return nil }
    if bytes.byte(at: node.start) == UInt8(ascii: "0") && count > 1 { return nil }
    var value: UInt64 = 0
    for position in node.start..<node.end {
      let digit = bytes.byte(at: position) &- UInt8(ascii: "0")
      guard digit < 10 else { return nil }
      value = value &* 10 &+ UInt64(digit)
    }
    return value
  }

  /// Appends the bytes of a string without its escapes, for readers that keep one buffer.
  package static func append(_ bytes: RawSpan, _ node: JSONNode, to output: inout [UInt8]) {
    precondition(node.kind == .string, "not a string")
    append(bytes, from: node.start, to: node.end, to: &output)
  }

  static func string(_ bytes: RawSpan, from start: Int, to end: Int, hasEscapes: Bool) -> String {
    if hasEscapes {
      var output: [UInt8] = []
      output.reserveCapacity(end - start)
      append(bytes, from: start, to: end, to: &output)
      return String(decoding: output, as: UTF8.self)
    }
    // Unsafe because the pointer must not leave the closure; the copy is made inside.
    return unsafe bytes.extracting(start..<end).withUnsafeBytes { unsafe String(decoding: $0, as: UTF8.self) }
  }

  static func append(_ bytes: RawSpan, from start: Int, to end: Int, to output: inout [UInt8]) {
    var position = start
    while position < end {
      let byte = bytes.byte(at: position)
      if byte == UInt8(ascii: "\\") {
        position = JSONEscape.append(bytes, at: position, to: &output)
      } else {
        output.append(byte)
        position += 1
      }
    }
  }
}
