/// A period as a user names it: `2026-W12`, `last 8 weeks`, `2026-01..2026-03` (cli.md).
///
/// Relative periods need the as-of instant, which may only be known after all input was read; so reading the text and
/// finding the dates are two steps.
package struct PeriodExpression: Hashable, Sendable {
  /// The text in its usual spelling: single spaces, small words, `Q` and `W` as capitals.
  package let label: String
  let meaning: Meaning

  enum Meaning: Hashable, Sendable {
    /// From the first day to the day before the last; a missing side is open.
    case fixed(start: CivilDate?, end: CivilDate?)
    /// The complete periods before the one that holds the as-of instant.
    case last(count: Int, unit: PeriodUnit)
    /// The whole period that holds the as-of instant.
    case current(unit: PeriodUnit)
  }

  /// One example of each kind, for messages.
  package static let examples =
    "2026, 2026Q1, 2026-03, 2026-W12, 2026-03-04, last week, last 8 weeks, 2026-01..2026-03, fiscal:2026-03"

  /// Reads a period. Words and letters may be small or capital; spaces around it do not matter.
  package init(_ text: String) throws(PeriodError) {
    var reader = PeriodReader(text)
    self = try reader.readExpression()
  }

  init(label: String, meaning: Meaning) {
    self.label = label
    self.meaning = meaning
  }

  /// Whether the dates depend on the as-of instant.
  package var isRelative: Bool {
    switch meaning {
    case .fixed: false
    case .last, .current: true
    }
  }

  /// The half-open range in a calendar. A fixed period does not look at the as-of instant.
  package func range(asOf: Instant, in calendar: PeriodCalendar = PeriodCalendar()) -> DateRange {
    func range(_ start: CivilDate?, _ end: CivilDate?) -> DateRange {
      DateRange(start: start.map(calendar.zone.start), end: end.map(calendar.zone.start), label: label)
    }
    switch meaning {
    case .fixed(let start, let end):
      return range(start, end)
    case .last(let count, let unit):
      let end = calendar.start(of: calendar.zone.date(at: asOf), unit)
      return range(unit.start(end, movedBy: -count), end)
    case .current(let unit):
      let start = calendar.start(of: calendar.zone.date(at: asOf), unit)
      return range(start, unit.start(start, movedBy: 1))
    }
  }
}

extension Instant {
  /// Midnight UTC at the start of a date.
  package init(startOf date: CivilDate) {
    self.init(milliseconds: date.dayNumber * Instant.millisecondsPerDay)
  }
}
