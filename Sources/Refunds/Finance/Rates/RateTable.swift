/// The rates that the user named, file by file.
///
/// The first file that knows the two currencies answers, by a rate between them or by two rates of one day over a third
/// currency. If none does, two rates of different days or files answer together, and the source names both days.
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
      if let rate = direct(from, to, day, source) ?? cross(from, to, day, source) { return rate }
    }
    return joined(from, to, day)
  }

  private func direct(_ from: String, _ to: String, _ day: CivilDate, _ source: RateSource) -> AppliedRate? {
    source.quote(from: from, to: to, on: day, gapDays: gapDays).map {
      AppliedRate(ratio: $0.ratio, date: min($0.days.last, day), source: source.name)
    }
  }

  // Of several ways the one of the latest day. A currency without a rate to the wanted one is no way.
  private func cross(_ from: String, _ to: String, _ day: CivilDate, _ source: RateSource) -> AppliedRate? {
    best(in: RateTable.fewer(source.partners(of: from), source.partners(of: to))) { middle in
      var day = day
      var gap = gapDays
      // Back to the latest day on which both rates are of that day.
      while true {
        guard let first = source.quote(from: from, to: middle, on: day, gapDays: gap),
          let second = source.quote(from: middle, to: to, on: day, gapDays: gap)
        else { return nil }
        let date = min(first.days.last, second.days.last, day)
        if first.days.contains(date) && second.days.contains(date) {
          return first.ratio.multiplied(by: second.ratio).map {
            AppliedRate(ratio: $0, date: date, source: "\(source.name) via \(middle)")
          }
        }
        gap -= Int(day.dayNumber - date.dayNumber)
        day = date
      }
    }
  }

  private func joined(_ from: String, _ to: String, _ day: CivilDate) -> AppliedRate? {
    func partners(of currency: String) -> [String] {
      sources.reduce(into: Set<String>()) { $0.formUnion($1.partners(of: currency)) }.sorted(by: ByteOrder.precedes)
    }
    return best(in: RateTable.fewer(partners(of: from), partners(of: to))) { middle in
      guard let first = leg(from, middle, day), let second = leg(middle, to, day),
        let firstDate = first.date, let secondDate = second.date,
        let ratio = first.ratio.multiplied(by: second.ratio)
      else { return nil }
      let source = "\(first.source) \(firstDate.text), \(second.source) \(secondDate.text) via \(middle)"
      return AppliedRate(ratio: ratio, date: min(firstDate, secondDate), source: source)
    }
  }

  // A currency between the two has a rate with both.
  private static func fewer(_ one: [String], _ other: [String]) -> [String] { one.count < other.count ? one : other }

  // Of equals the first: the currencies come in the order of their bytes.
  private func best(in currencies: [String], _ rate: (String) -> AppliedRate?) -> AppliedRate? {
    var best: AppliedRate?
    for middle in currencies {
      guard let found = rate(middle), let date = found.date else { continue }
      if let known = best?.date, known >= date { continue }
      best = found
    }
    return best
  }

  private func leg(_ from: String, _ to: String, _ day: CivilDate) -> AppliedRate? {
    for source in sources {
      if let rate = direct(from, to, day, source) { return rate }
    }
    return nil
  }
}
