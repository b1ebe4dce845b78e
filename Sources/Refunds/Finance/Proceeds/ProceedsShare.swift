/// The part of a customer's price that is left to the developer, as an exact fraction in lowest terms.
package struct ProceedsShare: Hashable, Sendable {
  package let numerator: Int128
  package let denominator: Int128

  /// - Returns: nil for what is no part of a whole: below 0, above 1, or of nothing.
  package init?(numerator: Int128, denominator: Int128) {
    guard denominator > 0, (0...denominator).contains(numerator) else { return nil }
    var (divisor, rest) = (denominator, numerator)
    while rest != 0 { (divisor, rest) = (rest, divisor % rest) }
    self.numerator = numerator / divisor
    self.denominator = denominator / divisor
  }

  /// What is left after taxes and commissions, each in thousandths of a percent of the price; nil where they are more
  /// than the price.
  package init?(afterMilliPercent taken: Int64) {
    self.init(
      numerator: Int128(RefundedAmount.wholePercentage) - Int128(taken),
      denominator: Int128(RefundedAmount.wholePercentage))
  }
}
