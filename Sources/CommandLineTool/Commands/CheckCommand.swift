/// `refunds check`: can I trust this input?
enum CheckCommand {
  static func run(_ settings: Settings) -> CommandOutcome {
    CommandOutcome(ToolError(.internalError, "check is not connected yet"))
  }
}
