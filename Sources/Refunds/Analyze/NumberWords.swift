/// Rates and other broken numbers as people read them; sentences and tables of documents write them alike.
package enum NumberWords {
  /// A rate in percent.
  ///
  /// One digit after the point from 1 % on, two below; below 0.01 % as many as show the first digit that is not zero,
  /// so that a rate above zero never reads as zero. Exactly 0 and exactly 1 are written without digits after the
  /// point: `0 %`, `100 %`. Nil for numbers that are not finite.
  package static func percent(_ rate: Double) -> String? {
    guard let exact = ShortestDecimal(rate) else { return nil }
    if exact.isZero { return "0 %" }
    if rate == 1 { return "100 %" }
    var decimal = exact
    decimal.multiply(byPowerOfTen: 2)
    let digits = rate.magnitude >= 0.01 ? 1 : 2
    let exactPercent = decimal
    decimal.round(toFractionDigits: digits)
    if decimal.isZero {
      decimal = exactPercent
      decimal.round(toSignificantDigits: 1)
    }
    return Digits.grouped(decimal: decimal.text(leastFractionDigits: digits)) + " %"
  }

  /// A number with two significant digits, whole from 10 on: `0.00021`, `1.4`, `312`. Nil for numbers that are not
  /// finite.
  package static func short(_ number: Double) -> String? {
    guard var decimal = ShortestDecimal(number) else { return nil }
    if number.magnitude < 10 { decimal.round(toSignificantDigits: 2) } else { decimal.round(toFractionDigits: 0) }
    return Digits.grouped(decimal: decimal.text())
  }

  /// `p = 0.00021`, `p < 0.000001`: below a millionth nobody cares how far.
  package static func probability(_ probability: Double) -> String {
    if probability < 0.000_001 { return "p < 0.000001" }
    return "p = \(short(probability) ?? "n/a")"
  }
}
