import Refunds
import Testing

/// The sections of a report as tests ask about them.
struct SectionTable {
  let section: Report.Section

  /// The section of a report over books.
  init(
    _ name: SectionName, of ledger: Ledger, in period: DateRange? = nil, proceeds: ProceedsSource? = nil
  ) throws {
    let report = RefundReport(ledger: ledger, period: period, sections: [name], proceeds: proceeds).report()
    section = try #require(report.sections.first)
    #expect(section.id == name.rawValue)
  }

  /// The rows of a table, each as cells by column name.
  func rows(_ table: String) throws -> [[String: Cell]] {
    let table = try #require(section.tables.first { $0.id == table })
    return table.rows.map { Dictionary(uniqueKeysWithValues: zip(table.columns.map(\.name), $0.cells)) }
  }
}
