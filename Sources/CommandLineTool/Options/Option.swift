/// One row of the table of options: everything that parsing, help, config files and environment variables need.
package struct Option: Sendable {
  package let name: OptionName
  package let short: Character?
  package let value: Value
  /// Each occurrence adds a value. Of all other options the last occurrence wins.
  package let isRepeatable: Bool
  package let commands: Set<CommandName>
  package let group: Group
  package let help: String

  /// What follows the name.
  package enum Value: Hashable, Sendable {
    /// Nothing; `=true` and `=false` are understood, so that a config file's `true` can be taken back.
    case flag
    /// Any text. The name stands for it in help: `DATE`.
    case text(String)
    /// One of a few words.
    case words([String], String)
    /// Any text, or nothing at all.
    case optionalText(String)
  }

  /// The heading in help, in the order of help.
  package enum Group: String, CaseIterable, Sendable {
    case period = "Period"
    case selection = "What counts"
    case input = "Input"
    case apple = "Apple's reports"
    case rows = "Rows and columns"
    case groups = "Groups and rates"
    case document = "Sections"
    case conversion = "One currency"
    case alerts = "Alerts and exit status"
    case output = "Output"
    case delimited = "CSV, TSV and table"
    case messages = "Messages and configuration"
  }

  init(
    _ name: OptionName, _ short: Character? = nil, _ value: Value = .flag, repeatable: Bool = false,
    of commands: Set<CommandName>, _ group: Group, _ help: String
  ) {
    self.name = name
    self.short = short
    self.value = value
    isRepeatable = repeatable
    self.commands = commands
    self.group = group
    self.help = help
  }

  /// Whether an environment variable may set it. Help and version are questions, not settings.
  package var isVariable: Bool { name != .help && name != .version }

  /// Whether a config file may set it. A config file cannot say that it is not to be read.
  package var isInConfigFiles: Bool { isVariable && name != .noConfig }

  /// `-b, --begin DATE`; options without a short name stand in line with those that have one.
  package var spelling: String {
    let short = short.map { "-\($0), " } ?? "    "
    return switch value {
    case .flag: short + name.long
    case .text(let placeholder), .words(_, let placeholder): "\(short)\(name.long) \(placeholder)"
    case .optionalText(let placeholder): "\(short)\(name.long) [\(placeholder)]"
    }
  }
}
