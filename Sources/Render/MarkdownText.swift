/// Plain text as Markdown that shows exactly that text (CommonMark with GitHub's tables, strikethrough and autolinks).
///
/// Everything that could become markup gets a backslash, `<`, `>` and `&` become entities, so that the output holds no
/// raw HTML in any dialect, and hidden characters are shown. An underscore between letters or digits stays bare,
/// because it starts no emphasis there and product ids are full of them. What no escape prevents: GitHub links a bare
/// e-mail address.
enum MarkdownText {
  /// Appends one run of text. At the start of a block, what would open a heading, list or code block is escaped too.
  static func append(_ text: String, atBlockStart: Bool, to bytes: inout [UInt8]) {
    if !atBlockStart {
      // Looking through bytes of an array is faster than through those of a string, and most cells are plain.
      let start = bytes.count
      bytes += text.utf8
      if isPlain(bytes[start...]) { return }
      bytes.removeSubrange(start...)
    }
    let scalars = Array(text.unicodeScalars)
    let start = atBlockStart ? scalars.prefix { $0.properties.isWhitespace && !HiddenCharacters.contains($0) }.count : 0
    let marker = atBlockStart ? listMarker(in: scalars[start...]) : nil
    for position in start..<scalars.count {
      let scalar = scalars[position]
      if HiddenCharacters.contains(scalar) {
        HiddenCharacters.append(scalar, to: &bytes)
      } else if let entity = entity(for: scalar) {
        bytes += entity.utf8
      } else {
        if position == marker || needsBackslash(position, in: scalars) { bytes.append(UInt8(ascii: "\\")) }
        bytes += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
      }
    }
  }

  /// Whether nothing in a text can need an escape: ids, dates and amounts, which is to say most cells.
  private static func isPlain(_ text: ArraySlice<UInt8>) -> Bool {
    var previous = UInt8(ascii: " ")
    for byte in text {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): break
      case UInt8(ascii: "0")...UInt8(ascii: "9"): break
      case _ where previous == UInt8(ascii: "_"): return false
      case UInt8(ascii: "-"), UInt8(ascii: ","), UInt8(ascii: " "), UInt8(ascii: "%"), UInt8(ascii: "+"): break
      case UInt8(ascii: ":"): break
      case UInt8(ascii: "/"): if previous == UInt8(ascii: ":") { return false }
      case UInt8(ascii: "."): if previous | 0x20 == UInt8(ascii: "w") { return false }
      case UInt8(ascii: "_"): if !isLetterOrDigit(previous) { return false }
      default: return false
      }
      previous = byte
    }
    return previous != UInt8(ascii: "_")
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private static func entity(for scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "<": "&lt;"
    case ">": "&gt;"
    case "&": "&amp;"
    default: nil
    }
  }

  private static func needsBackslash(_ position: Int, in scalars: [Unicode.Scalar]) -> Bool {
    switch scalars[position] {
    case "\\", "`", "*", "[", "]", "|", "~", "$": true
    case "_": !(isWordPart(position - 1, in: scalars) && isWordPart(position + 1, in: scalars))
    // A heading, or the closing marks of one, or a reference to an issue.
    case "#": position == 0 || scalars[position - 1].properties.isWhitespace
    // `https://` and `www.` are links without any brackets in GitHub's dialect.
    case ":": scalars[(position + 1)...].prefix(2).elementsEqual(["/", "/"])
    case ".": position >= 3 && scalars[(position - 3)..<position].allSatisfy { $0 == "w" || $0 == "W" }
    default: false
    }
  }

  private static func isWordPart(_ position: Int, in scalars: [Unicode.Scalar]) -> Bool {
    scalars.indices.contains(position) && scalars[position].isASCII
      && isLetterOrDigit(UInt8(truncatingIfNeeded: scalars[position].value))
  }

  /// Where a list marker, a rule or the line below a heading would start: `- `, `+ `, `---`, `12. `, `===`.
  private static func listMarker(in scalars: ArraySlice<Unicode.Scalar>) -> Int? {
    guard let first = scalars.first else { return nil }
    if first == "-" || first == "+" || first == "=" { return scalars.startIndex }
    let afterDigits = scalars.drop { ("0"..."9").contains($0) }
    guard afterDigits.startIndex > scalars.startIndex, let sign = afterDigits.first else { return nil }
    return sign == "." || sign == ")" ? afterDigits.startIndex : nil
  }
}
