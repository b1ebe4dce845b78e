internal import Codec
internal import Refunds

/// Takes the values of single fields out of the object that `fields` was filled from, and notes what is odd about them.
extension RecordReader {
  /// A text or number as written; `none` when the field is absent, empty, or no such value.
  mutating func symbol(_ name: FieldName, _ index: JSONIndex, _ bytes: RawSpan) -> Symbol {
    guard let position = fields[name] else { return .none }
    let node = index[position]
    switch node.kind {
    case .string, .number: return texts.symbol(bytes, node, guess: &lastTexts[name.rawValue])
    case .null, .true, .false, .array, .object: return .none
    }
  }

  /// A code that is a whole number or a name: `1.0` and `"1"` are `1`.
  mutating func code(_ name: FieldName, _ index: JSONIndex, _ bytes: RawSpan) -> Symbol {
    guard let position = fields[name] else { return .none }
    let node = index[position]
    if node.end - node.start > 1, node.kind == .number || node.kind == .string,
      let whole = DecimalNumber(bytes, from: node.start, to: node.end)?.whole
    {
      return texts.symbol(String(whole))
    }
    return symbol(name, index, bytes)
  }

  mutating func text(_ name: FieldName, _ index: JSONIndex, _ bytes: RawSpan) -> String {
    let symbol = symbol(name, index, bytes)
    return texts.text(symbol)
  }

  mutating func text(ofCode name: FieldName, _ index: JSONIndex, _ bytes: RawSpan) -> String {
    let symbol = code(name, index, bytes)
    return texts.text(symbol)
  }

  mutating func date(_ name: FieldName, _ index: JSONIndex, _ bytes: RawSpan) -> Instant? {
    guard let position = fields[name] else { return nil }
    let reading = DateReader.read(bytes, index[position], latestPlausible: options.latestPlausible)
    if let finding = reading.finding { note(finding, name.key) }
    return reading.instant
  }

  mutating func amount(
    _ name: FieldName, _ index: JSONIndex, _ bytes: RawSpan, currency: Symbol
  ) -> Int64? {
    guard let position = fields[name] else { return nil }
    let digits = digits(ofCurrency: currency)
    let reading = PriceReader.read(bytes, index[position], currencyDigits: digits)
    for finding in reading.findings {
      note(finding, finding == .priceNotANumber ? excerpt(of: position, index, bytes) : name.key)
    }
    return reading.milliunits
  }

  mutating func percentage(_ name: FieldName, _ index: JSONIndex, _ bytes: RawSpan) -> Int64? {
    guard let position = fields[name] else { return nil }
    let reading = PercentageReader.read(bytes, index[position])
    if let finding = reading.finding { note(finding, excerpt(of: position, index, bytes)) }
    return reading.milliPercent
  }

  /// A number of pieces, seats or the like: a whole number that is not negative.
  mutating func quantity(_ name: FieldName, _ index: JSONIndex, _ bytes: RawSpan) -> Int64? {
    guard let position = fields[name] else { return nil }
    let node = index[position]
    if node.kind == .string && node.start == node.end { return nil }
    if node.kind == .number || node.kind == .string,
      let quantity = DecimalNumber(bytes, from: node.start, to: node.end)?.whole, quantity >= 0
    {
      return quantity
    }
    note(.quantityUnreadable, excerpt(of: position, index, bytes))
    return nil
  }

  /// True for `true`, `"true"`, `"t"` of PostgreSQL, `"yes"`, 1 and `"1"`; everything else, and absence, is false.
  func flag(_ name: FieldName, _ index: JSONIndex, _ bytes: RawSpan) -> Bool {
    guard let position = fields[name] else { return false }
    let node = index[position]
    switch node.kind {
    case .true: return true
    case .number: return DecimalNumber(bytes, from: node.start, to: node.end)?.whole == 1
    case .string: return ["true", "t", "yes", "1"].contains(JSONText.string(bytes, node).lowercased())
    case .null, .false, .array, .object: return false
    }
  }

  /// A currency code in capitals.
  mutating func currency(_ index: JSONIndex, _ bytes: RawSpan) -> Symbol {
    let written = symbol(.currency, index, bytes)
    guard let position = fields[.currency], !written.isNone else { return written }
    let node = index[position]
    let hasLowerCase = (node.start..<node.end).contains { bytes.byte(at: $0) &- UInt8(ascii: "a") < 26 }
    if !hasLowerCase { return written }
    note(.currencyLowerCase, texts.text(written))
    return texts.symbol(texts.text(written).uppercased())
  }

  func universalIdentifier(_ name: FieldName, _ index: JSONIndex, _ bytes: RawSpan) -> UniversalIdentifier {
    guard let position = fields[name] else { return .none }
    let node = index[position]
    return UniversalIdentifierReader.read(bytes, from: node.start, to: node.end) ?? .none
  }

  func position(_ name: FieldName, of kind: JSONKind, _ index: JSONIndex) -> Int? {
    guard let position = fields[name], index[position].kind == kind else { return nil }
    return position
  }

  /// The beginning of a value that could not be used, short enough for a finding.
  func excerpt(of position: Int, _ index: JSONIndex, _ bytes: RawSpan) -> String {
    let node = index[position]
    switch node.kind {
    case .array, .object: return node.kind == .array ? "an array" : "an object"
    case .null, .true, .false, .number, .string:
      let text = JSONText.string(bytes, node)
      return text.count > 32 ? text.prefix(32) + "…" : text
    }
  }
}
