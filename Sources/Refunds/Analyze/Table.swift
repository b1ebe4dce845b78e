/// Rows and columns of one answer, ready to be written in any format.
package struct Table: Sendable {
  /// Stable name of the table: `by_product`, `rows`.
  package var id: String
  package var columns: [Column]
  package var rows: [Row]

  package struct Column: Hashable, Sendable {
    /// Stable name in CSV, TSV and JSON: `refunds_net`.
    package var name: String
    /// Heading for people: `Refunds, net`.
    package var heading: String
    /// Numbers stand at the right edge.
    package var isNumeric: Bool

    package init(_ name: String, _ heading: String, isNumeric: Bool = false) {
      self.name = name
      self.heading = heading
      self.isNumeric = isNumeric
    }
  }

  package struct Row: Sendable {
    package var cells: [Cell]
    /// Totals and headline rows, which documents print in bold.
    package var isEmphasized: Bool

    package init(_ cells: [Cell], isEmphasized: Bool = false) {
      self.cells = cells
      self.isEmphasized = isEmphasized
    }
  }

  package init(id: String, columns: [Column], rows: [Row] = []) {
    self.id = id
    self.columns = columns
    self.rows = rows
  }
}
