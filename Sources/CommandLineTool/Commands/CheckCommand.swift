import Refunds

/// `refunds check`: can I trust this input?
enum CheckCommand {
  static func run(_ settings: Settings, _ progress: ProgressDisplay?) throws(ToolError) -> CommandOutcome {
    let run = try InputRun(settings, progress)
    return run.outcome(CheckReport.report(of: run.ledger), isConditionMet: run.hasDamage)
  }
}
