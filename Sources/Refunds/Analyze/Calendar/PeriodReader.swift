/// Reads periods and dates character by character, so that an error can name the place.
struct PeriodReader {
  private let characters: [Character]
  private var position = 0

  init(_ text: String) {
    characters = Array(text)
  }

  var next: Character? { position < characters.count ? characters[position] : nil }

  /// The number of the next character, counted from 1 as people count.
  var place: Int { position + 1 }

  /// Reads `2026-03-04`.
  mutating func readDate() throws(PeriodError) -> CivilDate {
    let year = try readNumber(digits: 4, of: "year")
    try expect("-")
    let month = try readMonth()
    try expect("-")
    return try readDay(year: year, month: month)
  }

  mutating func readMonth() throws(PeriodError) -> Int {
    let start = place
    let month = try readNumber(digits: 2, of: "month")
    guard (1...12).contains(month) else { throw PeriodError("month \(month) does not exist", at: start) }
    return month
  }

  mutating func readDay(year: Int, month: Int) throws(PeriodError) -> CivilDate {
    let start = place
    let date = CivilDate(year: year, month: month, day: try readNumber(digits: 2, of: "day"))
    guard date.isValid else { throw PeriodError("\(date.text.prefix(7)) has no day \(date.day)", at: start) }
    return date
  }

  /// Reads exactly so many digits; one more is an error of its own, since `20263` is no year.
  mutating func readNumber(digits count: Int, of part: String) throws(PeriodError) -> Int {
    let start = place
    let digits = readDigits()
    guard digits.count == count, let number = Int(digits) else {
      throw PeriodError("\(part == "hour" ? "an" : "a") \(part) has \(count) digit\(count == 1 ? "" : "s")", at: start)
    }
    return number
  }

  mutating func readDigits() -> String {
    read { $0.isASCIIDigit }
  }

  mutating func readWord() -> String {
    read { $0.isLetter }.lowercased()
  }

  private mutating func read(while belongs: (Character) -> Bool) -> String {
    let start = position
    while let next, belongs(next) { position += 1 }
    return String(characters[start..<position])
  }

  /// Passes over a character, small or capital, if it comes next.
  mutating func skip(_ character: Character) -> Bool {
    guard let next, next.uppercased() == character.uppercased() else { return false }
    position += 1
    return true
  }

  mutating func expect(_ character: Character) throws(PeriodError) {
    guard skip(character) else { throw PeriodError("expected \"\(character)\"", at: place) }
  }

  mutating func skipSpaces() {
    while next?.isSpace == true { position += 1 }
  }

  func expectEnd() throws(PeriodError) {
    if let next { throw PeriodError("unexpected \"\(next)\"", at: place) }
  }
}

extension Character {
  var isASCIIDigit: Bool { ("0"..."9").contains(self) && isASCII }

  var isSpace: Bool { self == " " || self == "\t" }
}
