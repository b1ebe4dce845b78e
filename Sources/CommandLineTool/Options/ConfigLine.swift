/// One line of a config file, read character by character: the part of TOML that names and plain values need.
struct ConfigLine {
  private let characters: [Character]
  private var position = 0

  /// What is wrong with the line.
  struct Fault: Error {
    let what: String
    let next: String

    init(_ what: String, next: String = "write name = \"text\", 123, true or [\"a\", \"b\"]") {
      self.what = what
      self.next = next
    }
  }

  init(_ text: String) {
    characters = Array(text)
  }

  /// The name and value of the line; nil for a blank line or a comment.
  mutating func read() throws(Fault) -> (name: String, value: ConfigValue)? {
    skipSpaces()
    if isAtEnd { return nil }
    if next == "[" {
      throw Fault("tables are not read", next: "a config file holds only lines such as environment = \"sandbox\"")
    }
    let name = take { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") }
    guard !name.isEmpty else { throw Fault("expected the name of an option") }
    skipSpaces()
    guard skip("=") else { throw Fault("expected = after \(name)") }
    skipSpaces()
    let value = try readValue()
    skipSpaces()
    guard isAtEnd else { throw Fault("unexpected \(rest) after the value") }
    return (name, value)
  }

  private mutating func readValue() throws(Fault) -> ConfigValue {
    if isAtEnd { throw Fault("the value is missing") }
    if let text = try readQuoted() { return .text(text) }
    if skip("[") { return .list(try readList()) }
    let word = take { $0.isASCII && !$0.isWhitespace && !"#,]\"'".contains($0) }
    if word == "true" || word == "false" { return .flag(word == "true") }
    if !word.isEmpty && word.allSatisfy({ $0.isNumber }) { return .integer(word) }
    throw Fault("\(word.isEmpty ? rest : word) is no value")
  }

  private mutating func readList() throws(Fault) -> [String] {
    var texts: [String] = []
    while true {
      skipSpaces()
      if skip("]") { return texts }
      guard let text = try readQuoted() else {
        throw Fault(isAtEnd ? "the list has no end in this line" : "a list holds only quoted texts")
      }
      texts.append(text)
      skipSpaces()
      if skip(",") { continue }
      guard next == "]" else { throw Fault(isAtEnd ? "the list has no end in this line" : "expected , or ]") }
    }
  }

  private mutating func readQuoted() throws(Fault) -> String? {
    if skip("'") {
      let text = take { $0 != "'" }
      guard skip("'") else { throw Fault("the text has no closing '") }
      return text
    }
    guard skip("\"") else { return nil }
    var text = take { $0 != "\"" && $0 != "\\" }
    while !skip("\"") {
      guard skip("\\") else { throw Fault("the text has no closing \"") }
      text.unicodeScalars.append(try readEscape())
      text += take { $0 != "\"" && $0 != "\\" }
    }
    return text
  }

  private mutating func readEscape() throws(Fault) -> Unicode.Scalar {
    guard let letter = next else { throw Fault("the text has no closing \"") }
    position += 1
    switch letter {
    case "\"": return "\""
    case "\\": return "\\"
    case "b": return "\u{8}"
    case "t": return "\t"
    case "n": return "\n"
    case "f": return "\u{C}"
    case "r": return "\r"
    case "u", "U":
      let digits = String(characters[position...].prefix(letter == "u" ? 4 : 8))
      guard digits.count == (letter == "u" ? 4 : 8), digits.allSatisfy(\.isHexDigit),
        let code = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(code)
      else { throw Fault("\\\(letter)\(digits) is no character") }
      position += digits.count
      return scalar
    default: throw Fault("\\\(letter) is no escape", next: "write \\\\ for a backslash, or 'text' with single quotes")
    }
  }

  private var next: Character? { position < characters.count ? characters[position] : nil }

  /// Whether only a comment is left.
  private var isAtEnd: Bool { next == nil || next == "#" }

  private var rest: String { String(characters[position...]) }

  private mutating func take(while belongs: (Character) -> Bool) -> String {
    let start = position
    while let next, belongs(next) { position += 1 }
    return String(characters[start..<position])
  }

  private mutating func skip(_ character: Character) -> Bool {
    guard next == character else { return false }
    position += 1
    return true
  }

  private mutating func skipSpaces() {
    while next == " " || next == "\t" { position += 1 }
  }
}
