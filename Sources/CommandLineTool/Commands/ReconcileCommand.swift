import Refunds
import Render

/// `refunds reconcile`: do our refunds tie out with Apple's own reports?
enum ReconcileCommand {
  static func run(_ settings: Settings) throws(ToolError) -> CommandOutcome {
    let apple = AppleReportRun(settings.reconcile.applePaths)
    if apple.reports.isEmpty {
      var outcome = CommandOutcome(
        ToolError(
          .inputUnusable, "none of what --apple names is a report that refunds can be compared with",
          next: "name FINANCIAL, FINANCE_DETAIL, SALES, SUBSCRIBER, SUBSCRIPTION_EVENT or financial_report.csv"))
      outcome.notices = apple.notices
      outcome.errors += apple.errors
      return outcome
    }
    let run = try InputRun(settings)
    let comparison = Reconciliation(
      run.ledger, reports: apple.reports, refused: apple.refused, catalog: run.products,
      request: settings.reconcile.request)
    let failed = comparison.failedTotals.map(notice)
    var outcome = run.outcome(
      comparison.report(), isConditionMet: !failed.isEmpty || !comparison.isExplained)
    guard outcome.output != nil else { return outcome }
    outcome.notices = failed + apple.notices + comparison.choice.leftOut.map(notice) + outcome.notices
    if !comparison.isExplained { outcome.notices.append(unexplained) }
    outcome.errors += apple.errors
    return outcome
  }

  // Said before anything else: what follows rests on it.
  private static func notice(_ failed: (report: String, total: ControlTotal)) -> ToolNotice {
    let total = failed.total
    let subject = total.subject.isEmpty ? "" : " of \(total.subject)"
    let stated = total.stated.isEmpty ? "is missing" : "is \(total.stated)"
    return ToolNotice(
      "control-total-failed", "\(total.kind.rawValue)\(subject) \(stated), but the rows add up to \(total.counted)",
      at: .file(path: failed.report), next: "download the report again; until then rows may be missing or doubled")
  }

  private static func notice(_ leftOut: ReportChoice.LeftOut) -> ToolNotice {
    ToolNotice(
      leftOut.reason.rawValue, leftOut.words, at: .file(path: leftOut.name), next: "name each report once")
  }

  private static let unexplained = ToolNotice(
    "unexplained", "something differs without a cause", at: nil,
    next: "look at the rows with the cause unexplained; refunds list shows the refunds behind them")
}
