internal import Codec

/// What may stand between records: white space, byte order marks (each file of a concatenation may bring one), commas,
/// and the brackets of arrays around records.
struct RecordSeparators {
  /// Arrays that have begun and not ended.
  private(set) var openArrays: Int
  /// A value, or one that could not be read, stands before: a comma or a closing bracket may follow.
  var isAfterRecord: Bool
  /// Where a bracket or comma stands that belongs to no value.
  var misplaced: Int?
  /// Whether there was anything but white space.
  private(set) var sawContent = false

  init(openArrays: Int, isAfterRecord: Bool) {
    self.openArrays = openArrays
    self.isAfterRecord = isAfterRecord
  }

  /// - Returns: where the next record begins, or the place after a misplaced bracket or comma.
  mutating func skip(_ bytes: RawSpan, from start: Int, to count: Int) -> Int {
    var position = start
    while position < count && misplaced == nil {
      let byte = bytes.byte(at: position)
      if RecordReader.isWhiteSpace(byte) {
        position += 1
      } else if bytes.eightBytes(at: position) & 0xFF_FFFF == 0xBF_BBEF {
        position += 3
      } else if byte == UInt8(ascii: "[") && isLineStart(bytes, position)
        && LogPrefix.begins(bytes, at: position, to: count)
      {
        sawContent = true
        break
      } else if byte == UInt8(ascii: "[") || byte == UInt8(ascii: "]") || byte == UInt8(ascii: ",") {
        take(byte, at: position)
        position += 1
      } else {
        sawContent = true
        break
      }
    }
    return position
  }

  private func isLineStart(_ bytes: RawSpan, _ position: Int) -> Bool {
    openArrays == 0 && (position == 0 || bytes.byte(at: position - 1) == 0x0A)
  }

  private mutating func take(_ byte: UInt8, at position: Int) {
    sawContent = true
    switch byte {
    case UInt8(ascii: "["):
      openArrays += 1
      isAfterRecord = false
    case UInt8(ascii: "]"):
      if openArrays == 0 {
        misplaced = position
      } else {
        openArrays -= 1
      }
      isAfterRecord = true
    default:
      if !isAfterRecord { misplaced = position }
      isAfterRecord = openArrays == 0
    }
  }
}
