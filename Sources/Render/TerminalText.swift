/// Plain text for a terminal: hidden characters are shown, everything else stays as it is.
enum TerminalText {
  static func append(_ text: String, to bytes: inout [UInt8]) {
    // Looking through bytes of an array is faster than through those of a string, and most texts are plain.
    let start = bytes.count
    bytes += text.utf8
    if bytes[start...].allSatisfy({ (0x20...0x7E).contains($0) }) { return }
    bytes.removeSubrange(start...)
    for scalar in text.unicodeScalars {
      if HiddenCharacters.contains(scalar) {
        HiddenCharacters.append(scalar, to: &bytes)
      } else {
        bytes += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
      }
    }
  }

  /// Select Graphic Rendition of ECMA-48.
  enum Weight: String {
    case bold = "\u{1B}[1m"
    case dim = "\u{1B}[2m"
    case normal = "\u{1B}[0m"
  }
}
