/// What one unit of a currency is worth in another one, on a day or during a stretch of days.
package struct ExchangeRate: Hashable, Sendable {
  package var from: String
  package var to: String
  package var ratio: Ratio
  /// A day for which it is quoted, or the fiscal month at whose end Apple paid with it.
  package var days: DayRange

  package init(from: String, to: String, ratio: Ratio, days: DayRange) {
    self.from = from
    self.to = to
    self.ratio = ratio
    self.days = days
  }
}
