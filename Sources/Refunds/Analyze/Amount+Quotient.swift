extension Amount {
  /// What is left of so many parts after a division.
  ///
  /// What is cut off leaves a mark: the last digit is made odd. The result is then never a tie that the exact number is
  /// not, and rounding it to the digits of a currency is rounding the exact number.
  init(dividing parts: Int128, by divisor: Int128) {
    let (quotient, rest) = parts.quotientAndRemainder(dividingBy: divisor)
    if rest == 0 || quotient % 2 != 0 {
      self.init(parts: quotient)
    } else {
      self.init(parts: parts < 0 ? quotient - 1 : quotient + 1)
    }
  }
}
