import Refunds

/// `refunds check`: can I trust this input?
enum CheckCommand {
  static func run(_ settings: Settings) -> CommandOutcome {
    let run = InputRun(settings)
    return run.outcome(CheckReport.report(of: run.ledger), isConditionMet: run.hasDamage)
  }
}
