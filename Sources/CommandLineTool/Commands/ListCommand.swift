import Refunds

/// `refunds list`: which revocations are there, and what is each of them?
enum ListCommand {
  static func run(_ settings: Settings) -> CommandOutcome {
    CommandOutcome(ToolError(.internalError, "list is not connected yet"))
  }

  /// The answer to a bare `--fields`: a name a line, in the order of the columns.
  static let columnNames = ListColumn.allCases.map { $0.rawValue + "\n" }.joined()
}
