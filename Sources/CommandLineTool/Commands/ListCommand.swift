import Refunds
import Render

/// `refunds list`: which revocations are there, and what is each of them?
enum ListCommand {
  static func run(_ settings: Settings) throws(ToolError) -> CommandOutcome {
    let run = try InputRun(settings)
    var list = EpisodeList()
    list.columns = columns(settings)
    list.refundsOnly = settings.list.refundsOnly
    list.categories = settings.list.categories
    list.status = settings.list.status
    list.period = run.period
    list.sortColumn = settings.list.sortColumn
    list.isDescending = settings.list.isDescending
    list.limit = settings.list.limit
    list.showsIdentifiers = settings.output.showsIdentifiers
    return run.outcome(list.report(of: run.ledger))
  }

  // Data formats hold every column; a person at a terminal first sees those that matter most.
  private static func columns(_ settings: Settings) -> [ListColumn] {
    if !settings.list.columns.isEmpty { return settings.list.columns }
    switch settings.output.format {
    case .table, .markdown, .html: return ListColumn.short
    case .csv, .tsv, .json, .jsonl: return ListColumn.allCases
    }
  }

  /// The answer to a bare `--fields`: a name a line, in the order of the columns.
  static let columnNames = ListColumn.allCases.map { $0.rawValue + "\n" }.joined()
}
