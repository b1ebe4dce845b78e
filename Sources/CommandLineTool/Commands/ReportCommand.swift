import Refunds

/// `refunds report`: how did refunds do in a period?
enum ReportCommand {
  static func run(_ settings: Settings, _ progress: ProgressDisplay?) throws(ToolError) -> CommandOutcome {
    let isCompared = !settings.reconcile.applePaths.isEmpty
    let apple = AppleReportRun(settings.reconcile.applePaths)
    if isCompared, let emptiness = apple.emptiness { return emptiness }
    let rates = try RatesRun(settings)
    let run = try InputRun(settings, progress)
    let reconciliation = isCompared ? ReconciliationRun(run, apple, settings.reconcile.request) : nil
    let appleShares = reconciliation.flatMap { AppleShares($0.comparison.choice.used) }
    let report = RefundReport(
      ledger: run.ledger, period: run.period, calendar: settings.calendar, alertRule: settings.alerts.rule,
      sections: settings.sections, reconciliation: reconciliation?.comparison,
      proceeds: settings.proceedsRates.map(ProceedsSource.rates) ?? appleShares.map(ProceedsSource.apple),
      conversion: rates.conversion)
    let answer = report.report()
    let outcome = rates.adding(
      to: run.outcome(answer, asked: AskedConditions(settings, run, alerts: report.alerts)), of: answer)
    return reconciliation.map(outcome.adding) ?? outcome
  }
}
