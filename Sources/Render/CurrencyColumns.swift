import Refunds

/// Tells whether the currency of an amount already stands in its own row: in the column `currency`, or in the one
/// named after the amount (`proceeds` and `proceeds_currency`).
///
/// Documents name the currency of an amount only where it does not, so that no code stands twice and no amount
/// without one.
struct CurrencyColumns {
  static let suffix = "_currency"
  private static let converted = "converted"

  private let shared: Int?
  private let own: [Int?]

  init(of table: Table) {
    var positions: [String: Int] = [:]
    for (position, column) in table.columns.enumerated() { positions[column.name] = position }
    shared = positions["currency"]
    own = table.columns.map { column in
      // All that is converted is in one currency, which has one column.
      let isConverted = column.name.hasPrefix(CurrencyColumns.converted + "_")
      return positions[(isConverted ? CurrencyColumns.converted : column.name) + CurrencyColumns.suffix]
    }
  }

  /// Whether the table has a column for the currency of this column alone.
  func hasOwn(forColumn column: Int) -> Bool { own[column] != nil }

  func name(_ currency: String, in row: Table.Row, forColumn column: Int) -> Bool {
    guard let position = own[column] ?? shared else { return false }
    return row.cells[position] == .text(currency)
  }
}
