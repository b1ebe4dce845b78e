/// `refunds formats`: which formats can be read and written?
enum FormatsCommand {
  static func run(_ settings: Settings, inputFormats: [InputFormat]) -> CommandOutcome {
    CommandOutcome(ToolError(.internalError, "formats is not connected yet"))
  }
}
