/// The period that a user asked for, before the as-of instant is known.
package enum PeriodRequest: Hashable, Sendable {
  /// No period: all of the input.
  case everything
  case expression(PeriodExpression)
  /// From the beginning of one date to the beginning of another, which does not belong to it.
  case dates(begin: PeriodDate?, end: PeriodDate?)

  /// The half-open range in a calendar; nil means all of the input.
  package func range(asOf: Instant, in calendar: PeriodCalendar = PeriodCalendar()) -> DateRange? {
    switch self {
    case .everything: nil
    case .expression(let expression): expression.range(asOf: asOf, in: calendar)
    case .dates(let begin, let end):
      DateRange(start: begin?.start(in: calendar.zone), end: end?.start(in: calendar.zone))
    }
  }

  /// Whether the dates can only be found once the as-of instant is known.
  package var isRelative: Bool {
    switch self {
    case .everything, .dates: false
    case .expression(let expression): expression.isRelative
    }
  }
}
