/// Converts amounts of money into one currency, each at the rate of its own day.
///
/// A converted amount has at most eight digits after the point, rounded half to even, so that rows add up to their total;
/// all else is rounded when it is printed.
package struct CurrencyConversion: Sendable {
  /// `EUR`.
  package let currency: String
  package let table: RateTable
  /// The days of rates are dates in this zone.
  private let zone: ZoneRules

  package struct Converted: Hashable, Sendable {
    package var amount: Amount
    package var rate: AppliedRate
  }

  package init(to currency: String, by table: RateTable, in zone: ZoneRules) {
    self.currency = currency
    self.table = table
    self.zone = zone
  }

  /// - Parameter instant: when the money moved: the purchase of a sale, the revocation of a refund.
  /// - Returns: nil where the day, the currency or a rate is not known.
  package func converted(_ amount: Amount, _ from: String, at instant: Instant?) -> Converted? {
    guard let rate = rate(from, at: instant), let result = rate.ratio.applied(to: amount) else { return nil }
    return Converted(amount: result, rate: rate)
  }

  /// The rate of a currency at a moment; of the wanted currency itself at any, known or not.
  package func rate(_ from: String, at instant: Instant?) -> AppliedRate? {
    if from == currency { return .same }
    guard !from.isEmpty, let instant else { return nil }
    return table.rate(from: from, to: currency, on: zone.date(at: instant))
  }

  /// The most days between a rate and the day that it is used for.
  package var gapDays: Int { table.gapDays }
  /// The number of the date of a moment: amounts of one currency and one such date have one rate.
  func dayNumber(at instant: Instant) -> Int64 { zone.dayNumber(at: instant) }
}
