internal import Codec
internal import Refunds

/// An id as it was read.
enum IdentifierReading: Equatable {
  case absent
  case number(UInt64)
  /// Any other text, to be kept byte for byte.
  case text
  /// Scientific notation that does not spell all digits: 2.00000E+15 may be any of ten billion ids (rules.md 1).
  case lostDigits
  /// A value that cannot be an id.
  case unusable
}

/// Reads ids of transactions: texts as they are, JSON numbers by the digits they spell.
enum IdentifierReader {
  static func read(_ bytes: RawSpan, _ node: JSONNode) -> IdentifierReading {
    switch node.kind {
    case .string:
      if node.start == node.end { return .absent }
      if let number = plainNumber(bytes, node) { return .number(number) }
      return isScientific(bytes, node) ? spelledNumber(bytes, node) : .text
    case .number:
      if let number = plainNumber(bytes, node) { return .number(number) }
      return isInteger(bytes, node) ? .text : spelledNumber(bytes, node)
    case .null:
      return .absent
    case .true, .false, .array, .object:
      return .unusable
    }
  }

  // Up to 18 digits without leading zeros print as they were written.
  private static func plainNumber(_ bytes: RawSpan, _ node: JSONNode) -> UInt64? {
    let count = node.end - node.start
    guard (1...18).contains(count), count == 1 || bytes.byte(at: node.start) != UInt8(ascii: "0") else { return nil }
    var value: UInt64 = 0
    for position in node.start..<node.end {
      let digit = bytes.byte(at: position) &- UInt8(ascii: "0")
      guard digit < 10 else { return nil }
      value = value &* 10 &+ UInt64(digit)
    }
    return value
  }

  /// 710000000000406.0 and 7.10000000000406E14 spell every digit of the id, 7.1E14 does not.
  private static func spelledNumber(_ bytes: RawSpan, _ node: JSONNode) -> IdentifierReading {
    guard let number = DecimalNumber(bytes, from: node.start, to: node.end), number.exponent <= 0,
      let whole = number.whole,
      whole >= 0, whole < 1_000_000_000_000_000_000
    else { return .lostDigits }
    return .number(UInt64(whole))
  }

  private static func isInteger(_ bytes: RawSpan, _ node: JSONNode) -> Bool {
    (node.start..<node.end).allSatisfy { bytes.byte(at: $0) &- UInt8(ascii: "0") < 10 }
  }

  private static func isScientific(_ bytes: RawSpan, _ node: JSONNode) -> Bool {
    (node.start..<node.end).contains { bytes.byte(at: $0) | 0x20 == UInt8(ascii: "e") }
      && DecimalNumber(bytes, from: node.start, to: node.end) != nil
  }
}
