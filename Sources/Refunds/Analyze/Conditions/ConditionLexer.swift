/// Cuts the text of a condition into tokens.
struct ConditionLexer {
  private let characters: [Character]
  private var position = 0

  init(_ text: String) {
    characters = Array(text)
  }

  static func tokens(of text: String) throws(ConditionError) -> [ConditionToken] {
    var lexer = ConditionLexer(text)
    var tokens: [ConditionToken] = []
    repeat { tokens.append(try lexer.nextToken()) } while tokens.last?.kind != .end
    return tokens
  }

  private var next: Character? { position < characters.count ? characters[position] : nil }

  private mutating func nextToken() throws(ConditionError) -> ConditionToken {
    while next?.isSpace == true { position += 1 }
    let start = position
    let kind = try readKind()
    return ConditionToken(kind: kind, position: start + 1, text: String(characters[start..<position]))
  }

  private mutating func readKind() throws(ConditionError) -> ConditionToken.Kind {
    guard let first = next else { return .end }
    if first.isASCIIDigit || first == "." || first == "-" { return try readNumber() }
    if isPartOfWord(first) {
      while let next, isPartOfWord(next) { position += 1 }
      return .word
    }
    if first == "\"" { return try readQuoted() }
    if let sign = readSign() { return sign }
    throw ConditionError(
      ConditionLexer.advice[first] ?? "unexpected \"\(first)\"", at: position + 1)
  }

  private static let advice: [Character: String] = [
    "&": "\"&\" is no word of conditions; write and", "|": "\"|\" is no word of conditions; write or",
    "!": "\"!\" stands only before =, as in !=", "'": "texts stand between \" and \"",
  ]

  private mutating func readSign() -> ConditionToken.Kind? {
    let signs: [(String, ConditionToken.Kind)] =
      Condition.Comparison.allCases.sorted { $0.rawValue.count > $1.rawValue.count }
      .map { ($0.rawValue, .comparison($0)) } + [
        ("=", .equals), ("(", .openParenthesis), (")", .closeParenthesis), ("{", .openBrace), ("}", .closeBrace),
        (",", .comma),
      ]
    for (text, kind) in signs where characters[position...].starts(with: text) {
      position += text.count
      return kind
    }
    return nil
  }

  private mutating func readNumber() throws(ConditionError) -> ConditionToken.Kind {
    let start = position
    while let next, next.isASCIIDigit || next == "." || next == "-" { position += 1 }
    let digits = String(characters[start..<position])
    let end = position
    while next?.isSpace == true { position += 1 }
    let isPercentage = next == "%"
    // The point is moved in the text, so that 1.1% and 0.011 are the same number.
    if isPercentage { position += 1 } else { position = end }
    let isPlain = digits.first?.isASCIIDigit == true || digits.first == "-"
    guard isPlain, digits.last?.isASCIIDigit == true, let number = Double(digits + (isPercentage ? "e-2" : "")) else {
      throw ConditionError("\"\(digits)\" is no number; write it like 100, 0.03 or 3%", at: start + 1)
    }
    return .number(number)
  }

  private mutating func readQuoted() throws(ConditionError) -> ConditionToken.Kind {
    let start = position
    position += 1
    while let next, next != "\"" { position += 1 }
    guard next != nil else { throw ConditionError("the text has no end; write \" after it", at: start + 1) }
    position += 1
    return .quoted
  }

  private func isPartOfWord(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber || "_.@".contains(character))
  }
}
