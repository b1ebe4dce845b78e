import Refunds
import Render

/// `refunds list`: which revocations are there, and what is each of them?
enum ListCommand {
  static func run(_ settings: Settings, _ progress: ProgressDisplay?) throws(ToolError) -> CommandOutcome {
    if let syntax = settings.output.format.accountSyntax { return try journal(settings, syntax, progress) }
    let rates = try RatesRun(settings)
    let run = try InputRun(settings, progress)
    var list = list(settings, in: run.period)
    list.conversion = rates.conversion
    let report = list.report(of: run.ledger)
    return rates.adding(to: run.outcome(report), of: report)
  }

  private static func journal(
    _ settings: Settings, _ syntax: AccountSyntax, _ progress: ProgressDisplay?
  ) throws(ToolError) -> CommandOutcome {
    // The file of accounts is short: if it cannot be used, nobody waits for the input.
    let accounts = try AccountsRun.mapping(settings.list.accountsPath, for: syntax)
    let run = try InputRun(settings, progress)
    let report = list(settings, in: run.period).journal(
      of: run.ledger, in: settings.calendar.zone, accounts: accounts)
    var outcome = run.outcome(report)
    if outcome.output != nil { outcome.notices += JournalNotices.notices(of: report) }
    return outcome
  }

  private static func list(_ settings: Settings, in period: DateRange?) -> EpisodeList {
    var list = EpisodeList()
    list.columns = columns(settings)
    list.refundsOnly = settings.list.refundsOnly
    list.categories = settings.list.categories
    list.status = settings.list.status
    list.period = period
    list.sortColumn = settings.list.sortColumn
    list.isDescending = settings.list.isDescending
    list.limit = settings.list.limit
    list.showsIdentifiers = settings.output.showsIdentifiers
    return list
  }

  // Data formats hold every column; a person at a terminal first sees those that matter most. A journal has none.
  private static func columns(_ settings: Settings) -> [ListColumn] {
    if !settings.list.columns.isEmpty { return settings.list.columns }
    let isConverted = settings.conversion.currency != nil
    switch settings.output.format {
    case .table, .markdown, .html:
      return ListColumn.short + (isConverted ? [.convertedAmount, .convertedCurrency] : [])
    case .csv, .tsv, .json, .jsonl: return isConverted ? ListColumn.allCases : ListColumn.native
    case .hledger, .beancount: return []
    }
  }

  /// The answer to a bare `--fields`: a name a line, in the order of the columns.
  static let columnNames = names(of: ListColumn.native)
  /// The same with `--currency`.
  static let convertedColumnNames = names(of: ListColumn.allCases)

  private static func names(of columns: [ListColumn]) -> String { columns.map { $0.rawValue + "\n" }.joined() }
}
