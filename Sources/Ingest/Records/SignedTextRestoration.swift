internal import Codec

/// A signed text that mail, a terminal or a queue has changed, as Apple sent it. The signature decides whether it is:
/// it covers the restored characters.
struct SignedTextRestoration {
  /// What had been done to the text.
  enum Change: String {
    case whiteSpace = "white space"
    case base64 = "base64 around it"
    case padding = "padding"
    case alphabet = "the alphabet of standard base64"
  }

  private(set) var text: [UInt8] = []
  private(set) var change = Change.whiteSpace

  /// Restores the text of a range; nil when nothing of this was done to it, or when it is no signed text even so.
  init?(_ bytes: RawSpan, from start: Int, to end: Int) {
    text.reserveCapacity(end - start)
    for position in start..<end where !RecordReader.isWhiteSpace(bytes.byte(at: position)) {
      text.append(bytes.byte(at: position))
    }
    var isChanged = text.count < end - start
    if SignedTextRestoration.beginsEncoded(text) {
      guard let inner = SignedTextRestoration.decoded(text) else { return nil }
      text = inner.filter { !RecordReader.isWhiteSpace($0) }
      change = .base64
      isChanged = true
    }
    if text.contains(UInt8(ascii: "=")) {
      text.removeAll { $0 == UInt8(ascii: "=") }
      if change == .whiteSpace { change = .padding }
      isChanged = true
    }
    if text.contains(UInt8(ascii: "+")) || text.contains(UInt8(ascii: "/")) {
      text = text.map { $0 == UInt8(ascii: "+") ? UInt8(ascii: "-") : $0 == UInt8(ascii: "/") ? UInt8(ascii: "_") : $0 }
      if !isChanged { change = .alphabet }
      isChanged = true
    }
    let dots = text.reduce(0) { $0 + ($1 == UInt8(ascii: ".") ? 1 : 0) }
    guard isChanged, text.starts(with: "ey".utf8) || text.starts(with: "ew".utf8), dots == 2 else { return nil }
  }

  /// The content of base64 in either alphabet, with padding or without; nil when the text is none.
  static func decoded(_ text: [UInt8]) -> [UInt8]? {
    var standard: [UInt8] = []
    for byte in text where byte != UInt8(ascii: "=") {
      switch byte {
      case UInt8(ascii: "-"): standard.append(UInt8(ascii: "+"))
      case UInt8(ascii: "_"): standard.append(UInt8(ascii: "/"))
      default: standard.append(byte)
      }
    }
    while standard.count % 4 != 0 { standard.append(UInt8(ascii: "=")) }
    var content = ByteBuffer()
    let count = standard.count
    guard (try? ByteBuffer(standard).withBytes({ try Base64.decode($0, from: 0, to: count, into: &content) })) != nil
    else { return nil }
    return content.withBytes { bytes in (0..<content.count).map { bytes.byte(at: $0) } }
  }

  // `ey` and `ew` in base64, which is how base64 of a JSON object begins.
  private static func beginsEncoded(_ text: [UInt8]) -> Bool {
    text.starts(with: "ZXl".utf8) || text.starts(with: "ZXd".utf8)
  }
}

extension RecordReader {
  /// Whether bytes begin like a signed text that was base64-encoded once more.
  static func beginsLikeEncodedJWS(_ bytes: RawSpan, from start: Int, to end: Int) -> Bool {
    guard end - start >= 40, bytes.byte(at: start) == UInt8(ascii: "Z"), bytes.byte(at: start + 1) == UInt8(ascii: "X")
    else { return false }
    let third = bytes.byte(at: start + 2)
    return third == UInt8(ascii: "l") || third == UInt8(ascii: "d")
  }
}
