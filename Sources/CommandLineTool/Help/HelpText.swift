/// The text of every topic of help.
enum HelpText {
  static func text(_ topic: HelpTopic, inputFormats: [ReadableFormat]) -> String {
    switch topic {
    case .overview: CommandHelp.overview
    case .command(let name): CommandHelp.text(CommandTable.command(name))
    case .exitCodes: TopicHelp.exitCodes
    case .formats: TopicHelp.formats(inputFormats)
    case .periods: TopicHelp.periods
    case .categories: TopicHelp.categories
    case .catalog: CatalogHelp.text
    case .proceeds: ProceedsHelp.text
    case .accounts: AccountsHelp.text
    case .rates: RatesHelp.text
    case .environment: TopicHelp.environment
    case .conditions: TopicHelp.conditions
    }
  }
}
