internal import Codec
import Refunds

/// CSV and TSV. Rows keep the columns of their table; a document becomes one long table (see `LongForm`).
enum DelimitedDocument {
  static func commas(of report: Report, options: RenderOptions) -> [UInt8] { bytes(report, options, .commas) }

  static func tabs(of report: Report, options: RenderOptions) -> [UInt8] { bytes(report, options, .tabs) }

  private static func bytes(
    _ report: Report, _ options: RenderOptions, _ form: DelimitedWriter.Form
  ) -> [UInt8] {
    var writer = DelimitedWriter(
      form: form, hasByteOrderMark: options.byteOrderMark, hasRawCells: options.rawCells)
    if let table = report.rows(options) {
      if options.header { writeHeader(table.columns.map(\.name), to: &writer) }
      for row in table.rows { write(row.checkedCells(of: table).lazy.map(PlainCell.init), to: &writer) }
    } else {
      if options.header { writeHeader(LongForm.columns, to: &writer) }
      LongForm.lines(of: report) { write($0, to: &writer) }
    }
    return writer.bytes
  }

  private static func writeHeader(_ names: [String], to writer: inout DelimitedWriter) {
    for name in names { writer.value(name) }
    writer.endLine()
  }

  private static func write(_ cells: some Sequence<PlainCell>, to writer: inout DelimitedWriter) {
    for cell in cells {
      switch cell {
      case .text(let text): writer.text(text)
      case .value(let text): writer.value(text)
      }
    }
    writer.endLine()
  }
}
