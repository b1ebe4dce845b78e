internal import Refunds

/// Reads FINANCIAL, of a region or of all of them, and FINANCE_DETAIL: the rows, and the sums that follow them.
///
/// Signs: Quantity is negative on returns, Customer Price too, Partner Share never, Extended Partner Share is signed as it
/// stands (finance.md 0.2).
enum FinancialReportReader {
  static func read(_ lines: ArraySlice<ReportLines.Line>, _ kind: AppleReportKind, name: String) -> AppleReport {
    guard let header = lines.first else { return AppleReport(name: name, kind: kind) }
    let table = ReportTable(header)
    var report = AppleReport(name: name, kind: kind)
    var rows = ReportRows()
    var rest = lines.dropFirst()
    while let line = rest.first, !FinancialTrailer.begins(line) {
      rows.add(line) { (line) throws(ReportTable.Unreadable) in try row(line, table, kind) }
      rest = rest.dropFirst()
    }
    rows.fill(&report)
    let trailer = FinancialTrailer(rest)
    report.isConsolidated = kind == .financeDetail || trailer.hasCountryTable
    report.controlTotals = trailer.controlTotals(of: rows.rows, rowCount: rows.count)
    if let units = trailer.unitsNote(of: rows.rows) { report.oddities.append(units) }
    return report
  }

  private static func row(
    _ line: ReportLines.Line, _ table: ReportTable, _ kind: AppleReportKind
  ) throws(ReportTable.Unreadable) -> AppleReportRow {
    let days =
      kind == .financial
      ? DayRange(try table.date(.startDate, line), try table.date(.endDate, line))
      : DayRange(try table.date(.transactionDate, line), try table.date(.transactionDate, line))
    let isReturn: Bool
    switch table.text(.saleOrReturn, line).uppercased() {
    case "R": isReturn = true
    case "S": isReturn = false
    default: throw ReportTable.Unreadable(column: .saleOrReturn)
    }
    var row = AppleReportRow(kind: isReturn ? .refund : .sale, days: days, line: line.number)
    row.productID = table.text(.sku, line)
    row.appleIdentifier = table.text(.appleIdentifier, line)
    row.country = try table.country(line)
    row.currency = try table.currency(.customerCurrency, line)
    row.units = try table.number(.quantity, line)
    let price = try table.number(.customerPrice, line).magnitude
    row.customerAmount = try table.product(row.units, price, .customerPrice)
    row.proceeds = try table.number(.extendedPartnerShare, line)
    row.proceedsCurrency = try table.currency(.partnerShareCurrency, line)
    return row
  }
}
