import Refunds

/// `refunds reconcile`: do our refunds tie out with Apple's own reports?
enum ReconcileCommand {
  static func run(_ settings: Settings, _ progress: ProgressDisplay?) throws(ToolError) -> CommandOutcome {
    // The reports are few and quickly read: if none can be used, nobody waits for the input.
    let apple = AppleReportRun(settings.reconcile.applePaths)
    if let emptiness = apple.emptiness { return emptiness }
    let run = try InputRun(settings, progress)
    let reconciliation = ReconciliationRun(run, apple, settings.reconcile.request)
    let comparison = reconciliation.comparison
    let isMet = !comparison.failedTotals.isEmpty || !comparison.isExplained
    return run.outcome(comparison.report(), isConditionMet: isMet).adding(reconciliation)
  }
}

extension CommandOutcome {
  /// The outcome with what is to be said about Apple's reports, before anything else.
  func adding(_ reconciliation: ReconciliationRun) -> CommandOutcome {
    guard output != nil else { return self }
    var outcome = self
    outcome.notices = reconciliation.notices + notices
    outcome.errors += reconciliation.errors
    return outcome
  }
}
