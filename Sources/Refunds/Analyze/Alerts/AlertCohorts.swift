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
    let issues = AlertCohorts.developerIssues(ledger, days: days)
    for (number, transaction) in ledger.transactions.enumerated() where transaction.isPaid {
      guard let purchasedAt = transaction.purchasedAt, purchasedAt >= begin, purchasedAt < end,
        followUp.covers(days, after: purchasedAt), let week = starts.lastIndex(where: { $0 <= purchasedAt })
      else { continue }
      let isRefunded = followUp.isRefunded(number, within: days)
      for group in AlertCohorts.groups(of: transaction) {
        tallies[group, default: Array(repeating: AlertTally(), count: weeks.count)][week]
          .add(isRefunded: isRefunded, isDeveloperIssue: issues.contains(number))
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
  // look bad.
  private static func start(of ledger: Ledger) -> Instant? {
    ledger.coverage.sources.compactMap(\.first).min()
  }

  private static func developerIssues(_ ledger: Ledger, days: Int) -> Set<Int> {
    let limit = Int64(days) * Instant.millisecondsPerDay
    return Set(
      ledger.episodes.lazy.filter { episode in
        guard episode.isStandingRefund, episode.verdict.category == .developerIssue,
          let revokedAt = episode.revokedAt, let purchasedAt = ledger.transaction(of: episode).purchasedAt
        else { return false }
        return revokedAt.milliseconds - purchasedAt.milliseconds <= limit
      }.map(\.transaction))
  }

  // What a transaction does not tell makes no group.
  private static func groups(of transaction: Transaction) -> [AlertGroup] {
    var groups = [AlertGroup.overall]
    if !transaction.storefront.isNone { groups.append(.storefront(transaction.storefront)) }
    guard !transaction.product.isNone else { return groups }
    groups.append(.product(transaction.product))
    if !transaction.appVersion.isNone {
      groups.append(.version(product: transaction.product, version: transaction.appVersion))
    }
    return groups
  }
}

extension CalendarPeriod {
  fileprivate func previousWeek(in calendar: PeriodCalendar) -> CalendarPeriod {
    calendar.period(.week, containing: CivilDate(dayNumber: first.dayNumber - 7))
  }
}
