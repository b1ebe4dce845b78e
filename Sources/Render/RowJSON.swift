import Codec
import Refunds

/// The rows of one table as JSON objects, keyed by the names of its columns.
struct RowJSON {
  private let table: Table
  private let currencyColumns: CurrencyColumns
  /// Documents also have amounts in rows without a currency of their own: there a member such as `refunded_currency`
  /// follows the amount. Rows of an answer keep to their columns.
  private let addsCurrencies: Bool

  init(of table: Table, addsCurrencies: Bool) {
    self.table = table
    self.addsCurrencies = addsCurrencies
    currencyColumns = CurrencyColumns(of: table)
  }

  func write(_ row: Table.Row, to json: inout JSONWriter) {
    json.beginObject()
    writeMembers(of: row, to: &json)
    json.endObject()
  }

  func writeMembers(of row: Table.Row, to json: inout JSONWriter) {
    let cells = row.checkedCells(of: table)
    for (position, column) in table.columns.enumerated() {
      let cell = cells[position]
      json.name(column.name)
      RowJSON.write(cell, to: &json)
      guard addsCurrencies, case .money(_, let currency) = cell, !currency.isEmpty else { continue }
      if currencyColumns.hasOwn(forColumn: position) { continue }
      if currencyColumns.name(currency, in: row, forColumn: position) { continue }
      json.member(column.name + CurrencyColumns.suffix, currency)
    }
  }

  private static func write(_ cell: Cell, to json: inout JSONWriter) {
    switch cell {
    case .text(let text): if text.isEmpty { json.null() } else { json.string(text) }
    case .count(let count): json.integer(Int64(count))
    case .flag(let flag): json.bool(flag)
    case .integer(let number): json.integer(number)
    case .quantity(let quantity): json.decimal(text: quantity.text)
    case .money(let amount, let currency): json.decimal(text: NumberText.plain(amount, currency: currency))
    case .ratio(let ratio): json.decimal(text: ratio.text)
    case .rate(let rate), .number(let rate):
      if let text = NumberText.plain(rate: rate) { json.decimal(text: text) } else { json.null() }
    case .duration(let milliseconds): json.integer(NumberText.seconds(milliseconds: milliseconds))
    case .instant(let instant): json.string(instant.text)
    case .date(let date): json.string(date.text)
    case .unknown, .notAvailable, .empty: json.null()
    }
  }
}
