/// Follows the brackets and strings of JSON text without checking it, to find where one record ends and another begins.
struct StructureScan {
  private static let openBrace = UInt8(ascii: "{")
  private static let closeBrace = UInt8(ascii: "}")
  private static let openBracket = UInt8(ascii: "[")
  private static let closeBracket = UInt8(ascii: "]")

  private(set) var position = 0
  /// Values that were left behind unfinished because the next record begins.
  private(set) var cutOffValues = 0
  /// Where the top-level array begins that is open now; nil if it began before the text.
  private(set) var openArray: Int?
  /// The opening brackets that are not closed yet.
  private var open: [UInt8] = []
  /// The last byte that is no white space; strings count as their opening quote.
  private var last: UInt8 = 0
  private var isInString = false
  private var lastBreak = 0

  init(isInArray: Bool) {
    if isInArray {
      open = [StructureScan.openBracket]
      last = UInt8(ascii: ",")
    }
  }

  var isAtTopLevel: Bool { open.isEmpty }

  /// The next place where a record can begin: after a line feed between top-level values, before an object that follows
  /// another one on its line, after a comma of a top-level array, before an object that shows that the value before it
  /// was cut off. Nil when the text is used up; more text may be offered then.
  mutating func nextBreak(_ bytes: RawSpan, to count: Int) -> Int? {
    while position < count {
      if isInString {
        guard skipString(bytes, to: count) else { return nil }
        continue
      }
      let byte = bytes.byte(at: position)
      switch byte {
      case 0x20, 0x09, 0x0D: position += 1
      case 0x0A:
        position += 1
        if open.isEmpty { return breakHere() }
      case UInt8(ascii: "\""):
        isInString = true
        last = byte
        position += 1
      case UInt8(ascii: ","):
        last = byte
        position += 1
        if open.count == 1, open[0] == StructureScan.openBracket { return breakHere() }
      case StructureScan.openBrace where beginsRecord(bytes): return breakHere()
      case StructureScan.openBrace, StructureScan.openBracket: enter(byte)
      case StructureScan.closeBrace: leave(StructureScan.openBrace, with: byte)
      case StructureScan.closeBracket: leave(StructureScan.openBracket, with: byte)
      default:
        last = byte
        position += 1
      }
    }
    return nil
  }

  private mutating func breakHere() -> Int {
    lastBreak = position
    return position
  }

  private mutating func enter(_ bracket: UInt8) {
    if open.isEmpty, bracket == StructureScan.openBracket { openArray = position }
    open.append(bracket)
    last = bracket
    position += 1
  }

  /// Closes the innermost bracket of its kind and with it those inside that were never closed; a closing bracket
  /// without any is text.
  private mutating func leave(_ bracket: UInt8, with byte: UInt8) {
    if let index = open.lastIndex(of: bracket) { open.removeSubrange(index...) }
    last = byte
    position += 1
  }

  /// Whether the opening brace at `position` begins a record of its own.
  private mutating func beginsRecord(_ bytes: RawSpan) -> Bool {
    if position == lastBreak { return false }
    guard let innermost = open.last else { return last == StructureScan.closeBrace }
    let isAllowed =
      innermost == StructureScan.openBrace
      ? last == UInt8(ascii: ":") : last == UInt8(ascii: ",") || last == StructureScan.openBracket
    if isAllowed || bytes.byte(at: position - 1) != 0x0A { return false }
    cutOffValues += 1
    open.removeSubrange((open[0] == StructureScan.openBracket ? 1 : 0)...)
    return true
  }

  /// Moves behind the string. JSON allows no line feed in it, so a string that was cut off ends with its line.
  /// False when the text is used up before.
  private mutating func skipString(_ bytes: RawSpan, to count: Int) -> Bool {
    let quote = SIMD16<Int8>(repeating: Int8(bitPattern: UInt8(ascii: "\"")))
    let backslash = SIMD16<Int8>(repeating: Int8(bitPattern: UInt8(ascii: "\\")))
    let lineFeed = SIMD16<Int8>(repeating: 0x0A)
    while position < count {
      let chunk = bytes.sixteenBytes(at: position)
      if !any((chunk .== quote) .| (chunk .== backslash) .| (chunk .== lineFeed)) {
        position = min(position + 16, count)
        continue
      }
      switch bytes.byte(at: position) {
      case UInt8(ascii: "\""):
        position += 1
        isInString = false
        return true
      case 0x0A:
        isInString = false
        return true
      case UInt8(ascii: "\\"):
        // The escaped byte must be known.
        if position + 1 == count { return false }
        position += bytes.byte(at: position + 1) == 0x0A ? 1 : 2
      default: position += 1
      }
    }
    return false
  }
}
