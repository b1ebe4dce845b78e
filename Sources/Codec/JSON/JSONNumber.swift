/// Numbers of JSON: their grammar (RFC 8259, section 6) and, without a detour over binary fractions, their value.
package enum JSONNumber {
  /// The exact value of a number node; nil for a fraction, an exponent or a number beyond `Int64`.
  package static func integer(_ bytes: RawSpan, _ node: JSONNode) -> Int64? {
    guard node.kind == .number else { return nil }
    let isNegative = bytes.byte(at: node.start) == UInt8(ascii: "-")
    var value: Int64 = 0
    for position in node.start + (isNegative ? 1 : 0)..<node.end {
      let digit = Int64(bytes.byte(at: position)) - 0x30
      guard (0...9).contains(digit) else { return nil }
      let (tenfold, overflow) = value.multipliedReportingOverflow(by: 10)
      // Summed on the negative side, which is the longer one of the two.
      let (sum, sumOverflow) = tenfold.subtractingReportingOverflow(digit)
      if overflow || sumOverflow { return nil }
      value = sum
    }
    if isNegative { return value }
    return value == .min ? nil : -value
  }

  /// Whether a text is a number by the grammar of JSON, and nothing else.
  package static func isNumber(_ text: String) -> Bool {
    let padded = Array(text.utf8) + Array(repeating: 0, count: 8)
    // Unsafe only for elements with padding; bytes have none.
    let bytes = unsafe padded.span.bytes
    return (try? end(bytes, from: 0)) == text.utf8.count
  }

  /// Checks a number.
  ///
  /// - Parameter start: the offset of a minus sign or a digit.
  /// - Returns: the offset just after the number.
  @inline(__always)
  static func end(_ bytes: RawSpan, from start: Int) throws(JSONError) -> Int {
    var position = start
    if bytes.byte(at: position) == UInt8(ascii: "-") { position += 1 }
    let first = bytes.byte(at: position)
    guard isDigit(first) else { throw .at(position, of: bytes, .invalidNumber) }
    position = endOfDigits(bytes, from: position + 1)
    if first == UInt8(ascii: "0") {
      let digits = bytes.byte(at: start) == first ? start : start + 1
      guard position == digits + 1 else { throw JSONError(fault: .invalidNumber, byteOffset: digits + 1) }
    }
    let next = bytes.byte(at: position)
    if next == UInt8(ascii: ".") || next | 0x20 == UInt8(ascii: "e") {
      return try endOfFraction(bytes, from: position)
    }
    return position
  }

  private static func endOfFraction(_ bytes: RawSpan, from start: Int) throws(JSONError) -> Int {
    var position = start
    if bytes.byte(at: position) == UInt8(ascii: ".") {
      position = try endOfDigitsAtLeastOne(bytes, from: position + 1)
    }
    if bytes.byte(at: position) | 0x20 == UInt8(ascii: "e") {
      position += 1
      let sign = bytes.byte(at: position)
      if sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") { position += 1 }
      position = try endOfDigitsAtLeastOne(bytes, from: position)
    }
    return position
  }

  private static func endOfDigitsAtLeastOne(_ bytes: RawSpan, from start: Int) throws(JSONError) -> Int {
    guard isDigit(bytes.byte(at: start)) else { throw .at(start, of: bytes, .invalidNumber) }
    return endOfDigits(bytes, from: start)
  }

  /// Eight bytes at a time: after the exclusive or a digit is 0 to 9, and 0x76 more sets the high bit of all others.
  /// A carry out of such a byte falsifies only the bytes after it, which no longer matter.
  @inline(__always)
  private static func endOfDigits(_ bytes: RawSpan, from start: Int) -> Int {
    var position = start
    while true {
      let values = bytes.eightBytes(at: position) ^ 0x3030_3030_3030_3030
      let others = ((values &+ 0x7676_7676_7676_7676) | values) & 0x8080_8080_8080_8080
      if others != 0 { return position + others.trailingZeroBitCount >> 3 }
      position += 8
    }
  }

  @inline(__always)
  private static func isDigit(_ byte: UInt8) -> Bool {
    byte &- UInt8(ascii: "0") < 10
  }
}
