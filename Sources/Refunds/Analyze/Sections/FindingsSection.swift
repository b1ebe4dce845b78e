extension Ledger {
  /// Everything odd in the input, once per kind, with the first places.
  package func findingsSection() -> Report.Section {
    let rows = findings.map { finding in
      Table.Row([
        .text(finding.code.rawValue), .text(finding.subject), .count(finding.count), .text(places(finding)),
      ])
    }
    return Report.Section(
      id: "findings", title: "Findings", paragraphs: rows.isEmpty ? ["Nothing odd was found."] : [],
      tables: [
        Table(
          id: "findings",
          columns: [
            Table.Column("code", "Finding"), Table.Column("subject", "What"),
            Table.Column("count", "Count", isNumeric: true), Table.Column("places", "First seen"),
          ], rows: rows)
      ])
  }

  private func places(_ finding: Finding) -> String {
    finding.places.map { "\(fileNames[Int($0.origin.file)]):\($0.origin.record)" }.joined(separator: ", ")
  }
}
