import Refunds

/// A journal of hledger: declared commodities and accounts, so that `hledger check --strict` has something to hold on to,
/// then a transaction for each entry.
enum HledgerDocument {
  static func bytes(of report: Report, options: RenderOptions) -> [UInt8] {
    guard let journal = report.journal else { return [] }
    // The mark is said even to a journal that includes this one and writes its own amounts with a decimal comma.
    var text = "decimal-mark .\n"
    if options.header { text = heading(journal) + text + directives(journal) }
    var bytes = Array(text.utf8)
    for entry in journal.entries { bytes += "\n\(lines(of: entry))".utf8 }
    return bytes
  }

  private static func heading(_ journal: Journal) -> String {
    "; \(JournalWords.heading); days of \(JournalText.plain(journal.timeZone)).\n"
  }

  private static func directives(_ journal: Journal) -> String {
    let commodities = journal.currencies.map { "commodity \(style(of: $0))\n" }
    return commodities.joined() + journal.accounts.map { "account \($0)\n" }.joined()
  }

  // hledger wants a decimal mark in the style even where no digits follow it.
  private static func style(of currency: String) -> String {
    "1,000.\(String(repeating: "0", count: CurrencyDigits.usual(for: currency))) \(currency)"
  }

  private static func lines(of entry: JournalEntry) -> String {
    let code = JournalText.plain(entry.transactionIdentifier, escaping: ["(", ")", ";"])
    let payee = description(JournalWords.payee(of: entry))
    let narration = description(JournalWords.narration(of: entry))
    let date = entry.date?.text ?? "undated"
    if let obstacle = entry.obstacle {
      return "; \(date) (\(code)) \(payee) | \(narration): \(JournalWords.obstacle(obstacle))\n"
    }
    let status = entry.isAssumed ? "!" : "*"
    return "\(date) \(status) (\(code)) \(payee) | \(narration)\n" + tags(of: entry) + JournalPostings.lines(of: entry)
  }

  private static func description(_ text: String) -> String { JournalText.plain(text, escaping: ["|", ";"]) }

  // A comma ends the value of a tag.
  private static func tags(of entry: JournalEntry) -> String {
    JournalTag.tags(of: entry).map {
      "\(JournalPostings.indent); \($0.name):\(JournalText.plain($0.value, escaping: [","]))\n"
    }.joined()
  }
}
