import Refunds

/// How one format writes the inside of a cell. Everything else about aligned columns is the same in all of them.
protocol CellEncoding {
  func append(_ text: String, isEmphasized: Bool, to bytes: inout [UInt8])
}

/// The cells of one table in the words of one format, and the width of each column.
///
/// A first walk measures, a second one writes, so that a table of a million rows needs no memory beside its output.
struct AlignedCells<Encoding: CellEncoding> {
  /// Cells wider than this stand out over the edge and move the rest of their own row only. Without this bound one
  /// hostile product id of a megabyte would widen every row by as much.
  static var widestPadding: Int { 80 }

  let table: Table
  let encoding: Encoding
  private let cellText: CellText
  private(set) var widths: [Int]

  init(_ table: Table, encoding: Encoding, leastWidth: Int, header: Bool) {
    self.table = table
    self.encoding = encoding
    cellText = CellText(of: table)
    widths = Array(repeating: leastWidth, count: table.columns.count)
    var scratch: [UInt8] = []
    if header {
      for (position, column) in table.columns.enumerated() {
        scratch.removeAll(keepingCapacity: true)
        encoding.append(column.heading, isEmphasized: false, to: &scratch)
        widen(position, to: scratch)
      }
    }
    for row in table.rows {
      for position in row.checkedCells(of: table).indices {
        scratch.removeAll(keepingCapacity: true)
        append(row, position, to: &scratch)
        widen(position, to: scratch)
      }
    }
  }

  private mutating func widen(_ position: Int, to cell: [UInt8]) {
    let width = DisplayWidth.of(cell)
    if width > widths[position] { widths[position] = min(width, Self.widestPadding) }
  }

  private func append(_ row: Table.Row, _ position: Int, to bytes: inout [UInt8]) {
    encoding.append(cellText.text(of: row, column: position), isEmphasized: row.isEmphasized, to: &bytes)
  }

  /// The headings of one line, padded to their columns.
  func appendHeadings(separator: String, to bytes: inout [UInt8]) {
    for position in table.columns.indices {
      if position > 0 { bytes += separator.utf8 }
      let start = bytes.count
      encoding.append(table.columns[position].heading, isEmphasized: false, to: &bytes)
      pad(position, from: start, in: &bytes)
    }
  }

  /// The cells of one row, padded to their columns.
  func append(_ row: Table.Row, separator: String, to bytes: inout [UInt8]) {
    for position in table.columns.indices {
      if position > 0 { bytes += separator.utf8 }
      let start = bytes.count
      append(row, position, to: &bytes)
      pad(position, from: start, in: &bytes)
    }
  }

  /// Numbers stand at the right edge, everything else at the left.
  private func pad(_ position: Int, from start: Int, in bytes: inout [UInt8]) {
    let missing = widths[position] - DisplayWidth.of(bytes[start...])
    guard missing > 0 else { return }
    let spaces = repeatElement(UInt8(ascii: " "), count: missing)
    if table.columns[position].isNumeric {
      bytes.insert(contentsOf: spaces, at: start)
    } else {
      bytes += spaces
    }
  }
}
