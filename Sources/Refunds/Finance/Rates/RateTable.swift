/// The rates that the user named, file by file.
///
/// The first file that knows the two currencies answers, by a rate between them or by two rates over a third currency of
/// the same file. If none does, two files may answer together.
package struct RateTable: Sendable {
  private let sources: [RateSource]
  /// The most days between a rate and the day that it is used for.
  package let gapDays: Int

  /// Banks publish no rates at weekends and holidays: four days without any occur each Easter (finance.md 6).
  package static let usualGapDays = 7

  package init(sources: [RateSource], gapDays: Int = RateTable.usualGapDays) {
    self.sources = sources
    self.gapDays = gapDays
  }

  /// The rate from one currency to another for a day; nil where no file has one within the gap.
  package func rate(from: String, to: String, on day: CivilDate) -> AppliedRate? {
    if from == to { return .same }
    for source in sources {
      if let rate = direct(from, to, day, source) ?? cross(from, to, day, [source]) { return rate }
    }
    return sources.count > 1 ? cross(from, to, day, sources) : nil
  }

  private func direct(_ from: String, _ to: String, _ day: CivilDate, _ source: RateSource) -> AppliedRate? {
    source.quote(from: from, to: to, on: day, gapDays: gapDays).map {
      AppliedRate(ratio: $0.ratio, date: min($0.days.last, day), source: source.name)
    }
  }

  // Of several ways the one with the latest rates; of equals the first in the order of bytes.
  private func cross(_ from: String, _ to: String, _ day: CivilDate, _ sources: [RateSource]) -> AppliedRate? {
    let between = sources.reduce(into: Set<String>()) { $0.formUnion($1.currencies) }
    var best: AppliedRate?
    for middle in between.sorted(by: ByteOrder.precedes) where middle != from && middle != to {
      guard let first = leg(from, middle, day, sources), let second = leg(middle, to, day, sources),
        let firstDate = first.date, let secondDate = second.date,
        let ratio = first.ratio.multiplied(by: second.ratio)
      else { continue }
      let date = min(firstDate, secondDate)
      if let known = best?.date, known >= date { continue }
      let files = first.source == second.source ? first.source : "\(first.source), \(second.source)"
      best = AppliedRate(ratio: ratio, date: date, source: "\(files) via \(middle)")
    }
    return best
  }

  private func leg(_ from: String, _ to: String, _ day: CivilDate, _ sources: [RateSource]) -> AppliedRate? {
    for source in sources {
      if let rate = direct(from, to, day, source) { return rate }
    }
    return nil
  }
}
