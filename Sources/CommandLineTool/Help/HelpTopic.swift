/// What help can be asked about.
package enum HelpTopic: Hashable, Sendable {
  case overview
  case command(CommandName)
  case exitCodes
  case formats
  case periods
  case categories
  case catalog
  case accounts
  case rates
  case environment
  case conditions
  case proceeds

  /// The words for the topics that are no commands.
  package static let words = [
    "periods", "categories", "catalog", "proceeds", "accounts", "rates", "conditions", "formats", "environment",
    "exit-codes",
  ]

  /// The topic behind a word. `formats` is the topic, which says more than the help of the command.
  package init?(word: String) {
    switch word {
    case "exit-codes": self = .exitCodes
    case "formats": self = .formats
    case "periods": self = .periods
    case "categories": self = .categories
    case "conditions": self = .conditions
    case "proceeds": self = .proceeds
    case "catalog": self = .catalog
    case "accounts": self = .accounts
    case "rates": self = .rates
    case "environment": self = .environment
    default:
      guard let command = CommandName(rawValue: word) else { return nil }
      self = .command(command)
    }
  }
}
