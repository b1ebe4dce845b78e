/// Tells `[2025-03-04T10:00:00Z] INFO …` from an array.
package enum LogPrefix {
  /// Longer words in brackets are none of a log's time, level or source.
  private static let byteLimit = 128

  /// Whether a bracket opens words of a log: plain words up to the closing bracket, and more text on the same line. An
  /// array of numbers ends its line or goes on with a comma, and no array has anything but separators behind it.
  package static func begins(_ bytes: RawSpan, at start: Int, to count: Int) -> Bool {
    guard bytes.byte(at: start) == UInt8(ascii: "["), start + 1 < count, isWord(bytes.byte(at: start + 1)) else {
      return false
    }
    let end = min(count, start + byteLimit)
    guard let close = ByteSearch.first(UInt8(ascii: "]"), in: bytes, from: start, to: end) else { return false }
    for position in start + 1..<close {
      switch bytes.byte(at: position) {
      case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "\""), 0x0A: return false
      default: continue
      }
    }
    var position = close + 1
    while position < count && (bytes.byte(at: position) == 0x20 || bytes.byte(at: position) == 0x09) { position += 1 }
    guard position < count else { return false }
    return ![UInt8(ascii: ","), UInt8(ascii: "]"), 0x0A, 0x0D].contains(bytes.byte(at: position))
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte &- UInt8(ascii: "0") < 10
  }
}
