import Refunds

/// The words of a cell for people. What they hold is plain text: each document format escapes it in its own way.
///
/// Flags read `true` and `false` and instants as in every other format, so that a value can be searched for in any of
/// them.
struct CellText {
  private let currencyColumns: CurrencyColumns

  init(of table: Table) {
    currencyColumns = CurrencyColumns(of: table)
  }

  func text(of row: Table.Row, column: Int) -> String {
    switch row.cells[column] {
    case .text(let text): return text
    case .count(let count): return Digits.grouped(count)
    case .flag(let flag): return flag ? "true" : "false"
    case .integer(let number): return String(number)
    case .quantity(let quantity): return Digits.grouped(decimal: quantity.text)
    case .money(let amount, let currency):
      let digits = NumberText.grouped(amount, currency: currency)
      let isNamed = currency.isEmpty || currencyColumns.name(currency, in: row, forColumn: column)
      return isNamed ? digits : digits + " " + currency
    case .ratio(let ratio): return ratio.text
    case .rate(let rate): return NumberWords.percent(rate) ?? CellText.notAvailable
    case .duration(let milliseconds): return NumberText.duration(milliseconds: milliseconds)
    case .number(let number): return NumberWords.short(number) ?? CellText.notAvailable
    case .instant(let instant): return instant.text
    case .date(let date): return date.text
    case .unknown: return CellText.unknown
    case .notAvailable: return CellText.notAvailable
    case .empty: return ""
    }
  }

  /// Cannot be computed, or nobody knows (metrics.md, "Three empties").
  static let unknown = "–"
  static let notAvailable = "n/a"
}
