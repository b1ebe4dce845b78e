import Ingest
import Refunds
import Testing

/// Every finance sample, read in place and held to its notes.
@Suite("Finance samples")
struct FinanceSampleTests {
  @Test("FINANCIAL and FINANCE_DETAIL", arguments: FinanceSamples.paths("FINANCIAL", "FINANCE_DETAIL"))
  func financial(path: String) throws {
    let expected = try #require(FinanceSamples.expectation(path))
    let report = try FinanceSamples.report(path)
    #expect(report.kind.rawValue == expected.kind)
    #expect(report.rows.count == expected.rows)
    #expect(report.days.map { [$0.first.text, $0.last.text] } == expected.period)
    #expect(RowSums(report.rows.filter { $0.kind == .refund }) == RowSums(expected.refunds))
    #expect(RowSums(report.rows.filter { $0.kind == .sale }) == RowSums(expected.sales))
    #expect(report.failedTotals.isEmpty == expected.controlOk)
  }

  @Test("SALES", arguments: FinanceSamples.paths("SALES"))
  func sales(path: String) throws {
    let expected = try #require(FinanceSamples.expectation(path))
    let report = try FinanceSamples.report(path)
    #expect(report.kind == .sales)
    #expect(report.rows.count == expected.rows)
    #expect(report.days.map { [$0.first.text, $0.last.text] } == expected.period)
    let kinds: [(AppleReportRow.Kind, FinanceSamples.Group?)] = [
      (.refund, expected.refunds), (.partialCredit, expected.zeroUnitCredits), (.bundleCredit, expected.cmbCredits),
      (.sale, expected.sales), (.free, expected.free),
    ]
    for (kind, group) in kinds {
      #expect(RowSums(report.rows.filter { $0.kind == kind }) == RowSums(group), "\(kind)")
    }
  }

  @Test("SUBSCRIBER", arguments: FinanceSamples.paths("SUBSCRIBER"))
  func subscriber(path: String) throws {
    let expected = try #require(FinanceSamples.expectation(path))
    let report = try FinanceSamples.report(path)
    #expect(report.kind == .subscriber)
    #expect(report.rows.count == expected.rows)
    #expect(RowSums(report.rows.filter { $0.kind == .refund }) == RowSums(expected.refundsFull))
    #expect(RowSums(report.rows.filter { $0.kind == .partialCredit }) == RowSums(expected.refundsPartial))
    #expect(RowSums(report.rows.filter { $0.kind == .sale }) == RowSums(expected.sales))
    let returns = report.rows.filter(\.isReturn)
    for (row, note) in zip(returns, try #require(expected.refundRows)) {
      #expect(row.days.first.text == note.refundDay)
      #expect(row.purchaseDay?.text == note.purchaseDay)
      #expect(row.appleIdentifier == note.subscriptionAppleId)
      #expect([row.country, row.currency] == [note.country, note.currency])
      #expect(row.units == ExactDecimal(note.units))
      #expect(row.customerAmount == ExactDecimal(note.customer))
      #expect(row.proceeds == ExactDecimal(note.proceeds))
    }
    #expect(returns.count == expected.refundRows?.count)
  }

  @Test("SUBSCRIPTION_EVENT", arguments: FinanceSamples.paths("SUBSCRIPTION_EVENT"))
  func events(path: String) throws {
    let expected = try #require(FinanceSamples.expectation(path))
    let report = try FinanceSamples.report(path)
    #expect(report.kind == .subscriptionEvent)
    #expect(report.rows.count == expected.rows)
    let refunds = report.rows.filter { $0.kind == .refund }
    #expect(refunds.count == expected.refunds?.rows)
    #expect(-refunds.reduce(ExactDecimal.zero) { $0 + $1.units } == ExactDecimal(expected.refunds?.quantity ?? ""))
    let byEvent = Dictionary(grouping: report.rows, by: \.event)
    #expect(Set(byEvent.keys) == Set(try #require(expected.events).keys))
    for (event, group) in expected.events ?? [:] {
      #expect(byEvent[event]?.count == group.rows)
      let units = (byEvent[event] ?? []).reduce(ExactDecimal.zero) { $0 + $1.units.magnitude }
      #expect(units == ExactDecimal(group.quantity ?? ""))
    }
  }

