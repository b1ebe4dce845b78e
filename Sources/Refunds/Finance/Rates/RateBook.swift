/// Looks every rate up once and keeps what was used: a million sales have a few thousand pairs of currency and day.
struct RateBook {
  let conversion: CurrencyConversion
  private var known: [Key: AppliedRate?] = [:]

  private struct Key: Hashable {
    var currency: String
    var dayNumber: Int64
  }

  init(_ conversion: CurrencyConversion) {
    self.conversion = conversion
  }

  /// - Returns: nil where the day, the currency or a rate is not known, or the amount becomes too large.
  mutating func converted(_ amount: Amount, _ currency: String, at instant: Instant?) -> Amount? {
    if currency == conversion.currency { return amount }
    guard let instant else { return nil }
    let key = Key(currency: currency, dayNumber: conversion.dayNumber(at: instant))
    if let rate = known[key] { return rate?.ratio.applied(to: amount) }
    let rate = conversion.rate(currency, at: instant)
    known[key] = .some(rate)
    return rate?.ratio.applied(to: amount)
  }

  /// The rates of a currency that were found, by day; each once.
  func used(of currency: String) -> [AppliedRate] {
    Set(known.filter { $0.key.currency == currency }.compactMap(\.value)).sorted { left, right in
      if left.date != right.date { return (left.date?.dayNumber ?? 0) < (right.date?.dayNumber ?? 0) }
      if left.ratio != right.ratio { return left.ratio < right.ratio }
      return ByteOrder.precedes(left.source, right.source)
    }
  }
}
