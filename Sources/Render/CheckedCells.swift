import Refunds

extension Table.Row {
  /// The cells, one for each column. A row with more or fewer would put numbers under a wrong heading: that is an
  /// error of the program and stops it.
  func checkedCells(of table: Table) -> [Cell] {
    precondition(cells.count == table.columns.count, "a row of table \(table.id) has a missing or extra cell")
    return cells
  }
}
