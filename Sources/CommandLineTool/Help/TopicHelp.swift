import Render
import Refunds

/// The topics of help that are no commands.
enum TopicHelp {
  static let exitCodes =
    "Exit status\n\n"
    + HelpLayout.list(ExitStatus.allCases.map { (String($0.rawValue), $0.meaning) }, column: 7)
    + "\n"
    + HelpLayout.paragraph(
      "Where several apply, the first of these counts: " + bySeverity + ". A closed pipe, as in refunds list | head, "
        + "is no error. Empty input is a report of zeros with exit 0.")

  private static let bySeverity = ExitStatus.bySeverity.reversed().map { String($0.rawValue) }.joined(separator: ", ")

  static let periods =
    "Periods and dates\n\n"
    + HelpLayout.paragraph("--period takes one of these; all times are UTC, weeks are ISO weeks from Monday:")
    + "\n"
    + HelpLayout.list(
      [
        ("2026", "a year"),
        ("2026Q1", "a quarter, January to March"),
        ("2026-03", "a month"),
        ("2026-W12", "an ISO week, here 16 to 22 March 2026"),
        ("2026-03-04", "a day"),
        ("2026-01..2026-03", "from the beginning of one to the end of the other: January to March"),
        ("2026-W12.. or ..2026-02", "a range that is open on one side"),
        ("last week", "the week before the one that holds the as-of date; also day, month, quarter, year"),
        ("last 8 weeks", "the 8 complete weeks before that; also days, months, quarters, years"),
        ("this month", "the whole period that holds the as-of date"),
      ], column: 28)
    + "\n"
    + HelpLayout.paragraph(
      "--begin and --end take a day (2026-03-04) or an instant (2026-03-04T09:30:00Z, 2026-03-04T10:30:00+01:00). "
        + "The end does not belong to the period: -b 2026-03-01 -e 2026-04-01 is March.")
    + "\n"
    + HelpLayout.paragraph(
      "--as-of takes the same; a day means its end. It is a cut: whatever was stated later is left out, so that last "
        + "month's report can be made again from a larger archive. Without it the latest date in the input is taken, "
        + "never the clock.")

  static let categories =
    "Categories\n\n"
    + HelpLayout.paragraph("Every revocation has exactly one category. Only the first four can be refunds:")
    + "\n"
    + HelpLayout.list(Category.allCases.map { ($0.rawValue, $0.meaning) }, column: 20)
    + "\n"
    + HelpLayout.paragraph(
      "The column counts_as_refund says what counts. A true refund that still stands has counts_as_refund = true and "
        + "status = revoked. The column rule names the rule that decided; refunds explain ID tells the whole story.")

  static let environment =
    "Configuration\n\n"
    + HelpLayout.paragraph("An option is looked for in these places; the first that has it counts:")
    + "\n"
    + HelpLayout.list(
      [
        ("1.", "the command line"),
        ("2.", "environment variables"),
        ("3.", "\(ConfigSearch.projectFileName) in the working directory or the nearest folder above it"),
        ("4.", "$XDG_CONFIG_HOME/refunds/config.toml, else ~/.config/refunds/config.toml"),
      ], column: 6)
    + "\n"
    + HelpLayout.paragraph(
      "A config file holds long option names and values, a line each; -n (--no-config) reads none. Options that a "
        + "command does not take are left alone.")
    + "\n" + configExample + "\n"
    + HelpLayout.paragraph(
      "A higher place replaces a lower one, also for options that can be given several times. In a variable commas "
        + "stand between several values. A switch is true or false; --strict=false takes back a config file's true. "
        + "NO_COLOR is respected.")
    + "\nVariables:\n"
    + HelpLayout.list(
      OptionTable.options.filter(\.isVariable).map { ($0.name.variable, $0.name.long) }, column: 30)

  private static let configExample = """
      # refunds.toml
      app = ["com.example.orchard", "com.example.garden"]
      environment = "production"
      reason = "2=upgradedToBundle"
      strict = true

    """

  /// Written from the tables of input formats, output formats and commands.
  static func formats(_ inputFormats: [ReadableFormat]) -> String {
    var text = "Formats\n\n"
    if !inputFormats.isEmpty {
      text += "Input, detected by content; --input-format forces one:\n\n"
      text += HelpLayout.list(inputFormats.map { ($0.name, $0.summary) }, column: 26) + "\n"
    }
    text += "Output, with --output-format or the extension of --output:\n\n"
    text += HelpLayout.list(
      OutputFormat.allCases.map { format in
        ("\(format.rawValue) (.\(format.traits.extensions.joined(separator: ", .")))", format.meaning)
      }, column: 26)
    text += "\nFormats of each command, the default first:\n\n"
    text += HelpLayout.list(
      CommandTable.commands.filter { !$0.formats.isEmpty }.map { command in
        (command.name.rawValue, command.formats.map(\.rawValue).joined(separator: ", "))
      }, column: 12)
    return text + "\n" + HelpLayout.paragraph("The format never changes because output is piped; only colour does.")
  }
}

extension Category {
  /// The line of `refunds help categories`.
  fileprivate var meaning: String {
    switch self {
    case .developerIssue: "refunded for a real or perceived issue with the app"
    case .other: "refunded for another reason, such as an accidental purchase"
    case .unspecified: "refunded, and the input gives no reason"
    case .unknown: "a reason or type that is not known; counted only where something else says it was a refund"
    case .upgradedToBundle: "no refund: the customer switched to a subscription bundle"
    case .familySharing: "no refund: a family member lost access"
    case .assignment: "no refund: an organisation took back a seat"
    case .upgrade: "no refund: the subscription was upgraded"
    case .modification: "no refund: an automatic credit because items of a subscription were changed"
    }
  }
}
