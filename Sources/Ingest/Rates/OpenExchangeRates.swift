internal import Codec
internal import Refunds

/// An answer of Open Exchange Rates: `{"base":"USD","timestamp":1775000000,"rates":{"EUR":0.8559}}`, or a list of them. The
/// day is the date of the timestamp in UTC.
enum OpenExchangeRates {
  private enum Name: Int, CaseIterable {
    case base, timestamp, rates

    var text: String { String(describing: self) }
  }

  static func read(_ text: [UInt8]) throws(RateFileError) -> RateLines {
    let buffer = ByteBuffer(text)
    return try buffer.withBytes { (bytes) throws(RateFileError) in
      var index = JSONIndex(names: JSONNames(Name.allCases.map(\.text)))
      var rates = RateLines()
      var (position, line, counted) = (0, 1, 0)
      while let start = (position..<text.count).first(where: { !isBlank(bytes.byte(at: $0)) }) {
        do throws(JSONError) {
          position = try index.read(bytes, at: start)
        } catch {
          throw RateFileError(
            line: CatalogReader.line(at: error.byteOffset, in: bytes), what: "no JSON: \(error.fault.words)",
            advice: RateFileError.forms)
        }
        line += (counted..<start).count { bytes.byte(at: $0) == 0x0A }
        counted = start
        for answer in index[0].kind == .array ? children(of: 0, index) : [0] {
          try read(answer, index, bytes, line: line, into: &rates)
        }
      }
      return rates
    }
  }

  private static func read(
    _ answer: Int, _ index: JSONIndex, _ bytes: RawSpan, line: Int, into rates: inout RateLines
  ) throws(RateFileError) {
    func member(_ name: Name, _ kind: JSONKind) -> Int? {
      guard index[answer].kind == .object else { return nil }
      return children(of: answer, index).first { index[$0].name == name.rawValue && index[$0].kind == kind }
    }
    guard let base = member(.base, .string), let moment = member(.timestamp, .number),
      let list = member(.rates, .object)
    else {
      throw RateFileError(
        line: line, what: "JSON, but no answer of Open Exchange Rates: base, timestamp or rates is missing",
        advice: RateFileError.forms)
    }
    let from = CatalogValue.code(JSONText.string(bytes, index[base]))
    let seconds = DecimalNumber(JSONText.string(bytes, index[moment]))?.whole.flatMap { Int32(exactly: $0) }
    let day = seconds.map { Instant(milliseconds: Int64($0) * 1000).dayNumber }.map(CivilDate.init(dayNumber:))
    for child in children(of: list, index) {
      // Metals and coins stand among the currencies; what has no code of three letters is not for us.
      let start = index[child].start - (index[child].kind == .string ? 1 : 0)
      guard let to = code(before: start, bytes) else { continue }
      let ratio = index[child].kind == .number ? RateValue.ratio(JSONText.string(bytes, index[child])) : nil
      rates.add(from, to, ratio, on: day, line: line)
    }
  }

  // The index keeps the numbers of known names only: the name stands before the colon in front of the value.
  private static func code(before value: Int, _ bytes: RawSpan) -> String? {
    var position = value - 1
    while isBlank(bytes.byte(at: position)) || bytes.byte(at: position) == UInt8(ascii: ":") { position -= 1 }
    guard bytes.byte(at: position) == UInt8(ascii: "\""), position >= 4,
      bytes.byte(at: position - 4) == UInt8(ascii: "\"")
    else { return nil }
    let name = String(decoding: (1...3).reversed().map { bytes.byte(at: position - $0) }, as: UTF8.self)
    return CatalogValue.code(name) == name ? name : nil
  }

  private static func children(of position: Int, _ index: JSONIndex) -> [Int] {
    var children: [Int] = []
    var child = position + 1
    while child < index[position].next {
      children.append(child)
      child = index[child].next
    }
    return children
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }
}
