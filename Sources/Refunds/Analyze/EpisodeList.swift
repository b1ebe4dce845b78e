/// The answer of `list`: one row per revocation episode.
package struct EpisodeList {
  package var columns = ListColumn.native
  /// Only true refunds that nobody has undone.
  package var refundsOnly = false
  package var categories: Set<Category> = []
  package var status: Episode.Status?
  /// Revocations dated in this period; nil is all of them, undated ones included.
  package var period: DateRange?
  package var sortColumn: ListColumn?
  package var isDescending = false
  package var limit: Int?
  package var showsIdentifiers = false
  /// Fills the columns of conversion.
  package var conversion: CurrencyConversion?

  package init() {}

  package static let definition = Report.Definition(
    id: "refunds.by_date",
    meaning: "one row per revocation; a true, standing refund has counts_as_refund = true and status = revoked")

  package func report(of ledger: Ledger) -> Report {
    var rows = ledger.episodes.filter(includes).map {
      EpisodeRow($0, of: ledger, showsIdentifiers: showsIdentifiers, conversion: conversion)
    }
    if let sortColumn { rows = sorted(rows, by: sortColumn) }
    if let limit { rows = Array(rows.prefix(limit)) }
    let table = Table(
      id: "rows", columns: columns.map { Table.Column($0.rawValue, $0.rawValue, isNumeric: $0.isNumeric) },
      rows: rows.map { row in Table.Row(columns.map(row.cell)) })
    var report = report(
      of: ledger, sections: [Report.Section(id: "rows", title: "Revocations", tables: [table])])
    for currency in rows.compactMap(\.unconvertedCurrency) { report.unconverted[currency, default: 0] += 1 }
    return report
  }

  /// The answer as double entries: its refunds and their reversals, each with the other's opposite signs. The period is
  /// that of each entry's own date.
  package func journal(of ledger: Ledger, in zone: ZoneRules, accounts: AccountMapping) -> Report {
    var report = report(of: ledger, sections: [])
    report.timeZone = zone.name
    report.journal = JournalBuilder(ledger: ledger, zone: zone, accounts: accounts, period: period)
      .journal(of: ledger.episodes.lazy.filter(isAskedFor))
    return report
  }

  private func report(of ledger: Ledger, sections: [Report.Section]) -> Report {
    Report(
      schema: "refunds.list/1", title: "Revocations", asOf: ledger.asOf, period: period,
      definition: EpisodeList.definition, sections: sections, coverage: ledger.coverage, findings: ledger.findings)
  }

  private func includes(_ episode: Episode) -> Bool {
    guard isAskedFor(episode) else { return false }
    guard let period else { return true }
    return episode.revokedAt.map(period.contains) ?? false
  }

  // Whatever its date is.
  private func isAskedFor(_ episode: Episode) -> Bool {
    if refundsOnly && !episode.isStandingRefund { return false }
    if !categories.isEmpty && !categories.contains(episode.verdict.category) { return false }
    return status == nil || status == episode.status
  }

  // Rows that are equal in the column keep their order; unknown values stand last in either direction.
  private func sorted(_ rows: [EpisodeRow], by column: ListColumn) -> [EpisodeRow] {
    let keyed = rows.enumerated().map { (position: $0.offset, row: $0.element, key: $0.element.cell(column).sortKey) }
    return keyed.sorted { left, right in
      guard let leftKey = left.key, let rightKey = right.key else {
        return left.key == nil && right.key == nil ? left.position < right.position : left.key != nil
      }
      if leftKey == rightKey { return left.position < right.position }
      return isDescending ? rightKey < leftKey : leftKey < rightKey
    }.map(\.row)
  }
}
