import Render

/// All commands, in the order of help.
package enum CommandTable {
  private static let rowFormats: [OutputFormat] = [.table, .markdown, .csv, .tsv, .json, .jsonl]
  private static let documentFormats: [OutputFormat] = [.markdown, .html, .json, .csv, .tsv, .jsonl, .table]

  package static let commands: [Command] = [
    Command(
      name: .report, arguments: "[INPUT...]", summary: "How did refunds do in a period?",
      purpose: "Counts the refunds of a period: how many were granted, how many were reversed, what they cost, which "
        + "products, versions and reasons stand behind them, and how far the input can be trusted. Revocations that "
        + "are no refunds (family sharing, upgrades, bundle switches) are shown apart and never counted.",
      examples: [
        .init(line: "refunds report hooks/", meaning: "all notifications below a folder, as Markdown"),
        .init(line: "refunds report -p 'last week' -o week.md hooks/", meaning: "the last complete week, into a file"),
        .init(line: "refunds report -p 2026-03 -O json archive.jsonl.gz", meaning: "March, for a program"),
        .init(line: "refunds report --fail-on-alert -o week.md hooks/", meaning: "exit 1 if something stands out"),
      ],
      formats: documentFormats),
    Command(
      name: .list, arguments: "[INPUT...]", summary: "Which revocations are there, and what is each of them?",
      purpose: "Prints one row for every time that a transaction was revoked, with its category, its reason, the "
        + "amount that went back and the rule that decided. A true refund that still stands has "
        + "counts_as_refund = true and status = revoked; --refunds keeps only those.",
      examples: [
        .init(line: "refunds list hooks.jsonl", meaning: "the most important columns, for a terminal"),
        .init(line: "refunds list --refunds -p 2026Q1 -o q1.csv hooks/", meaning: "the refunds of a quarter, as CSV"),
        .init(line: "refunds list --fields revoked_at,product_id hooks/", meaning: "two columns"),
        .init(line: "refunds list --fields", meaning: "the names of all columns"),
        .init(
          line: "refunds list -p 2026-03 -o refunds.journal --accounts books.accounts hooks/",
          meaning: "the refunds and reversals of a month as transactions for hledger"),
      ],
      formats: rowFormats + [.hledger, .beancount]),
    Command(
      name: .summary, arguments: "[INPUT...]",
      summary: "How many, how much, at what rate, by product, reason, week ...?",
      purpose:
        "Prints one row per group and period: purchases, refunds granted, reversed and standing by reason, and the "
        + "rate of refunds with its 95 % interval, among the purchases of the period. Counts and money never share a "
        + "row, and no two currencies are added, so that any column can be summed.",
      examples: [
        .init(line: "refunds summary --by product hooks/", meaning: "one row per product"),
        .init(
          line: "refunds summary --per week --by-days 7 --by-days 14 hooks/",
          meaning: "weeks of purchase at equal age, so that young weeks do not look good"),
        .init(
          line: "refunds summary --measure money --by storefront -p 2026Q1 -O csv hooks/",
          meaning: "sales and refunds by country and currency"),
      ],
      formats: rowFormats),
    Command(
      name: .explain, arguments: "ID [INPUT...]", summary: "Why is this transaction counted so?",
      purpose: "Prints all that the input says about the transaction with this id, oldest first, with the file and "
        + "record of each statement, the rule that decided and what the amount was made from.",
      examples: [
        .init(line: "refunds explain 2000000012345678 hooks/", meaning: "one transaction, from purchase to reversal")
      ],
      formats: rowFormats),
    Command(
      name: .reconcile, arguments: "--apple FILE... [INPUT...]",
      summary: "Do our refunds tie out with Apple's own reports?",
      purpose:
        "Compares the refunds of the input with FINANCIAL, FINANCE_DETAIL, SALES, SUBSCRIBER, SUBSCRIPTION_EVENT and "
        + "financial_report.csv, as far as they are given: product by country, currency and day or fiscal month, each "
        + "difference with its cause. What a report says about its own totals comes first. Exits with 1 if a total "
        + "fails or anything stays unexplained. Reports name no transactions, so groups are compared, never lines.",
      examples: [
        .init(line: "refunds reconcile --apple reports/ hooks/", meaning: "all reports below a folder"),
        .init(
          line: "refunds reconcile --apple S_D_80012345_20260327.txt.gz -O csv hooks/",
          meaning: "one day, one row per group and cause"),
        .init(
          line: "refunds reconcile --apple march/ -O html -o march.html hooks/",
          meaning: "the books of a month and what was paid, as a page"),
      ],
      formats: rowFormats + [.html]),
    Command(
      name: .check, arguments: "[INPUT...]", summary: "Can I trust this input?",
      purpose: "Says what was read and what became of every record, which days have no statement at all, and what was "
        + "odd, with file, record and advice. Exits with 1 if it finds problems.",
      examples: [
        .init(line: "refunds check hooks/", meaning: "coverage, gaps and findings"),
        .init(line: "refunds check -q hooks/ && refunds report hooks/", meaning: "report only on clean input"),
      ],
      formats: rowFormats),
    Command(
      name: .facts, arguments: "[INPUT...]", summary: "Give me the normalised statements, as an archive.",
      purpose:
        "Prints every statement of the input once, one JSON object a line, in an order that follows from content "
        + "alone. The output is an input again: alone, repeated or beside the files it was made of it gives the same "
        + "answers. Digests between the lines tell a changed or damaged file, which is refused. All environments are "
        + "kept unless --environment is given, and account tokens stand as short digests unless --show-identifiers is.",
      examples: [
        .init(line: "refunds facts --gzip -o archive.jsonl.gz hooks/", meaning: "compact a folder of notifications"),
        .init(
          line: "refunds facts archive.jsonl.gz new/ -o all.jsonl", meaning: "join an archive with what came since"),
      ],
      formats: [.jsonl]),
    Command(
      name: .formats, arguments: "", summary: "Which formats can be read and written?",
      purpose: "Prints the input formats, which are detected by content and never by the name of a file, and the "
        + "formats that each command can write.",
      examples: [.init(line: "refunds formats", meaning: "the names for --input-format and --output-format")],
      formats: rowFormats),
    Command(
      name: .help, arguments: "[COMMAND|TOPIC]", summary: "Help on a command or a topic.",
      purpose: "Prints how a command is used, or explains a topic: "
        + HelpTopic.words.joined(separator: ", ") + ".",
      examples: [
        .init(line: "refunds help list", meaning: "the same as refunds list --help"),
        .init(line: "refunds help periods", meaning: "how periods and dates are written"),
      ],
      formats: []),
  ]

  package static func command(_ name: CommandName) -> Command {
    guard let command = commands.first(where: { $0.name == name }) else { preconditionFailure("\(name) has no row") }
    return command
  }
}
