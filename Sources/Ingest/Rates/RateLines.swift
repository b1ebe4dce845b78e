internal import Refunds

/// Gathers the rates of one file, and what is odd in it by line.
struct RateLines {
  private(set) var rates: [ExchangeRate] = []
  private var known: [Key: Ratio] = [:]
  private var places: [RateNote.Kind: (lines: [Int], count: Int)] = [:]

  private struct Key: Hashable {
    var from: String
    var to: String
    var days: DayRange
  }

  /// - Parameter line: from 1.
  mutating func add(_ from: String?, _ to: String?, _ ratio: Ratio?, on day: CivilDate?, line: Int) {
    guard let from, let to, let ratio, let day else { return add(.unreadable, at: line) }
    add(ExchangeRate(from: from, to: to, ratio: ratio, days: DayRange(day, day)), line: line)
  }

  mutating func add(_ rate: ExchangeRate, line: Int) {
    // A rate and its inverse of one day are two words about one fact.
    let isForward = ByteOrder.precedes(rate.from, rate.to)
    let key = Key(from: isForward ? rate.from : rate.to, to: isForward ? rate.to : rate.from, days: rate.days)
    let ratio = isForward ? rate.ratio : rate.ratio.inverse
    if let earlier = known[key], earlier != ratio { add(.contradiction, at: line) }
    known[key] = ratio
    rates.append(rate)
  }

  mutating func add(_ kind: RateNote.Kind, at line: Int) {
    var place = places[kind] ?? ([], 0)
    place.count += 1
    if place.lines.count < RateNote.linesKept { place.lines.append(line) }
    places[kind] = place
  }

  /// In the order of their kinds.
  var notes: [RateNote] {
    RateNote.Kind.allCases.compactMap { kind in
      places[kind].map { RateNote(kind: kind, lines: $0.lines, count: $0.count) }
    }
  }
}
