/// What a user wants to know of `summary`.
package struct SummaryRequest: Sendable {
  package var dimensions: [Dimension] = []
  /// Nil: one row for the whole period.
  package var per: PeriodLength?
  package var basis = Basis.cohort
  package var measure = Measure.count
  /// Ages in days at which rates are compared, ascending.
  package var ages: [Int] = []
  /// Reversed refunds count, too.
  package var countsReversed = false
  package var completeOnly = false
  /// Rates on few purchases or refunds are not shown.
  package var suppressesLowSamples = false
  package var limit: Int?
  package var period: DateRange?
  package var calendar = PeriodCalendar()
  /// Money is also shown in one currency.
  package var conversion: CurrencyConversion?

  package init() {}

  package enum Basis: String, CaseIterable, Hashable, Sendable {
    /// By the date of the purchase.
    case cohort
    /// Purchases by their date, revocations by theirs.
    case eventDate = "event-date"
  }

  package enum Measure: String, CaseIterable, Hashable, Sendable {
    case count
    case money
    case subscription
  }

  /// Days after the end of a cohort until it counts as complete: the greatest age asked for, else two weeks.
  package var daysToComplete: Int { ages.max() ?? SummaryRequest.defaultDaysToComplete }
  package static let defaultDaysToComplete = 14

  package var hasRates: Bool { !dimensions.contains(where: \.isOfRevocations) }
}
