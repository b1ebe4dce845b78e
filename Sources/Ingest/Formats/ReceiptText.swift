internal import Codec

/// Tells receipts from other text by their first bytes.
enum ReceiptText {
  /// Whether the base64 of a container or of a printed dictionary begins here.
  static func begins(_ bytes: RawSpan, at start: Int, to end: Int) -> Bool {
    guard end - start >= 16 else { return false }
    let first = bytes.byte(at: start)
    let second = bytes.byte(at: start + 1)
    if first == UInt8(ascii: "M"), second == UInt8(ascii: "I") {
      // The third character holds what follows 0x30 0x80, 0x82, 0x83 and 0x84.
      return "AIMQ".utf8.contains(bytes.byte(at: start + 2)) && isBase64(bytes, from: start, to: start + 16)
    }
    guard first == UInt8(ascii: "e"), second == UInt8(ascii: "w") || second == UInt8(ascii: "y") else { return false }
    return holdsDictionary(bytes, from: start, to: end)
  }

  /// The beginning of a signed text (JWS) looks the same; only its header is JSON.
  private static func holdsDictionary(_ bytes: RawSpan, from start: Int, to end: Int) -> Bool {
    let headEnd = start + min(end - start, 128) / 4 * 4
    var head = ByteBuffer()
    guard isBase64(bytes, from: start, to: min(headEnd, start + 16)) else { return false }
    var wordEnd = start
    while wordEnd < headEnd, Base64Text.isCharacter(bytes.byte(at: wordEnd)) { wordEnd += 1 }
    let whole = start + (wordEnd - start) / 4 * 4
    guard (try? Base64Text.decode(bytes, from: start, to: whole, into: &head)) != nil else { return false }
    let count = head.count
    return head.withBytes { PrintedDictionary.begins($0, at: 0, to: count) }
  }

  private static func isBase64(_ bytes: RawSpan, from start: Int, to end: Int) -> Bool {
    (start..<end).allSatisfy { Base64Text.isCharacter(bytes.byte(at: $0)) }
  }

  /// Where the text ends: with its line, unless it is wrapped. A wrapped text has lines of one length, at most 128, all
  /// but the last one.
  static func end(_ bytes: RawSpan, from start: Int, to end: Int) -> Int {
    var lineEnd = endOfLine(bytes, from: start, to: end)
    let width = lineEnd - start
    guard width <= 128 else { return lineEnd }
    while true {
      var next = lineEnd
      while next < end, bytes.byte(at: next) == 0x0D || bytes.byte(at: next) == 0x0A { next += 1 }
      let nextEnd = endOfLine(bytes, from: next, to: end)
      guard next > lineEnd, nextEnd > next, nextEnd - next <= width else { return lineEnd }
      lineEnd = nextEnd
      if nextEnd - next < width { return lineEnd }
    }
  }

  private static func endOfLine(_ bytes: RawSpan, from start: Int, to end: Int) -> Int {
    var position = start
    while position < end,
      Base64Text.isCharacter(bytes.byte(at: position)) || bytes.byte(at: position) == UInt8(ascii: "=")
    {
      position += 1
    }
    return position
  }
}
