internal import Refunds

/// The rows of a report under their line of column names, with typed access to their fields.
struct ReportTable {
  let names: [String]
  private let positions: [AppleReportColumn: Int]

  init(_ header: ReportLines.Line) {
    names = header.fields.map(AppleReportColumn.normalized)
    positions = AppleReportColumn.positions(in: names)
  }

  /// Why a row cannot be used: its column.
  struct Unreadable: Error {
    var column: AppleReportColumn
  }

  func text(_ column: AppleReportColumn, _ line: ReportLines.Line) -> String {
    positions[column].map(line.field) ?? ""
  }

  func number(_ column: AppleReportColumn, _ line: ReportLines.Line) throws(Unreadable) -> ExactDecimal {
    guard let number = ExactDecimal(text(column, line)) else { throw Unreadable(column: column) }
    return number
  }

  func date(_ column: AppleReportColumn, _ line: ReportLines.Line) throws(Unreadable) -> CivilDate {
    guard let date = ReportDate.date(text(column, line)) else { throw Unreadable(column: column) }
    return date
  }

  /// Two letters, as all of Apple's reports have them; some copies have three.
  func country(_ line: ReportLines.Line) throws(Unreadable) -> String {
    let code = text(.country, line).uppercased()
    switch code.utf8.count {
    case 2: return code
    case 3: return CountryCodes.country(ofStorefront: code)
    default: throw Unreadable(column: .country)
    }
  }

  func currency(_ column: AppleReportColumn, _ line: ReportLines.Line) throws(Unreadable) -> String {
    let code = text(column, line).uppercased()
    guard code.utf8.count == 3, code.utf8.allSatisfy({ $0 &- UInt8(ascii: "A") < 26 }) else {
      throw Unreadable(column: column)
    }
    return code
  }

  /// So many times an amount; a product that is not exact makes the row unreadable.
  func product(
    _ factor: ExactDecimal, _ amount: ExactDecimal, _ column: AppleReportColumn
  ) throws(Unreadable) -> ExactDecimal {
    guard let product = factor.multiplied(by: amount) else { throw Unreadable(column: column) }
    return product
  }
}

/// Dates of Apple's reports: 03/27/2026 or 2026-03-27.
enum ReportDate {
  static func date(_ text: String) -> CivilDate? {
    let parts = text.split(whereSeparator: { $0 == "/" || $0 == "-" }).map(String.init)
    let numbers = parts.compactMap { part in part.utf8.allSatisfy { $0 &- 0x30 < 10 } ? Int(part) : nil }
    guard parts.count == 3, numbers.count == 3 else { return nil }
    let date =
      parts[0].utf8.count == 4
      ? CivilDate(year: numbers[0], month: numbers[1], day: numbers[2])
      : CivilDate(year: numbers[2], month: numbers[0], day: numbers[1])
    return date.isValid && (2008...9999).contains(date.year) ? date : nil
  }
}
