/// Refunds and their reversals as entries of double-entry books, by date, then transaction id.
package struct Journal: Sendable {
  /// The zone whose days the dates are.
  package let timeZone: String
  package let entries: [JournalEntry]

  init(timeZone: String, entries: [JournalEntry]) {
    self.timeZone = timeZone
    self.entries = entries
  }

  private var booked: [JournalEntry] { entries.filter { $0.obstacle == nil } }

  /// By their bytes.
  package var accounts: [String] { Journal.ordered(booked.lazy.flatMap(\.postings).map(\.account)) }

  /// By their bytes.
  package var currencies: [String] { Journal.ordered(booked.lazy.map(\.currency)) }

  /// The day from which the accounts must be open.
  package var firstDay: CivilDate? { booked.first?.date }

  /// How many entries could not be booked.
  package func count(of obstacle: JournalEntry.Obstacle) -> Int { entries.count { $0.obstacle == obstacle } }

  private static func ordered(_ texts: some Sequence<String>) -> [String] {
    Set(texts).sorted(by: ByteOrder.precedes)
  }
}
