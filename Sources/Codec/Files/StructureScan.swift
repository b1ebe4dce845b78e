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
  /// Whether the text begins between two elements of a top-level array.
  private let beganInArray: Bool
  /// Inside a record, where a comma or line feed means nothing.
  private var isInRecord = false
  private var isInString = false
  private var lastBreak = 0

  init(isInArray: Bool) {
    beganInArray = isInArray
    if isInArray { open = [StructureScan.openBracket] }
  }

  var isAtTopLevel: Bool { open.isEmpty }

  /// The next place where a record can begin: after a line feed between top-level values, before an object that follows
  /// another one on its line, after a comma of a top-level array, before an object that shows that the value before it
  /// was cut off. Nil when the text is used up; more text may be offered then.
  mutating func nextBreak(_ bytes: RawSpan, to count: Int) -> Int? {
    if isInString, !skipString(bytes, to: count) { return nil }
    while position < count {
      if isInRecord {
        position = StructureScan.recordMark(bytes, from: position, to: count)
        if position == count { return nil }
      }
      let byte = bytes.byte(at: position)
      switch byte {
      case UInt8(ascii: "\""):
        isInString = true
        position += 1
        if !skipString(bytes, to: count) { return nil }
      case StructureScan.openBrace where beginsRecord(bytes): return breakHere()
      case StructureScan.openBrace, StructureScan.openBracket: enter(byte)
      case StructureScan.closeBrace: leave(StructureScan.openBrace)
      case StructureScan.closeBracket: leave(StructureScan.openBracket)
      case 0x0A where open.isEmpty, UInt8(ascii: ",") where !isInRecord && !open.isEmpty:
        position += 1
        return breakHere()
      default: position += 1
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
    position += 1
    noteDepth()
  }

  /// Closes the innermost bracket of its kind and with it those inside that were never closed; a closing bracket
  /// without any is text.
  private mutating func leave(_ bracket: UInt8) {
    if let index = open.lastIndex(of: bracket) { open.removeSubrange(index...) }
    if open.isEmpty { openArray = nil }
    position += 1
    noteDepth()
  }

  private mutating func noteDepth() {
    isInRecord = open.count > 1 || open.first == StructureScan.openBrace
  }

  /// Whether the opening brace at `position` begins a record of its own.
  private mutating func beginsRecord(_ bytes: RawSpan) -> Bool {
    if position == lastBreak { return false }
    guard let innermost = open.last else { return significantByte(bytes) == StructureScan.closeBrace }
    if bytes.byte(at: position - 1) != 0x0A { return false }
    let before = significantByte(bytes)
    let isAllowed =
      innermost == StructureScan.openBrace
      ? before == UInt8(ascii: ":") : before == UInt8(ascii: ",") || before == StructureScan.openBracket
    if isAllowed { return false }
    cutOffValues += 1
    open.removeSubrange((open[0] == StructureScan.openBracket ? 1 : 0)...)
    noteDepth()
    return true
  }

  /// The last byte before `position` that is no white space. Before the elements that a text begins with stands a comma.
  private func significantByte(_ bytes: RawSpan) -> UInt8 {
    var index = position
    while index > 0 {
      index -= 1
      let byte = bytes.byte(at: index)
      if byte != 0x20 && byte != 0x09 && byte != 0x0A && byte != 0x0D { return byte }
    }
    return beganInArray ? UInt8(ascii: ",") : 0
  }

  /// Moves behind the string. JSON allows no line feed in it, so a string that was cut off ends with its line.
  /// False when the text is used up before.
  private mutating func skipString(_ bytes: RawSpan, to count: Int) -> Bool {
    while true {
      position = StructureScan.stringMark(bytes, from: position, to: count)
      if position >= count { return false }
      switch bytes.byte(at: position) {
      case UInt8(ascii: "\\"):
        // The escaped byte must be known.
        if position + 1 == count { return false }
        position += bytes.byte(at: position + 1) == 0x0A ? 1 : 2
      case 0x0A:
        isInString = false
        return true
      default:
        position += 1
        isInString = false
        return true
      }
    }
  }

  /// Where the next quote, backslash or line feed stands, `count` if there is none before. Long strings are skipped
  /// sixteen bytes at a time; eight at a time tell the place.
  private static func stringMark(_ bytes: RawSpan, from start: Int, to count: Int) -> Int {
    let quote = SIMD16<Int8>(repeating: Int8(bitPattern: UInt8(ascii: "\"")))
    let backslash = SIMD16<Int8>(repeating: Int8(bitPattern: UInt8(ascii: "\\")))
    let lineFeed = SIMD16<Int8>(repeating: 0x0A)
    var position = start
    while position < count {
      let chunk = bytes.sixteenBytes(at: position)
      if any((chunk .== quote) .| (chunk .== backslash) .| (chunk .== lineFeed)) { break }
      position += 16
    }
    while position < count {
      let word = bytes.eightBytes(at: position)
      let marks =
        zeroBytes(word ^ 0x2222_2222_2222_2222) | zeroBytes(word ^ 0x5C5C_5C5C_5C5C_5C5C)
        | zeroBytes(word ^ 0x0A0A_0A0A_0A0A_0A0A)
      if marks != 0 { return min(position + marks.trailingZeroBitCount / 8, count) }
      position += 8
    }
    return count
  }

  /// Where the next quote or bracket stands, `count` if there is none before.
  private static func recordMark(_ bytes: RawSpan, from start: Int, to count: Int) -> Int {
    var position = start
    while position < count {
      let word = bytes.eightBytes(at: position)
      // Braces differ from brackets in this bit only.
      let braces = word | 0x2020_2020_2020_2020
      let marks =
        zeroBytes(word ^ 0x2222_2222_2222_2222) | zeroBytes(braces ^ 0x7B7B_7B7B_7B7B_7B7B)
        | zeroBytes(braces ^ 0x7D7D_7D7D_7D7D_7D7D)
      if marks != 0 { return min(position + marks.trailingZeroBitCount / 8, count) }
      position += 8
    }
    return count
  }

  /// The highest bit of each zero byte; above the lowest one that is set, others may be set wrongly.
  private static func zeroBytes(_ word: UInt64) -> UInt64 {
    (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080
  }
}
