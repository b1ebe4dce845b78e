/// `refunds report`: how did refunds do in a period?
enum ReportCommand {
  static func run(_ settings: Settings) -> CommandOutcome {
    CommandOutcome(ToolError(.internalError, "report is not connected yet"))
  }
}
