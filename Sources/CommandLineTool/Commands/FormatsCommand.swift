import Ingest
import Refunds
import Render

/// `refunds formats`: which formats can be read, and how are they told apart?
enum FormatsCommand {
  static func run(_ settings: Settings) -> CommandOutcome {
    var options = RenderOptions()
    options.header = settings.output.hasHeader
    options.byteOrderMark = settings.output.hasByteOrderMark
    options.color = settings.output.isColored
    return CommandOutcome(output: Renderer.render(report, as: settings.output.format, options: options))
  }

  private static var report: Report {
    let table = Table(
      id: "rows",
      columns: [
        Table.Column("format", "Format"), Table.Column("summary", "What it is"),
        Table.Column("recognition", "How it is recognised"),
      ],
      rows: FormatTable.rows.map { Table.Row([.text($0.name), .text($0.summary), .text($0.recognition)]) })
    return Report(
      schema: "refunds.formats/1", title: "Input formats", asOf: nil, period: nil,
      definition: Report.Definition(
        id: "formats", meaning: "told apart by content, never by name; the first row that fits counts"),
      sections: [Report.Section(id: "rows", title: "Input formats", tables: [table])],
      coverage: Coverage(), findings: [])
  }
}
