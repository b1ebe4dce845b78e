/// What stands out: the newest mature weeks of every group against the weeks before (metrics.md, "Alerts").
///
/// All of the input up to the as-of moment is looked at, whatever period a report shows. Products, storefronts and the
/// whole are tested on the newest mature week and on the last four together; a build on all that was bought on it in the
/// last four, since its first week.
package struct Alerts: Sendable {
  package let ledger: Ledger
  package let rule: AlertRule
  /// The mature weeks that were looked at, oldest first.
  package let weeks: [CalendarPeriod]
  /// The first day of the input: weeks that begin before it are not whole.
  package let firstDay: CivilDate?
  /// All comparisons, the most striking first.
  package let tests: [AlertTest]
  /// One comparison for each group and measure that stands out, the most striking first.
  package let alerts: [AlertTest]

  package init(ledger: Ledger, calendar: PeriodCalendar = PeriodCalendar(), rule: AlertRule = AlertRule()) {
    self.ledger = ledger
    self.rule = rule
    let cohorts = AlertCohorts(ledger: ledger, calendar: calendar, days: rule.days)
    weeks = cohorts.weeks
    firstDay = AlertCohorts.start(of: ledger).map(calendar.zone.date)
    let found = Alerts.tests(of: cohorts)
    let corrected = HolmCorrection.corrected(found.map(\.probability))
    var tests = found
    for position in tests.indices { tests[position].corrected = corrected[position] }
    tests.sort { Alerts.precedes($0, $1, in: ledger) }
    self.tests = tests
    var seen: Set<Subject> = []
    alerts = tests.filter { $0.isAlert && seen.insert(Subject(group: $0.group, measure: $0.measure)).inserted }
  }

  package var testedGroups: Int { Set(tests.map(\.group)).count }
  package var smallestCorrected: Double? { tests.map(\.corrected).min() }

  /// The weeks that a test needs at least: those compared with, and one.
  package static let leastWeeks = AlertRule.baselineWeeks + 1

  private struct Subject: Hashable {
    var group: AlertGroup
    var measure: AlertMeasure
  }

  private static func tests(of cohorts: AlertCohorts) -> [AlertTest] {
    guard cohorts.weeks.count >= leastWeeks else { return [] }
    return cohorts.tallies.keys.flatMap { group in
      windows(of: group, in: cohorts).flatMap { window in
        AlertMeasure.allCases.compactMap { AlertTest(group, $0, weeks: window, in: cohorts) }
      }
    }
  }

  private static func windows(of group: AlertGroup, in cohorts: AlertCohorts) -> [Range<Int>] {
    let end = cohorts.weeks.count
    let recent = max(AlertRule.baselineWeeks, end - AlertRule.recentWeeks)..<end
    switch group {
    case .version:
      let first = recent.first { cohorts.tally(of: group, in: $0..<($0 + 1)).purchases > 0 }
      return first.map { [$0..<end] } ?? []
    case .product, .storefront, .overall:
      return recent.count == 1 ? [recent] : [(end - 1)..<end, recent]
    }
  }

  private static func precedes(_ left: AlertTest, _ right: AlertTest, in ledger: Ledger) -> Bool {
    if left.corrected != right.corrected { return left.corrected < right.corrected }
    if left.probability != right.probability { return left.probability < right.probability }
    if left.group.breadth != right.group.breadth { return left.group.breadth < right.group.breadth }
    if left.measure != right.measure { return left.measure == .developerIssue }
    if left.weeks != right.weeks { return left.weeks.lowerBound > right.weeks.lowerBound }
    for symbol in [\AlertGroup.product, \.version, \.storefront] {
      let (leftText, rightText) = (ledger.text(left.group[keyPath: symbol]), ledger.text(right.group[keyPath: symbol]))
      if leftText != rightText { return ByteOrder.precedes(leftText, rightText) }
    }
    return false
  }
}