  @Test("payments", arguments: FinanceSamples.paths("PAYMENTS"))
  func payments(path: String) throws {
    let expected = try #require(FinanceSamples.expectation(path))
    let report = try FinanceSamples.report(path)
    #expect(report.kind == .payments)
    let regions = try #require(expected.regions)
    #expect(report.payments.count == regions.count)
    for (line, note) in zip(report.payments, regions) {
      #expect([line.region, line.currency] == [note.region, note.currency])
      #expect(line.unitsSold == ExactDecimal(note.unitsSold))
      #expect(line.earned == ExactDecimal(note.earned))
      #expect(line.totalOwed == ExactDecimal(note.totalOwed))
      #expect(line.proceeds == ExactDecimal(note.proceeds))
    }
    let paid = report.controlTotals.filter { $0.kind == .paid }
    #expect(paid.map(\.subject) == Array((expected.bankTotal ?? [:]).keys))
    #expect(paid.map(\.stated) == (expected.bankTotal ?? [:]).values.compactMap { ExactDecimal($0)?.text })
    #expect(report.failedTotals.isEmpty == expected.controlOk)
    #expect(report.paymentMonth != nil)
  }

  @Test("what is not for refunds is refused", arguments: FinanceSamples.paths("SUBSCRIPTION", "PRE_ORDER"))
  func refused(path: String) throws {
    let expected = try #require(FinanceSamples.expectation(path))
    let error = #expect(throws: AppleReportRefusal.self) { try FinanceSamples.report(path) }
    #expect(error?.what.contains(expected.kind) == true)
  }

  @Test("rates are none of Apple's reports", arguments: FinanceSamples.paths("ECB rates", "rates, long form"))
  func rates(path: String) {
    #expect(throws: AppleReportRefusal.unknown) { try FinanceSamples.report(path) }
  }

  @Test("a damaged header is refused with the missing columns", arguments: FinanceSamples.paths("SALES, damaged"))
  func damaged(path: String) {
    // "Version Product Type Identifier Units" is one column there.
    #expect(throws: AppleReportRefusal.columnsMissing(.sales, line: 1, ["Product Type Identifier", "Units"])) {
      try FinanceSamples.report(path)
    }
  }

  @Test("which control totals fail, and which only differ")
  func controlTotals() throws {
    guard FinanceSamples.present != nil else { return }
    let off = try FinanceSamples.report("synthetic/FD_80012345_0326_table_off.txt")
    #expect(Set(off.failedTotals.map(\.subject)) == ["FR/EUR", "US/USD"])
    let consolidated = try FinanceSamples.report("financial/80012345_0914_ZZ.txt")
    #expect(consolidated.failedTotals.count == 16)
    #expect(consolidated.isConsolidated)
    let amount = try FinanceSamples.report("financial/financial_2016_ia1.tsv").failedTotals
    #expect(amount.map(\.kind) == [.totalAmount])
    #expect(amount.map { [$0.stated, $0.counted] } == [["2.99", "2.1"]])
    let units = try FinanceSamples.report("financial/80012345_0914_EU.txt")
    #expect(units.oddities == [AppleReportOddity(.totalUnitsDiffer, lines: [10], subject: "20, rows 19")])
    let year = try FinanceSamples.report("financial/financial_us_iay.tsv")
    #expect(year.oddities.map(\.kind) == [.periodNotFiscal])
    let bank = try FinanceSamples.report("payments/financial_report_2014-09_usd_regions.csv").failedTotals
    #expect(bank.map { [$0.stated, $0.counted] } == [["234.58", "553.5"]])
  }

  @Test("layouts are told by their columns")
  func layouts() throws {
    guard FinanceSamples.present != nil else { return }
    let layouts = [
      "sales/SALES_SUMMARY_DAILY_1_0.tsv": "1_0", "sales/SUBSCRIBER_DETAILED_DAILY_1_2.tsv": "1_2",
      "synthetic/Subscriber_80012345_20260327.txt": "1_3", "sales/SUBSCRIPTION_EVENT_SUMMARY_DAILY_1_2.tsv": "1_2",
      "synthetic/Subscription_Event_80012345_20260327.txt": "1_3",
    ]
    for (path, layout) in layouts { #expect(try FinanceSamples.report(path).layout == layout, "\(path)") }
  }
}
