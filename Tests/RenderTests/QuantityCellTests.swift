import Refunds
import Render
import Testing

/// Shares of pieces are exact in every format; only people see groups of digits.
@Test(
  arguments: [
    (OutputFormat.csv, "coins,12345.67932\n"), (.tsv, "coins\t12345.67932\n"),
    (.markdown, "| coins   | 12,345.67932 |\n"), (.jsonl, #"{"product":"coins","pieces":12345.67932}"#),
  ])
func quantities(format: OutputFormat, expected: String) throws {
  let rest = Quantity(pieces: 1, milliPercent: 67_932)
  let sum = try #require(Quantity(pieces: 12_345, milliPercent: 100_000).adding(rest))
  let table = Table(
    id: "rows", columns: [.init("product", "product"), .init("pieces", "pieces", isNumeric: true)],
    rows: [.init([.text("coins"), .quantity(sum)])])
  let report = SampleReports.report([Report.Section(id: "rows", title: "Rows", tables: [table])])
  #expect(rendered(report, as: format).contains(expected))
}
