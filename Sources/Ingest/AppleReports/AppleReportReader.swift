internal import Codec
package import Refunds

/// Reads one file of `--apple`, told apart by its content and never by its name.
package enum AppleReportReader {
  /// A month of SUBSCRIBER of a large shop has some hundred megabytes; a wrong name must not fill the memory.
  package static let largestByteCount = 1 << 30

  /// - Parameter file: unpacked.
  /// - Throws: why the file is none of the reports that refunds can be compared with.
  package static func read(_ file: [UInt8], name: String) throws(AppleReportRefusal) -> AppleReport {
    if file.starts(with: [0x50, 0x4B, 0x03, 0x04]) { throw .archive }
    let lines = ReportLines(utf8(file))
    if lines.lines.allSatisfy(\.isEmpty) { throw .empty }
    if PaymentsReportReader.isPayments(lines) {
      if PaymentsReportReader.isPending(lines) { throw .pendingPayments }
      guard let report = PaymentsReportReader.read(lines, name: name) else { throw .paymentColumns }
      return report
    }
    return try table(lines, name: name)
  }

  // A preamble of a few lines may stand above the line of names.
  private static func table(_ lines: ReportLines, name: String) throws(AppleReportRefusal) -> AppleReport {
    var refusal = AppleReportRefusal.unknown
    for (position, line) in lines.lines.prefix(10).enumerated() {
      switch AppleReportShape.answer(line.fields.map(AppleReportColumn.normalized)) {
      case .kind(let kind):
        let body = lines.lines[position...]
        var report = read(body, kind, name: name)
        readPreamble(lines.lines[..<position], into: &report)
        checkPeriod(of: &report)
        return report
      case .unusable(let report): throw .unusable(report.rawValue, reason: report.reason)
      case .damaged(let kind, let missing):
        refusal = .columnsMissing(kind, line: line.number, missing.map(\.heading))
      case .none: continue
      }
    }
    throw refusal
  }

  private static func read(
    _ lines: ArraySlice<ReportLines.Line>, _ kind: AppleReportKind, name: String
  ) -> AppleReport {
    switch kind {
    case .financial, .financeDetail: return FinancialReportReader.read(lines, kind, name: name)
    case .sales: return rows(lines, kind, name: name, SalesReportReader.row)
    case .subscriber: return rows(lines, kind, name: name, SubscriberReportReader.row)
    case .subscriptionEvent: return rows(lines, kind, name: name, SubscriptionEventReportReader.row)
    case .payments: return AppleReport(name: name, kind: kind)
    }
  }

  private static func rows(
    _ lines: ArraySlice<ReportLines.Line>, _ kind: AppleReportKind, name: String,
    _ row: (ReportLines.Line, ReportTable) throws(ReportTable.Unreadable) -> AppleReportRow
  ) -> AppleReport {
    guard let header = lines.first else { return AppleReport(name: name, kind: kind) }
    let table = ReportTable(header)
    var report = AppleReport(name: name, kind: kind, layout: AppleReportShape.layout(of: kind, table.names))
    var rows = ReportRows()
    for line in lines.dropFirst() {
      rows.add(line) { (line) throws(ReportTable.Unreadable) in try row(line, table) }
    }
    rows.fill(&report)
    return report
  }

  // FINANCE_DETAIL says its period above the header; its rows have days of their own.
  private static func readPreamble(_ lines: ArraySlice<ReportLines.Line>, into report: inout AppleReport) {
    func date(_ name: String) -> CivilDate? {
      lines.first { AppleReportColumn.normalized($0.field(0)) == name }.flatMap { ReportDate.date($0.field(1)) }
    }
    if let first = date("startdate"), let last = date("enddate"), first <= last { report.days = DayRange(first, last) }
  }

  // A sum over two periods answers no question about either.
  private static func checkPeriod(of report: inout AppleReport) {
    guard report.kind == .financial || report.kind == .financeDetail, let days = report.days else { return }
    if report.kind == .financial, Set(report.rows.map(\.days)).count > 1 {
      report.oddities.append(AppleReportOddity(.severalPeriods, subject: days.label))
    } else if days.fiscalMonth == nil {
      report.oddities.append(AppleReportOddity(.periodNotFiscal, subject: days.label))
    }
  }

  // Spreadsheets save UTF-16 and byte order marks.
  private static func utf8(_ file: [UInt8]) -> [UInt8] {
    let buffer = ByteBuffer(file)
    if buffer.withBytes({ UTF16Text.begins($0, count: file.count) }) {
      return buffer.withBytes { UTF16Text.utf8($0, count: file.count) }
    }
    return file.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(file.dropFirst(3)) : file
  }
}
