import Refunds

/// `refunds report`: how did refunds do in a period?
enum ReportCommand {
  static func run(_ settings: Settings) throws(ToolError) -> CommandOutcome {
    let run = try InputRun(settings)
    let report = RefundReport(
      ledger: run.ledger, period: run.period, calendar: settings.calendar, alertRule: settings.alerts.rule,
      sections: settings.sections)
    return run.outcome(report.report(), asked: AskedConditions(settings, run, alerts: report.alerts))
  }
}
