/// Builds the weekly report: what was revoked, what of it is a refund, where, and how far to trust it.
package struct RefundReport {
  let ledger: Ledger
  let analysis: Analysis
  /// The period whose numbers are shown; nil is all of the input.
  let period: DateRange?

  package init(ledger: Ledger, period: DateRange?) {
    self.ledger = ledger
    self.period = period
    analysis = Analysis(ledger: ledger, period: period)
  }

  package static let definition = Report.Definition(
    id: "refund_rate.cohort",
    meaning: "standing refunds among the paid transactions bought in the period, divided by those transactions; "
      + "periods that are over still move as refunds arrive")

  package func report() -> Report {
    Report(
      schema: "refunds.report/1", title: title, asOf: ledger.asOf, period: period,
      definition: RefundReport.definition,
      sections: [
        headlineSection(), changeSection(), revocationSection(), moneySection(), productSection(), versionSection(),
        weekSection(), reversalSection(), requestSection(), ledger.coverageSection(), ledger.findingsSection(),
        definitionsSection(),
      ],
      coverage: ledger.coverage, findings: ledger.findings)
  }

  private var title: String {
    let apps = Set(ledger.transactions.map { ledger.text($0.app) }).filter { !$0.isEmpty }
    let names = apps.sorted(by: ByteOrder.precedes)
    let appNames = names.count > 3 ? "\(names.count) apps" : names.joined(separator: ", ")
    return ["Refunds", periodName(period), appNames].filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// The words for a period: its label, or its dates, the last day included.
  func periodName(_ range: DateRange?) -> String {
    guard let range else { return "all of the input" }
    if !range.label.isEmpty { return range.label }
    if let start = range.start {
      // A week or month is named as it would be asked for.
      let week = ISOWeek(containing: start)
      if week.range.start == range.start && week.range.end == range.end { return week.text }
      let next = range.nextMonth
      if let next, next == range.end { return String(start.date.text.prefix(7)) }
    }
    let start = range.start.map { ["from", $0.date.text] } ?? []
    let end = range.end.map { ["until", Instant(milliseconds: $0.milliseconds - 1).date.text] } ?? []
    return (start + end).joined(separator: " ")
  }

  /// What the period is compared with: the stretch before it; without a period the last two complete weeks.
  var comparison: (now: DateRange, before: DateRange)? {
    if let period { return period.previous.map { (period, $0) } }
    guard let asOf = ledger.asOf else { return nil }
    // A week is complete when --as-of, the last counted millisecond, reaches its end.
    let week = ISOWeek(containing: Instant(milliseconds: asOf.milliseconds + 1)).adding(weeks: -1)
    return (week.range, week.adding(weeks: -1).range)
  }
}
