/// The grammar of periods: relative ones in words, absolute ones in digits, ranges of absolute ones.
extension PeriodReader {
  mutating func readExpression() throws(PeriodError) -> PeriodExpression {
    skipSpaces()
    guard let next else { throw PeriodError("the period is empty", at: place) }
    let expression = next.isLetter ? try readRelative() : try readRange()
    skipSpaces()
    try expectEnd()
    return expression
  }

  private mutating func readRelative() throws(PeriodError) -> PeriodExpression {
    let start = place
    switch readWord() {
    case "this":
      let unit = try readUnit(pluralAllowed: false)
      return PeriodExpression(label: "this \(unit.rawValue)", meaning: .current(unit: unit))
    case "last":
      skipSpaces()
      guard next?.isASCIIDigit == true else {
        let unit = try readUnit(pluralAllowed: false)
        return PeriodExpression(label: "last \(unit.rawValue)", meaning: .last(count: 1, unit: unit))
      }
      let count = try readCount()
      let unit = try readUnit(pluralAllowed: true)
      let label = "last \(count) \(unit.rawValue)\(count == 1 ? "" : "s")"
      return PeriodExpression(label: label, meaning: .last(count: count, unit: unit))
    case "fiscal":
      return try readFiscalMonth()
    case let word:
      throw PeriodError("a period does not begin with \"\(word)\"", at: start)
    }
  }

  /// Reads `:2026-03` after the word `fiscal`: a fiscal month by the number that App Store Connect gives it.
  private mutating func readFiscalMonth() throws(PeriodError) -> PeriodExpression {
    try expect(":")
    let year = try readNumber(digits: 4, of: "year")
    try expect("-")
    guard let month = FiscalMonth(year: year, number: try readMonth()) else {
      preconditionFailure("every month from 1 to 12 is one of a fiscal year")
    }
    return PeriodExpression(label: month.text, meaning: .fixed(start: month.firstDay, end: month.next.firstDay))
  }

  private mutating func readCount() throws(PeriodError) -> Int {
    let start = place
    let digits = readDigits()
    // Four digits reach back thousands of years; more would only overflow.
    guard digits.count <= 4, let count = Int(digits) else { throw PeriodError("\(digits) is too many", at: start) }
    guard count > 0 else { throw PeriodError("the number of periods must be 1 or more", at: start) }
    return count
  }

  private mutating func readUnit(pluralAllowed: Bool) throws(PeriodError) -> PeriodUnit {
    skipSpaces()
    let start = place
    let word = readWord()
    for unit in PeriodUnit.allCases where word == unit.rawValue || pluralAllowed && word == unit.rawValue + "s" {
      return unit
    }
    let units = pluralAllowed ? "days, weeks, months, quarters or years" : "day, week, month, quarter or year"
    throw PeriodError("expected \(units)", at: start)
  }

  private mutating func readRange() throws(PeriodError) -> PeriodExpression {
    let first = next == "." ? nil : try readNamed()
    if let first, next != "." {
      return PeriodExpression(label: first.label, meaning: .fixed(start: first.start, end: first.end))
    }
    let dots = place
    guard skip("."), skip(".") else { throw PeriodError("a range has two points, as in 2026-01..2026-03", at: place) }
    let lastPlace = place
    let last = next == nil || next?.isSpace == true ? nil : try readNamed()
    if first == nil && last == nil { throw PeriodError("the range has neither a beginning nor an end", at: dots) }
    if let first, let last, last.end <= first.start {
      throw PeriodError("the range ends before it begins", at: lastPlace)
    }
    let label = "\(first?.label ?? "")..\(last?.label ?? "")"
    return PeriodExpression(label: label, meaning: .fixed(start: first?.start, end: last?.end))
  }

  private typealias Named = (label: String, start: CivilDate, end: CivilDate)

  /// Reads `2026`, `2026Q1`, `2026-W12`, `2026-03` or `2026-03-04`.
  private mutating func readNamed() throws(PeriodError) -> Named {
    let year = try readNumber(digits: 4, of: "year")
    if skip("Q") { return try readQuarter(of: year) }
    guard skip("-") else {
      return named(Digits.padded(Int64(year), to: 4), .year, CivilDate(year: year, month: 1, day: 1))
    }
    if skip("W") { return try readWeek(of: year) }
    let month = try readMonth()
    let first = CivilDate(year: year, month: month, day: 1)
    guard skip("-") else { return named(String(first.text.prefix(7)), .month, first) }
    let day = try readDay(year: year, month: month)
    return named(day.text, .day, day)
  }

  private mutating func readQuarter(of year: Int) throws(PeriodError) -> Named {
    let start = place
    let quarter = try readNumber(digits: 1, of: "quarter")
    guard (1...4).contains(quarter) else { throw PeriodError("quarter \(quarter) does not exist", at: start) }
    let first = CivilDate(year: year, month: quarter * 3 - 2, day: 1)
    return named("\(Digits.padded(Int64(year), to: 4))Q\(quarter)", .quarter, first)
  }

  private mutating func readWeek(of year: Int) throws(PeriodError) -> Named {
    let start = place
    let week = try readNumber(digits: 2, of: "week")
    guard let monday = PeriodUnit.monday(ofWeek: week, in: year) else {
      throw PeriodError("\(year) has no week \(week)", at: start)
    }
    return named("\(Digits.padded(Int64(year), to: 4))-W\(Digits.padded(Int64(week), to: 2))", .week, monday)
  }

  private func named(_ label: String, _ unit: PeriodUnit, _ first: CivilDate) -> Named {
    (label, first, unit.start(first, movedBy: 1))
  }
}
