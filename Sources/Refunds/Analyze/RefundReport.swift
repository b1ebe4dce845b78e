/// Builds the weekly report: what was revoked, what of it is a refund, where, and how far to trust it.
package struct RefundReport {
  let ledger: Ledger
  let analysis: Analysis
  /// The period whose numbers are shown; nil is all of the input.
  let period: DateRange?
  let calendar: PeriodCalendar
  let sections: [SectionName]
  let followUp: FollowUp
  let countsByWeek: WeekCounts
  /// The comparison with Apple's reports, if any were given.
  let reconciliation: Reconciliation?
  /// The one currency in which money is shown beside the native ones, if one was asked for.
  let converted: ConvertedMoney?
  /// What proceeds are estimated from; nil where they are not.
  let proceeds: ProceedsSource?
  /// What stands out, whatever the period.
  package let alerts: Alerts

  /// - Parameter sections: what the report consists of, in this order.
  package init(
    ledger: Ledger, period: DateRange?, calendar: PeriodCalendar = PeriodCalendar(),
    alertRule: AlertRule = AlertRule(), sections: [SectionName] = ReportPreset.quality.sections,
    reconciliation: Reconciliation? = nil, proceeds: ProceedsSource? = nil, conversion: CurrencyConversion? = nil
  ) {
    self.ledger = ledger
    self.sections = sections
    self.period = period
    self.calendar = calendar
    self.reconciliation = reconciliation
    self.proceeds = proceeds
    analysis = Analysis(ledger: ledger, period: period)
    converted = conversion.map { [analysis] in ConvertedMoney(analysis, in: period, by: $0) }
    followUp = FollowUp(ledger, countsReversed: false)
    countsByWeek = WeekCounts(analysis, in: period, calendar: calendar)
    alerts = Alerts(ledger: ledger, calendar: calendar, rule: alertRule)
  }

  package static let definition = Report.Definition(
    id: "refund_rate.cohort",
    meaning: "standing refunds among the paid transactions bought in the period, divided by those transactions; "
      + "periods that are over still move as refunds arrive")

  package func report() -> Report {
    var report = Report(
      schema: "refunds.report/1", title: title, asOf: ledger.asOf, timeZone: calendar.zone.name, period: period,
      definition: RefundReport.definition,
      sections: sections.compactMap(section),
      coverage: ledger.coverage, findings: ledger.findings)
    report.unconverted = converted?.unconverted ?? [:]
    return report
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
      for length in [PeriodLength.week, .month] {
        let named = calendar.range(of: calendar.period(length, containing: start))
        if named.start == range.start && named.end == range.end { return named.label }
      }
    }
    let first = range.start.map { calendar.zone.date(at: $0).text }
    let last = range.end.map { calendar.zone.date(at: Instant(milliseconds: $0.milliseconds - 1)).text }
    switch (first, last) {
    case (let first?, let last?): return "\(first) to \(last)"
    case (let first?, nil): return "from \(first)"
    case (nil, let last?): return "until \(last)"
    case (nil, nil): return "all of the input"
    }
  }

  /// What the period is compared with: the stretch before it; without a period the last two complete weeks.
  var comparison: (now: DateRange, before: DateRange)? {
    if let period { return period.previous.map { (period, $0) } }
    guard let asOf = ledger.asOf else { return nil }
    // A week is complete when --as-of, the last counted millisecond, reaches its end.
    let current = calendar.period(.week, containing: Instant(milliseconds: asOf.milliseconds + 1))
    let last = calendar.period(.week, containing: CivilDate(dayNumber: current.first.dayNumber - 7))
    let before = calendar.period(.week, containing: CivilDate(dayNumber: current.first.dayNumber - 14))
    return (calendar.range(of: last), calendar.range(of: before))
  }
}
