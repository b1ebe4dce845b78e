import Refunds

/// `refunds summary`: how many, how much, at what rate, by whatever tells purchases apart?
enum SummaryCommand {
  static func run(_ settings: Settings) throws(ToolError) -> CommandOutcome {
    let run = try InputRun(settings)
    var request = settings.summary
    request.period = run.period
    request.calendar = settings.calendar
    let asked = AskedConditions(
      settings, run, alerts: Alerts(ledger: run.ledger, calendar: settings.calendar, rule: settings.alerts.rule))
    return run.outcome(Summary(ledger: run.ledger, request: request).report(), asked: asked)
  }
}
