/// The answer of `check`: can this input be trusted?
package enum CheckReport {
  package static let definition = Report.Definition(
    id: "coverage", meaning: "records read = used + duplicates + left out + without a transaction + unreadable")

  package static func report(of ledger: Ledger) -> Report {
    Report(
      schema: "refunds.check/1", title: "Check of the input", asOf: ledger.asOf, period: nil, definition: definition,
      sections: [fileSection(ledger), ledger.coverageSection(), ledger.findingsSection()],
      coverage: ledger.coverage, findings: ledger.findings)
  }

  private static func fileSection(_ ledger: Ledger) -> Report.Section {
    let columns = [
      Table.Column("file", "File"),
      Table.Column("read", "Read", isNumeric: true),
      Table.Column("used", "Used", isNumeric: true),
      Table.Column("duplicates", "Duplicates", isNumeric: true),
      Table.Column("left_out", "Left out", isNumeric: true),
      Table.Column("without_transaction", "Without transaction", isNumeric: true),
      Table.Column("unreadable", "Unreadable", isNumeric: true),
    ]
    let rows = ledger.coverage.files.map { file in
      Table.Row([
        .text(file.name), .count(file.tally.read), .count(file.tally.used), .count(file.tally.duplicates),
        .count(file.tally.leftOutCount), .count(file.tally.withoutTransactionCount), .count(file.tally.unreadable),
      ])
    }
    return Report.Section(
      id: "files", title: "Files", tables: [Table(id: "files", columns: columns, rows: rows)])
  }
}
