import Refunds

/// A ledger of beancount: the accounts are opened on the first day, then comes a transaction for each entry.
enum BeancountDocument {
  static func bytes(of report: Report, options: RenderOptions) -> [UInt8] {
    guard let journal = report.journal else { return [] }
    var bytes = Array((options.header ? directives(journal) : "").utf8)
    for entry in journal.entries {
      if !bytes.isEmpty { bytes.append(UInt8(ascii: "\n")) }
      bytes += lines(of: entry).utf8
    }
    return bytes
  }

  private static func directives(_ journal: Journal) -> String {
    let heading = "; \(JournalWords.heading); days of \(JournalText.plain(journal.timeZone)).\n"
    guard let day = journal.firstDay else { return heading }
    return heading + journal.accounts.map { "\(day.text) open \($0)\n" }.joined()
  }

  private static func lines(of entry: JournalEntry) -> String {
    let identifier = entry.transactionIdentifier
    let payee = JournalWords.payee(of: entry)
    let narration = JournalWords.narration(of: entry)
    guard let date = entry.date?.text, entry.obstacle == nil else {
      let reason = entry.obstacle.map { ": \(JournalWords.obstacle($0))" } ?? ""
      let words = JournalText.plain("(\(identifier)) \(payee) | \(narration)\(reason)")
      return "; \(entry.date?.text ?? "undated") \(words)\n"
    }
    let status = entry.isAssumed ? "!" : "*"
    return "\(date) \(status) \(JournalText.quoted(payee)) \(JournalText.quoted(narration))\n"
      + tag(ListColumn.transactionID.rawValue, identifier)
      + JournalTag.tags(of: entry).map { tag($0.name, $0.value) }.joined() + JournalPostings.lines(of: entry)
  }

  private static func tag(_ name: String, _ value: String) -> String {
    "\(JournalPostings.indent)\(name): \(JournalText.quoted(value))\n"
  }
}
