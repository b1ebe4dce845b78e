/// Plain text as Markdown that shows exactly that text (CommonMark with GitHub's tables, strikethrough and autolinks).
///
/// Everything that could become markup gets a backslash, `<`, `>` and `&` become entities, so that the output holds no
/// raw HTML in any dialect, and hidden characters are shown. An underscore between letters or digits stays bare,
/// because it starts no emphasis there and product ids are full of them. What no escape prevents: GitHub links a bare
/// e-mail address.
enum MarkdownText {
  /// Appends one run of text. At the start of a block, what would open a heading, list or code block is escaped too.
  static func append(_ text: String, atBlockStart: Bool, to bytes: inout [UInt8]) {
    if !atBlockStart && isPlain(text) {
      bytes += text.utf8
      return
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

  /// Letters, digits and the signs of ids, dates and amounts: most cells, copied as they are.
  private static func isPlain(_ text: String) -> Bool {
    text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: ","), UInt8(ascii: " "): true
      case UInt8(ascii: "%"), UInt8(ascii: "/"), UInt8(ascii: "+"): true
      default: false
      }
    }
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
    guard scalars.indices.contains(position), scalars[position].isASCII else { return false }
    return scalars[position].properties.isAlphabetic || scalars[position].properties.numericType != nil
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
