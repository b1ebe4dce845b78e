/// The newest mature weeks of purchase at equal age, by group.
struct AlertCohorts {
  /// Oldest first; not more than a test can use.
  let weeks: [CalendarPeriod]
  /// A tally for each week.
  private(set) var tallies: [AlertGroup: [AlertTally]] = [:]

  init(ledger: Ledger, calendar: PeriodCalendar, days: Int) {
    let followUp = FollowUp(ledger, countsReversed: false)
    weeks = AlertCohorts.matureWeeks(ledger, calendar, days: days, end: followUp.end)
    guard let first = weeks.first, let last = weeks.last else { return }
    let starts = weeks.compactMap { calendar.range(of: $0).start }
    guard let begin = calendar.range(of: first).start, let end = calendar.range(of: last).end else { return }
    let issues = FollowUp(ledger) { $0.isStandingRefund && $0.verdict.category == .developerIssue }
    // Few combinations stand behind many purchases; groups are made of those.
    var combinations: [Combination: [AlertTally]] = [:]
    for (number, transaction) in ledger.transactions.enumerated() where transaction.isPaid {
      guard let purchasedAt = transaction.purchasedAt, purchasedAt >= begin, purchasedAt < end,
        followUp.covers(days, after: purchasedAt), let week = starts.lastIndex(where: { $0 <= purchasedAt })
      else { continue }
      combinations[Combination(transaction), default: Array(repeating: AlertTally(), count: weeks.count)][week]
        .add(
          isRefunded: followUp.isRefunded(number, within: days),
          isDeveloperIssue: issues.isRefunded(number, within: days))
    }
    for (combination, counts) in combinations {
      for group in combination.groups {
        let sum = tallies[group] ?? Array(repeating: AlertTally(), count: weeks.count)
        tallies[group] = zip(sum, counts).map { $0 + $1 }
      }
    }
  }

  /// The sum over some weeks.
  func tally(of group: AlertGroup, in range: Range<Int>) -> AlertTally {
    tallies[group].map { $0[range].reduce(AlertTally(), +) } ?? AlertTally()
  }

  /// Whole weeks of the input whose last purchases had their days until the last day of the input. That day counts as
  /// over although its last statement came earlier; purchases that lack the hours are left out one by one.
  private static func matureWeeks(
    _ ledger: Ledger, _ calendar: PeriodCalendar, days: Int, end: Instant?
  ) -> [CalendarPeriod] {
    guard let end, let start = start(of: ledger) else { return [] }
    let (firstDay, lastDay) = (calendar.zone.date(at: start), calendar.zone.date(at: end))
    var week = calendar.period(.week, containing: CivilDate(dayNumber: lastDay.dayNumber - Int64(days) + 1))
    if week.end.dayNumber + Int64(days) > lastDay.dayNumber + 1 { week = week.previousWeek(in: calendar) }
    var weeks: [CalendarPeriod] = []
    while weeks.count < AlertRule.baselineWeeks + AlertRule.recentWeeks, week.first >= firstDay {
      weeks.append(week)
      week = week.previousWeek(in: calendar)
    }
    return weeks.reversed()
  }

  // Purchases from before the first statement are mostly known through their refunds, which would make those weeks
  // look bad. Input without any statement dates, such as a table of a database, begins with its first purchase.
  static func start(of ledger: Ledger) -> Instant? {
    ledger.coverage.firstStatement
      ?? ledger.transactions.lazy.filter(\.isPaid).compactMap(\.purchasedAt).min()
  }

  /// What a purchase has in common with others.
  private struct Combination: Hashable {
    var product: Symbol
    var version: Symbol
    var storefront: Symbol

    init(_ transaction: Transaction) {
      (product, version, storefront) = (transaction.product, transaction.appVersion, transaction.storefront)
    }

    // What a transaction does not tell makes no group.
    var groups: [AlertGroup] {
      var groups = [AlertGroup.overall]
      if !storefront.isNone { groups.append(.storefront(storefront)) }
      guard !product.isNone else { return groups }
      groups.append(.product(product))
      if !version.isNone { groups.append(.version(product: product, version: version)) }
      return groups
    }
  }
}

extension CalendarPeriod {
  fileprivate func previousWeek(in calendar: PeriodCalendar) -> CalendarPeriod {
    calendar.period(.week, containing: CivilDate(dayNumber: first.dayNumber - 7))
  }
}
