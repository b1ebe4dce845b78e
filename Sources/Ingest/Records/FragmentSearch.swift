internal import Codec

/// Finds JSON values and signed texts in text that is something else: lines of logs.
enum FragmentSearch {
  /// A place where a record may stand.
  enum Fragment {
    case value(at: Int)
    case signedText(Range<Int>)
  }

  /// The next place from an offset on.
  static func next(_ bytes: RawSpan, from start: Int, to end: Int) -> Fragment? {
    var position = start
    while position < end {
      switch bytes.byte(at: position) {
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        if beginsValue(bytes, at: position, to: end) { return .value(at: position) }
        position += 1
      case let byte where isOfSignedText(byte):
        let word = word(bytes, from: position, to: end)
        if looksSigned(bytes, word) { return .signedText(word) }
        position = word.upperBound
      default:
        position += 1
      }
    }
    return nil
  }

  /// Whether a string is worth being unescaped: it has a brace, or begins like a signed text.
  static func mayHoldOne(_ bytes: RawSpan, from start: Int, to end: Int) -> Bool {
    ByteSearch.first(UInt8(ascii: "{"), in: bytes, from: start, to: end) != nil
      || ByteSearch.first(UInt8(ascii: "."), in: bytes, from: start, to: end) != nil
      || RecordReader.beginsLikeJWS(bytes, from: start, to: end)
      || RecordReader.beginsLikeEncodedJWS(bytes, from: start, to: end)
  }

  // An object begins with a name; lists are worth a look if they are lists of objects or of signed texts.
  private static func beginsValue(_ bytes: RawSpan, at start: Int, to end: Int) -> Bool {
    var position = start + 1
    while position < end && RecordReader.isWhiteSpace(bytes.byte(at: position)) { position += 1 }
    guard position < end else { return false }
    let byte = bytes.byte(at: position)
    return byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "{") && bytes.byte(at: start) == UInt8(ascii: "[")
  }

  private static func word(_ bytes: RawSpan, from start: Int, to end: Int) -> Range<Int> {
    var position = start
    while position < end {
      let byte = bytes.byte(at: position)
      guard isOfSignedText(byte) || byte == UInt8(ascii: "=") && isPadding(bytes, at: position, to: end) else { break }
      position += 1
    }
    return start..<position
  }

  // `body=eyJ…` has a sign of equality, `eyJ…==.eyJ…=` has padding.
  private static func isPadding(_ bytes: RawSpan, at position: Int, to end: Int) -> Bool {
    guard position + 1 < end else { return true }
    let next = bytes.byte(at: position + 1)
    return next == UInt8(ascii: "=") || next == UInt8(ascii: ".") || !isOfSignedText(next)
  }

  // Three parts that begin with a JSON object, or base64 of that.
  private static func looksSigned(_ bytes: RawSpan, _ word: Range<Int>) -> Bool {
    let (start, end) = (word.lowerBound, word.upperBound)
    if RecordReader.beginsLikeJWS(bytes, from: start, to: end) {
      return ByteSearch.count(UInt8(ascii: "."), in: bytes, from: start, to: end) == 2
    }
    return RecordReader.beginsLikeEncodedJWS(bytes, from: start, to: end)
  }

  private static func isOfSignedText(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."),
      UInt8(ascii: "+"), UInt8(ascii: "/"):
      true
    default: false
    }
  }
}
