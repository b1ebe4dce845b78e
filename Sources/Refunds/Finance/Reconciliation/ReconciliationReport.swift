/// The answer of `reconcile`: control totals first, then the bridge of each level and currency, then group by group.
extension Reconciliation {
  package func report() -> Report {
    var report = Report(
      schema: "refunds.reconcile/1", title: "Reconciliation with Apple's reports", asOf: ledger.asOf,
      timeZone: request.zone.name, period: nil,
      definition: Report.Definition(
        id: "reconcile",
        meaning: "server: true, standing refunds dated in the days of the reports; apple: what the reports take back; "
          + "difference: apple less server. Reports name no transactions: groups are compared, never lines"),
      sections: [controlSection, reportSection, bridgeSection, groupSection], coverage: ledger.coverage,
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
        : "\(failedTotals.count) totals are not what the rows add up to: rows are missing, doubled or changed, and what "
          + "follows rests on them."
    return Report.Section(id: "control_totals", title: "Control totals", paragraphs: [lead], tables: [table])
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

/// The columns of `reconcile`, in their order; the raw value is the name in CSV, TSV and JSON (cli.md).
enum ReconcileColumn: String, CaseIterable {
  case level, period
  case productID = "product_id"
  case country, currency
  case serverRefunds = "server_refunds"
  case serverAmount = "server_amount"
  case appleUnits = "apple_units"
  case appleAmount = "apple_amount"
  case proceeds
  case proceedsCurrency = "proceeds_currency"
  case differenceUnits = "difference_units"
  case differenceAmount = "difference_amount"
  case cause, detail

  var isNumeric: Bool {
    switch self {
    case .serverRefunds, .serverAmount, .appleUnits, .appleAmount, .proceeds, .differenceUnits, .differenceAmount: true
    case .level, .period, .productID, .country, .currency, .proceedsCurrency, .cause, .detail: false
    }
  }

  var heading: String {
    switch self {
    case .level: "Level"
    case .period: "Period"
    case .productID: "Product"
    case .country: "Country"
    case .currency: "Currency"
    case .serverRefunds: "Server"
    case .serverAmount: "Server amount"
    case .appleUnits: "Apple"
    case .appleAmount: "Apple amount"
    case .proceeds: "Proceeds"
    case .proceedsCurrency: "In"
    case .differenceUnits: "Difference"
    case .differenceAmount: "Difference, amount"
    case .cause: "Cause"
    case .detail: "Detail"
    }
  }

  func cell(_ key: ReconcileRows.Key, _ content: ReconcileRows.Content) -> Cell {
    let hasMoney = key.level != .events
    let hasPieces = key.level != .cash
    func money(_ amount: ExactDecimal, isKnown: Bool = true) -> Cell {
      hasMoney ? isKnown ? .money(amount.amount, currency: key.group.currency) : .unknown : .empty
    }
    func pieces(_ units: ExactDecimal) -> Cell { hasPieces ? Quantity(units).map(Cell.quantity) ?? .unknown : .empty }
    switch self {
    case .level: return .text(key.level.rawValue)
    case .period: return .text(key.days.label)
    case .productID: return .text(key.group.product)
    case .country: return .text(key.group.country)
    case .currency: return .text(key.group.currency)
    case .serverRefunds: return hasPieces ? .count(content.serverPieces) : .empty
    case .serverAmount: return money(content.serverAmount, isKnown: key.isAmountKnown)
    case .appleUnits: return pieces(content.appleUnits)
    case .appleAmount: return money(content.appleAmount)
    case .proceeds:
      return hasMoney && !key.proceedsCurrency.isEmpty
        ? .money(content.proceeds.amount, currency: key.proceedsCurrency) : .empty
    case .proceedsCurrency: return .text(key.proceedsCurrency)
    case .differenceUnits: return pieces(content.differenceUnits)
    case .differenceAmount: return money(content.differenceAmount, isKnown: key.isAmountKnown)
    case .cause: return .text(key.cause.rawValue)
    case .detail: return .text(content.noted > 1 ? "\(content.noted)×: \(key.detail)" : key.detail)
    }
  }
}

extension ReconcileRows.Content {
  var differenceUnits: ExactDecimal { appleUnits - ExactDecimal(serverPieces) }
  var differenceAmount: ExactDecimal { appleAmount - serverAmount }
}
