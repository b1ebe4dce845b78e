/// The answer of `check`: can this input be trusted?
package enum CheckReport {
  package static let definition = Report.Definition(
    id: "coverage", meaning: "records read = used + duplicates + left out + without a transaction + unreadable")

  package static func report(of ledger: Ledger) -> Report {
    Report(
      schema: "refunds.check/1", title: "Check of the input", asOf: ledger.asOf, period: nil, definition: definition,
      sections: [fileSection(ledger), signatureSection(ledger), ledger.coverageSection(), ledger.findingsSection()],
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
      Table.Column("verified", "Verified", isNumeric: true),
      Table.Column("unsigned", "Unsigned", isNumeric: true),
      Table.Column("not_checked", "Not checked", isNumeric: true),
      Table.Column("refused", "Refused", isNumeric: true),
      Table.Column("test_data", "Test data", isNumeric: true),
      Table.Column("facts", "From facts", isNumeric: true),
    ]
    let rows = ledger.coverage.files.map { file in
      Table.Row([
        .text(file.name), .count(file.tally.read), .count(file.tally.used), .count(file.tally.duplicates),
        .count(file.tally.leftOutCount), .count(file.tally.withoutTransactionCount), .count(file.tally.unreadable),
        .count(file.trust[.verified] ?? 0), .count(file.trust[.unsigned] ?? 0), .count(file.trust[.notChecked] ?? 0),
        .count((file.tally.leftOut[.signatureRefused] ?? 0) + (file.tally.leftOut[.signatureWithoutDate] ?? 0)),
        .count([.sandbox, .xcode, .localTesting].reduce(0) { $0 + (file.tally.leftOut[$1] ?? 0) }),
        .count(file.facts),
      ])
    }
    return Report.Section(
      id: "files", title: "Files", tables: [Table(id: "files", columns: columns, rows: rows)])
  }

  private static func signatureSection(_ ledger: Ledger) -> Report.Section {
    let columns = [
      Table.Column("root", "Root"), Table.Column("root_sha256", "SHA-256 of the root"),
      Table.Column("leaf_valid_from", "Leaf valid from"), Table.Column("leaf_valid_until", "Leaf valid until"),
      Table.Column("records", "Records", isNumeric: true),
    ]
    let rows = ledger.coverage.signers.sorted { $0.key < $1.key }.map { signer, records in
      Table.Row([
        .text(signer.root), .text(signer.rootFingerprint), .instant(signer.leafValidFrom),
        .instant(signer.leafValidUntil), .count(records),
      ])
    }
    return Report.Section(
      id: "signatures", title: "Signatures",
      paragraphs: rows.isEmpty ? ["No signature was verified."] : [],
      tables: [Table(id: "signatures", columns: columns, rows: rows)])
  }
}
