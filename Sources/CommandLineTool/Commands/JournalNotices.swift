import Refunds

/// What whoever takes over a journal must know: what is missing from its sums.
enum JournalNotices {
  static func notices(of report: Report) -> [ToolNotice] {
    guard let journal = report.journal else { return [] }
    return JournalEntry.Obstacle.allCases.compactMap { obstacle in
      let count = journal.count(of: obstacle)
      if count == 0 { return nil }
      return ToolNotice(
        "journal-\(obstacle.rawValue)",
        "entries that are only comments in the journal, for their \(subject(obstacle)) is unknown: \(Digits.grouped(count))",
        next: advice(obstacle))
    }
  }

  private static func subject(_ obstacle: JournalEntry.Obstacle) -> String {
    switch obstacle {
    case .amountUnknown: "amount"
    case .currencyUnknown: "currency"
    case .dateUnknown: "date"
    }
  }

  private static func advice(_ obstacle: JournalEntry.Obstacle) -> String {
    switch obstacle {
    case .amountUnknown: "book them by hand, or name a list of prices with --catalog"
    case .currencyUnknown, .dateUnknown: "refunds explain ID shows what is known; book them by hand"
    }
  }
}
