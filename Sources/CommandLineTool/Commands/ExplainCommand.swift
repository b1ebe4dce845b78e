/// `refunds explain`: why is this transaction counted so?
enum ExplainCommand {
  static func run(_ settings: Settings) -> CommandOutcome {
    CommandOutcome(ToolError(.internalError, "explain is not connected yet"))
  }
}
