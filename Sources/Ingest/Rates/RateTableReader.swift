internal import Codec
internal import Refunds

/// Reads a table of rates: a row per day and a column per currency, as the European Central Bank publishes it, or a row per
/// rate with the columns date, from, to, rate.
struct RateTableReader {
  private let delimiter: UInt8
  private let columns: Columns
  private var lines = RateLines()

  private enum Columns {
    /// Units of the currency of a column for one euro.
    case perCurrency(date: Int, [(position: Int, currency: String)])
    case perRate(date: Int, from: Int, to: Int, rate: Int)
  }

  static func read(_ text: [UInt8]) throws(RateFileError) -> RateLines {
    let buffer = ByteBuffer(text)
    return try buffer.withBytes { (bytes) throws(RateFileError) in
      let delimiter = Framing.delimiter(ofTable: bytes, count: text.count)
      var table = DelimitedReader(from: 0, to: text.count, delimiter: delimiter)
      _ = table.next(bytes)
      let header = texts(of: table, bytes)
      var reader = RateTableReader(delimiter: delimiter, columns: try columns(of: header))
      var (line, position) = (1, 0)
      while table.next(bytes) {
        line += lineEnds(bytes, from: position, to: table.recordStart)
        position = table.recordStart
        if table.isCutOff {
          reader.lines.add(.cutOff, at: line)
          break
        }
        reader.readRow(texts(of: table, bytes), line: line)
      }
      return reader.lines
    }
  }

  private init(delimiter: UInt8, columns: Columns) {
    self.delimiter = delimiter
    self.columns = columns
  }

  private static func columns(of header: [String]) throws(RateFileError) -> Columns {
    let names = header.map(TableHeader.normalized)
    func position(_ spellings: String...) -> Int? { names.firstIndex(where: spellings.contains) }
    guard let date = position("date", "day") else {
      throw RateFileError(
        line: 1, what: "the file holds no rates: no column of the table has the name date", advice: RateFileError.forms)
    }
    if let from = position("from", "fromcurrency", "base", "basecurrency", "source"),
      let to = position("to", "tocurrency", "quote", "quotecurrency", "target", "currency"),
      let rate = position("rate", "exchangerate", "value")
    {
      return .perRate(date: date, from: from, to: to, rate: rate)
    }
    if names.contains("country") {
      throw RateFileError(
        line: 1, what: "the rates are those of countries, which are no currencies and change them",
        advice: "name a table with codes such as USD in its columns")
    }
    let currencies = header.enumerated().compactMap { position, name in
      CatalogValue.code(name) == name ? (position: position, currency: name) : nil
    }
    // The last name of the bank's table is empty: its lines end with a comma.
    guard currencies.count == names.count - 1 - names.count(where: \.isEmpty), !currencies.isEmpty else {
      throw RateFileError(
        line: 1, what: "the file holds no rates: its columns are neither date, from, to, rate nor codes of currencies",
        advice: RateFileError.forms)
    }
    if currencies.contains(where: { $0.currency == base }) {
      throw RateFileError(
        line: 1, what: "the table has a column \(base), so that nobody can tell which currency its rates are for",
        advice: "name a table with the columns date, from, to, rate")
    }
    return .perCurrency(date: date, currencies)
  }

  // The European Central Bank quotes all currencies against the euro.
  private static let base = "EUR"

  private mutating func readRow(_ row: [String], line: Int) {
    func text(_ position: Int) -> String { position < row.count ? row[position] : "" }
    switch columns {
    case .perRate(let date, let from, let to, let rate):
      lines.add(
        CatalogValue.code(text(from)), CatalogValue.code(text(to)), ratio(text(rate)), on: RateValue.date(text(date)),
        line: line)
    case .perCurrency(let date, let currencies):
      let day = RateValue.date(text(date))
      if day == nil { return lines.add(.unreadable, at: line) }
      for column in currencies where !RateValue.isMissing(text(column.position)) {
        lines.add(Self.base, column.currency, ratio(text(column.position)), on: day, line: line)
      }
    }
  }

  private func ratio(_ text: String) -> Ratio? {
    RateValue.ratio(delimiter == UInt8(ascii: ";") ? DecimalComma.plain(text, in: .price) : text)
  }

  private static func texts(of table: DelimitedReader, _ bytes: RawSpan) -> [String] {
    table.cells.map { cell in
      let isBlank = { (byte: UInt8) in byte == 0x20 || byte == 0x09 }
      let content = table.content(of: cell, bytes)
      return String(
        decoding: content.drop(while: isBlank).reversed().drop(while: isBlank).reversed(), as: UTF8.self)
    }
  }

  private static func lineEnds(_ bytes: RawSpan, from start: Int, to end: Int) -> Int {
    (start..<end).count { position in
      bytes.byte(at: position) == 0x0A || bytes.byte(at: position) == 0x0D && bytes.byte(at: position + 1) != 0x0A
    }
  }
}
