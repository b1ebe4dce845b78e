import Refunds

/// Compares the books with the files of `--apple`, and gathers what must be said about those.
struct ReconciliationRun {
  let comparison: Reconciliation
  let notices: [ToolNotice]
  let errors: [ToolError]

  init(_ run: InputRun, _ apple: AppleReportRun, _ request: ReconcileRequest) {
    comparison = Reconciliation(
      run.ledger, reports: apple.reports, refused: apple.refused, catalog: run.products, request: request)
    notices =
      comparison.failedTotals.map(ReconciliationRun.notice) + apple.notices
      + comparison.choice.leftOut.map(ReconciliationRun.notice)
      + (comparison.isExplained ? [] : [ReconciliationRun.unexplained])
    errors = apple.errors
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
