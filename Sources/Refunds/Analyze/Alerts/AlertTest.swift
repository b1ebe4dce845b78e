/// One comparison: the purchases of some recent weeks against the usual rate of the weeks before.
package struct AlertTest: Hashable, Sendable {
  package var group: AlertGroup
  package var measure: AlertMeasure
  /// Numbers of the tested weeks among those of `Alerts`.
  package var weeks: Range<Int>
  package var observed: Int
  package var purchases: Int
  package var baselineObserved: Int
  package var baselinePurchases: Int
  /// Refunds of the group in the recent weeks, tested or not.
  package var recentRefunds: Int
  /// How much more the weeks before varied than chance makes them; nil where that cannot be told.
  package var dispersion: Double?
  /// The exact binomial tail against the pooled rate of the weeks before.
  package var probability: Double
  /// The same after Holm's correction over all comparisons of the run.
  package var corrected = 1.0
  /// Fisher's exact test against the weeks before.
  package var comparison: Double
  /// The first and the last of the weeks in a row in which the rate lay above the usual one.
  package var since: Int
  package var until: Int

  package var baselineRate: Double { Double(baselineObserved) / Double(baselinePurchases) }
  package var expected: Double { baselineRate * Double(purchases) }
  package var rate: Double { Double(observed) / Double(purchases) }

  package var isAlert: Bool {
    corrected < AlertRule.significance && comparison < AlertRule.comparisonSignificance
      && recentRefunds >= AlertRule.leastRefunds
  }
}

extension AlertTest {
  /// - Returns: nil where there are too few purchases to compare.
  init?(_ group: AlertGroup, _ measure: AlertMeasure, weeks: Range<Int>, in cohorts: AlertCohorts) {
    let baseline = (weeks.lowerBound - AlertRule.baselineWeeks)..<weeks.lowerBound
    guard baseline.lowerBound >= 0 else { return nil }
    let tested = cohorts.tally(of: group, in: weeks)
    let before = cohorts.tally(of: group.baseline, in: baseline)
    guard min(tested.purchases, before.purchases) >= AlertRule.leastPurchases else { return nil }
    self.group = group
    self.measure = measure
    self.weeks = weeks
    (observed, purchases) = (tested.count(measure), tested.purchases)
    (baselineObserved, baselinePurchases) = (before.count(measure), before.purchases)
    let end = cohorts.weeks.count
    recentRefunds = cohorts.tally(of: group, in: (end - AlertRule.recentWeeks)..<end).count(measure)
    comparison = HypergeometricTail.probability(
      ofAtLeast: observed, of: purchases, against: baselineObserved, of: baselinePurchases)
    // No refund in eight weeks does not mean that there never can be one: then the comparison stands for the tail.
    probability =
      baselineObserved == 0
      ? comparison
      : BinomialTail.probability(
        ofAtLeast: observed, of: purchases, rate: Double(baselineObserved) / Double(baselinePurchases))
    dispersion = Dispersion.ratio(
      baseline.map { week in
        let tally = cohorts.tally(of: group.baseline, in: week..<(week + 1))
        return (tally.count(measure), tally.purchases)
      })
    (since, until) = (weeks.lowerBound, weeks.upperBound - 1)
    let raised = raisedWeeks(in: cohorts)
    (since, until) = (raised.lowerBound, raised.upperBound)
  }

  // Back from the newest tested week that lies above what chance makes of the usual rate; weeks without a purchase
  // neither prove nor end anything.
  private func raisedWeeks(in cohorts: AlertCohorts) -> ClosedRange<Int> {
    let usual = WilsonInterval(successes: baselineObserved, of: baselinePurchases)?.high ?? 1
    var raised: ClosedRange<Int>?
    for week in weeks.reversed() {
      let tally = cohorts.tally(of: group, in: week..<(week + 1))
      if tally.purchases == 0 { continue }
      if Double(tally.count(measure)) > usual * Double(tally.purchases) {
        raised = week...(raised?.upperBound ?? week)
      } else if raised != nil {
        break
      }
    }
    return raised ?? weeks.lowerBound...(weeks.upperBound - 1)
  }
}
