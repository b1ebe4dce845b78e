import Render

/// The overview and the help of each command, written from the tables.
enum CommandHelp {
  private static let optionColumn = 30

  static let overview =
    ToolVersion.line + "\n\n"
    + HelpLayout.paragraph(
      "Reads App Store server notifications and exports, and reports true refunds: what was revoked, what of it is a "
        + "refund, and why. It needs no network and changes no input.")
    + "\nUsage: refunds COMMAND [OPTIONS] [INPUT...]\n\nCommands:\n"
    + HelpLayout.list(CommandTable.commands.map { ($0.name.rawValue, $0.summary) }, column: 13)
    + "\nExamples:\n"
    + examples(CommandTable.commands.filter { $0.name != .help }.compactMap(\.examples.first))
    + "\n"
    + HelpLayout.paragraph(
      "INPUT is a file, a folder (walked), or - for standard input; gzip is unpacked and formats are detected by "
        + "content. Each command takes its own options: refunds COMMAND --help.")
    + "\n" + HelpLayout.paragraph("Topics for refunds help: " + HelpTopic.words.joined(separator: ", "))

  static func text(_ command: Command) -> String {
    var text = "\(command.summary)\n\nUsage: \(command.usage)\n\n" + HelpLayout.paragraph(command.purpose)
    text += "\nExamples:\n" + examples(command.examples)
    let options = OptionTable.options(of: command.name)
    for group in Option.Group.allCases {
      let items = options.filter { $0.group == group }.map { (term: $0.spelling, meaning: $0.help) }
      if !items.isEmpty { text += "\n\(group.rawValue):\n" + HelpLayout.list(items, column: optionColumn) }
    }
    if !command.formats.isEmpty {
      text += "\nOutput formats: \(command.formats[0].rawValue) (default)"
      text += command.formats.dropFirst().map { ", " + $0.rawValue }.joined() + "\n"
    }
    return text + "\n"
      + HelpLayout.paragraph("Read more with refunds help TOPIC: " + HelpTopic.words.joined(separator: ", "))
  }

  private static func examples(_ examples: [Command.Example]) -> String {
    examples.map { HelpLayout.paragraph("# " + $0.meaning, indent: 2) + "  \($0.line)\n" }.joined()
  }
}
