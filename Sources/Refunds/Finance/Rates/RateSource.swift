/// The rates of one file, by pair of currencies and day.
package struct RateSource: Sendable {
  /// As the user named it.
  package let name: String
  /// With which currencies each has a rate, in the order of their bytes.
  private var partners: [String: [String]] = [:]
  private var quotes: [Pair: [Quote]] = [:]

  /// Two currencies in the order of their bytes: a rate and its inverse are one fact.
  private struct Pair: Hashable {
    let first: String
    let second: String

    init(_ one: String, _ other: String) {
      (first, second) = ByteOrder.precedes(one, other) ? (one, other) : (other, one)
    }
  }

  /// What one unit of the first currency of a pair is worth in the second.
  struct Quote: Hashable {
    var days: DayRange
    var ratio: Ratio
  }

  /// - Parameter rates: of two for the same pair and days the later one counts.
  package init(name: String, rates: [ExchangeRate]) {
    self.name = name
    var byDays: [Pair: [DayRange: Ratio]] = [:]
    for rate in rates where rate.from != rate.to {
      let pair = Pair(rate.from, rate.to)
      byDays[pair, default: [:]][rate.days] = pair.first == rate.from ? rate.ratio : rate.ratio.inverse
    }
    for pair in byDays.keys {
      partners[pair.first, default: []].append(pair.second)
      partners[pair.second, default: []].append(pair.first)
    }
    partners = partners.mapValues { $0.sorted(by: ByteOrder.precedes) }
    quotes = byDays.mapValues { days in
      days.map { Quote(days: $0.key, ratio: $0.value) }.sorted { $0.days < $1.days }
    }
  }

  /// The currencies that have a rate with one, in the order of their bytes.
  func partners(of currency: String) -> [String] { partners[currency] ?? [] }

  /// The latest rate that began on a day or before it, unless it ended too long ago.
  ///
  /// - Parameter gapDays: how many days may lie between the rate and the day.
  func quote(from: String, to: String, on day: CivilDate, gapDays: Int) -> Quote? {
    let pair = Pair(from, to)
    guard let quotes = quotes[pair] else { return nil }
    var (low, high) = (0, quotes.count)
    while low < high {
      let middle = (low + high) / 2
      if quotes[middle].days.first <= day { low = middle + 1 } else { high = middle }
    }
    guard low > 0, day.dayNumber - quotes[low - 1].days.last.dayNumber <= Int64(gapDays) else { return nil }
    var quote = quotes[low - 1]
    if pair.first != from { quote.ratio = quote.ratio.inverse }
    return quote
  }
}
