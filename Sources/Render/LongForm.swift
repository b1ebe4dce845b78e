import Refunds

/// All tables of a document as one table with one value per line, which spreadsheets pivot and `mlr` filters.
///
/// Columns: `section` and `table` (their ids), `row` (from 1, within its table), `label` (what the row is about),
/// `column` (the name of the column), `value` and `unit`. The unit of money is its currency code (empty where the
/// currency is not known), of other values `count`, `number`, `rate`, `flag`, `instant`, `date` or `text`.
///
/// The label joins the cells of the leading columns that are no numbers, in a table without numbers only the first.
/// A cell that does not apply has no line; one that is not known has a line without value and unit. The sentences of
/// a document are not data and are left out.
enum LongForm {
  static let columns = ["section", "table", "row", "label", "column", "value", "unit"]

  /// Calls `line` with the seven cells of each line.
  static func lines(of report: Report, _ line: ([PlainCell]) -> Void) {
    for section in report.sections {
      for table in section.tables {
        let labels = labelColumns(of: table)
        for (number, row) in table.rows.enumerated() {
          let cells = row.checkedCells(of: table)
          let label = cells[labels].map { PlainCell($0).text }.filter { !$0.isEmpty }.joined(separator: " / ")
          for position in labels.endIndex..<cells.count where applies(cells[position]) {
            line([
              .text(section.id), .text(table.id), .value(String(number + 1)), .text(label),
              .text(table.columns[position].name), PlainCell(cells[position]), .text(unit(of: cells[position])),
            ])
          }
        }
      }
    }
  }

  private static func labelColumns(of table: Table) -> Range<Int> {
    let leading = table.columns.prefix { !$0.isNumeric }.count
    return 0..<(leading == table.columns.count ? min(1, leading) : leading)
  }

  private static func applies(_ cell: Cell) -> Bool {
    cell != .empty && cell != .text("")
  }

  private static func unit(of cell: Cell) -> String {
    switch cell {
    case .text: "text"
    case .count: "count"
    case .flag: "flag"
    case .integer, .quantity, .ratio: "number"
    case .money(_, let currency): currency
    case .rate: "rate"
    case .duration: "seconds"
    case .number: "number"
    case .instant: "instant"
    case .date: "date"
    case .unknown, .notAvailable, .empty: ""
    }
  }
}
