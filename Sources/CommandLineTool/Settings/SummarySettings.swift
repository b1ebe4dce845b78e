import Refunds

/// What `--per` can say; the raw value is the word.
enum PerChoice: String, CaseIterable {
  case day, week, month, quarter, year
  case fiscalMonth = "fiscal-month"
  case none

  var length: PeriodLength? { PeriodLength(rawValue: rawValue) }
}

extension SettingsReader {
  /// `--by`, `--per`, `--basis`, `--measure` and what belongs to them; period and calendar are added later.
  mutating func summary() -> SummaryRequest {
    var request = SummaryRequest()
    guard command == .summary else { return request }
    request.dimensions = dimensions()
    if let value = value(of: .per) { request.per = word(value, as: PerChoice.self)?.length }
    if let value = value(of: .basis), let basis = word(value, as: SummaryRequest.Basis.self) { request.basis = basis }
    if let value = value(of: .measure), let measure = word(value, as: SummaryRequest.Measure.self) {
      request.measure = measure
    }
    request.ages = ages()
    request.countsReversed = flag(.gross)
    if flag(.gross) && flag(.net), let value = value(of: .gross) {
      refuse(value, "--net and --gross contradict each other", next: "give one of them")
    }
    request.completeOnly = flag(.completeOnly)
    request.suppressesLowSamples = flag(.suppress)
    request.limit = number(.limit, in: 0...Int.max)
    checkMeaning(of: request)
    return request
  }

  private mutating func dimensions() -> [Dimension] {
    var dimensions: [Dimension] = []
    for value in values(of: .by) {
      for part in parts(of: value.text ?? "") {
        let names = Dimension.allCases.map(\.rawValue)
        let name = part.lowercased().replacing("-", with: "_")
        guard let known = word(name, in: value, among: names).flatMap(Dimension.init(rawValue:)) else { continue }
        if dimensions.contains(known) {
          refuse(value, "\(known.rawValue) is named twice", next: "name each dimension once")
        } else {
          dimensions.append(known)
        }
      }
    }
    return dimensions
  }

  private mutating func ages() -> [Int] {
    var ages: Set<Int> = []
    for value in values(of: .byDays) {
      for part in parts(of: value.text ?? "") {
        guard let days = Int(part), (1...3650).contains(days) else {
          refuse(
            value, "\"\(part)\" is no number of days from 1 to 3650", next: "write it like --by-days 7 --by-days 30")
          continue
        }
        ages.insert(days)
      }
    }
    return ages.sorted()
  }

  // Nothing that is asked for may be ignored without a word.
  private mutating func checkMeaning(of request: SummaryRequest) {
    let isCohortOfCounts = request.basis == .cohort && request.measure == .count
    if !request.ages.isEmpty && !isCohortOfCounts, let value = value(of: .byDays) {
      refuse(value, "rates by age are those of cohorts", next: "leave out --by-days, or --basis and --measure")
    }
    if request.basis == .eventDate && request.measure == .subscription, let value = value(of: .basis) {
      refuse(value, "subscriptions are counted by their start", next: "leave out --basis")
    }
    if request.basis == .eventDate && request.completeOnly, let value = value(of: .completeOnly) {
      refuse(value, "only cohorts are complete or not", next: "leave out --complete-only or --basis")
    }
    if request.measure == .subscription && !request.hasRates, let value = value(of: .by) {
      refuse(value, "a subscription is not grouped by what only revocations have", next: "use --measure count")
    }
  }
}
