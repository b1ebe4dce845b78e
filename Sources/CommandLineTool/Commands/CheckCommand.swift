import Refunds

/// `refunds check`: can I trust this input?
enum CheckCommand {
  static func run(_ settings: Settings) throws(ToolError) -> CommandOutcome {
    let run = try InputRun(settings)
    return run.outcome(CheckReport.report(of: run.ledger), isConditionMet: run.hasDamage)
  }
}
