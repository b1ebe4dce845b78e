import Refunds

/// `refunds summary`: how many, how much, at what rate, by whatever tells purchases apart?
enum SummaryCommand {
  static func run(_ settings: Settings, _ progress: ProgressDisplay?) throws(ToolError) -> CommandOutcome {
    let rates = try RatesRun(settings)
    let run = try InputRun(settings, progress)
    var request = settings.summary
    request.period = run.period
    request.calendar = settings.calendar
    request.conversion = rates.conversion
    let asked = AskedConditions(
      settings, run, alerts: Alerts(ledger: run.ledger, calendar: settings.calendar, rule: settings.alerts.rule))
    let report = Summary(ledger: run.ledger, request: request).report()
    return rates.adding(to: run.outcome(report, asked: asked), of: report)
  }
}
