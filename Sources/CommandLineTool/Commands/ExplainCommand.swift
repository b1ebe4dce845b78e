import Refunds

/// `refunds explain`: why is this transaction counted so?
enum ExplainCommand {
  static func run(_ settings: Settings, _ progress: ProgressDisplay?) throws(ToolError) -> CommandOutcome {
    let run = try InputRun(settings, progress)
    let explanation = Explanation(evidence: run.evidence, selection: settings.selection, catalog: run.products)
    if let report = explanation.report(on: settings.transactionID, coverage: run.ledger.coverage) {
      return run.outcome(report)
    }
    let chain = explanation.transactions(ofChain: settings.transactionID).prefix(10)
    let next =
      chain.isEmpty
      ? "refunds list prints the ids of all revoked transactions"
      : "it is the original id of \(chain.joined(separator: ", ")): explain one of these"
    let error = ToolError(
      .transactionNotFound, "no transaction of the input has the id \(settings.transactionID)", next: next)
    return CommandOutcome(
      output: nil, findings: run.ledger.findings, fileNames: run.ledger.fileNames,
      notices: run.catalogNotices, errors: run.errors + [error])
  }
}
