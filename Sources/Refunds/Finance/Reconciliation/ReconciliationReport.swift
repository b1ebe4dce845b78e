/// The answer of `reconcile`: control totals first, then the bridge of each level and currency, then group by group.
extension Reconciliation {
  static let definition = Report.Definition(
    id: "reconcile",
    meaning: "server: true, standing refunds dated in the days of the reports; apple: what the reports take back; "
      + "difference: apple less server. Reports name no transactions: groups are compared, never lines")

  package func report() -> Report {
    var report = Report(
      schema: "refunds.reconcile/1", title: "Reconciliation with Apple's reports", asOf: ledger.asOf,
      timeZone: request.zone.name, period: nil, definition: Reconciliation.definition,
      sections: [verdictSection, controlSection, reportSection, bridgeSection, groupSection], coverage: ledger.coverage,
      findings: ledger.findings)
    report.rowTable = "rows"
    return report
  }

  private var controlSection: Report.Section {
    let rows = reports.flatMap { report in
      report.controlTotals.map { total in
        Table.Row(
          [
            .text(report.name), .text(total.kind.rawValue), .text(total.subject), .text(total.stated),
            .text(total.counted), .text(total.holds ? "holds" : total.isBinding ? "FAILS" : "differs"),
          ], isEmphasized: total.hasFailed)
      }
    }
    let table = Table(
      id: "control_totals",
      columns: [
        Table.Column("report", "Report"), Table.Column("total", "Total"), Table.Column("subject", "Of"),
        Table.Column("stated", "Stated", isNumeric: true), Table.Column("counted", "Counted", isNumeric: true),
        Table.Column("verdict", "Verdict"),
      ], rows: rows)
    let lead =
      rows.isEmpty
      ? "None of these reports states a total of its own."
      : failedTotals.isEmpty
        ? "Every total that a report states about itself is what its rows add up to."
        : "\(Digits.grouped(failedTotals.count)) totals are not what the rows add up to: rows are missing, doubled or changed, and what "
          + "follows rests on them."
    return Report.Section(
      id: "control_totals", title: "Control totals", paragraphs: [lead], tables: [table])
  }

  private var reportSection: Report.Section {
    let leftOut = Dictionary(choice.leftOut.map { ($0.name, $0.words) }, uniquingKeysWith: { first, _ in first })
    let used = reports.map { report in
      Table.Row([
        .text(report.name), .text([report.kind.rawValue, report.layout].filter { !$0.isEmpty }.joined(separator: " ")),
        .text(report.days?.label ?? ""), .count(report.kind == .payments ? report.payments.count : report.rows.count),
        .count(report.rows.count { $0.isReturn }), .text(leftOut[report.name] ?? "compared"),
      ])
    }
    let others = refused.map { Table.Row([.text($0.name), .empty, .empty, .empty, .empty, .text($0.reason)]) }
    let table = Table(
      id: "reports",
      columns: [
        Table.Column("report", "Report"), Table.Column("kind", "Kind"), Table.Column("days", "Days"),
        Table.Column("rows", "Rows", isNumeric: true), Table.Column("returns", "Returns", isNumeric: true),
        Table.Column("use", "Use"),
      ], rows: used + others)
    return Report.Section(id: "reports", title: "Reports", tables: [table])
  }

  private var groupSection: Report.Section {
    let table = Table(
      id: "rows",
      columns: ReconcileColumn.allCases.map { Table.Column($0.rawValue, $0.heading, isNumeric: $0.isNumeric) },
      rows: levels.flatMap { level in
        level.rows.sorted.map { row in
          Table.Row(
            ReconcileColumn.allCases.map { $0.cell(row.key, row.content) }, isEmphasized: row.key.cause == .unexplained)
        }
      })
    return Report.Section(id: "rows", title: "Group by group", tables: [table], notes: notes)
  }

  private var notes: [String] {
    var notes = ["Days are those of \(request.zone.name)."]
    for level in ReconcileLevel.allCases {
      guard let count = notCompared[level], count > 0 else { continue }
      notes.append(
        "\(level.rawValue): \(Digits.grouped(count)) refunds are dated outside of the days of its reports and are not "
          + "compared.")
    }
    if server.undated > 0 {
      notes.append("\(Digits.grouped(server.undated)) refunds have no date and are not compared.")
    }
    if server.free > 0 {
      notes.append(
        "\(Digits.grouped(server.free)) refunds gave back nothing, for nothing was paid: only events count them.")
    }
    return notes
  }
}
