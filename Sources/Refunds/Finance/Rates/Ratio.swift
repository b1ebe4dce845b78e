/// A positive number as a fraction of two whole numbers in lowest terms: an exchange rate, exactly, and its inverse.
package struct Ratio: Hashable, Comparable, Sendable {
  private let numerator: UInt128
  private let denominator: UInt128

  package static let one = Ratio(numerator: 1, denominator: 1)
  /// Ten times as much still fits the machine's number, which long division needs.
  private static let largest: UInt128 = 10_000_000_000_000_000_000_000_000_000_000_000_000
  /// Digits that are printed of a fraction that ends.
  private static let mostDigits = 18
  private static let limit = Ratio(numerator: 10_000_000_000_000_000_000, denominator: 1)
  /// Digits that are printed of a fraction that never ends.
  private static let digitsOfEndless = 12

  private init(numerator: UInt128, denominator: UInt128) {
    self.numerator = numerator
    self.denominator = denominator
  }

  /// - Returns: nil where a part is 0 or the fraction is too large or too fine.
  private init?(reducing numerator: UInt128, over denominator: UInt128) {
    guard numerator > 0, denominator > 0 else { return nil }
    let divisor = Ratio.commonDivisor(numerator, denominator)
    self.init(numerator: numerator / divisor, denominator: denominator / divisor)
    guard self.numerator <= Ratio.largest, self.denominator <= Ratio.largest else { return nil }
  }

  /// What one unit of a sum of money became, as Apple's payments show it.
  ///
  /// - Returns: nil where either is 0, or their signs differ: there is no rate between them.
  package init?(_ received: ExactDecimal, for paid: ExactDecimal) {
    guard received.isNegative == paid.isNegative else { return nil }
    self.init(reducing: received.parts.magnitude, over: paid.parts.magnitude)
  }

  /// A decimal number: the significand times ten to the power of the exponent.
  ///
  /// - Returns: nil for 0, and for numbers below 10^-18 or from 10^19 on, which are no rates between currencies.
  package init?(significand: UInt64, exponent: Int) {
    var (digits, power) = (UInt128(significand), exponent)
    while digits > 0, power < 0, digits % 10 == 0 { (digits, power) = (digits / 10, power + 1) }
    guard (-2 * Ratio.mostDigits...Ratio.mostDigits).contains(power) else { return nil }
    var scale: UInt128 = 1
    for _ in 0..<power.magnitude { scale *= 10 }
    self.init(reducing: power < 0 ? digits : digits * scale, over: power < 0 ? scale : 1)
    guard self < Ratio.limit, Ratio.limit.inverse < self else { return nil }
  }

  package var inverse: Ratio { Ratio(numerator: denominator, denominator: numerator) }

  /// The product, or nil where it is too large or too fine: a wrong rate is never used.
  package func multiplied(by other: Ratio) -> Ratio? {
    let above = numerator.multipliedReportingOverflow(by: other.numerator)
    let below = denominator.multipliedReportingOverflow(by: other.denominator)
    guard !above.overflow, !below.overflow else { return nil }
    return Ratio(reducing: above.partialValue, over: below.partialValue)
  }

  /// So many times an amount, rounded half to even at the last of its eight digits after the point.
  ///
  /// - Returns: nil where the result is larger than `Amount` sums can hold.
  package func applied(to amount: Amount) -> Amount? {
    let product = amount.parts.magnitude.multipliedFullWidth(by: numerator)
    guard product.high < denominator else { return nil }
    let (floor, rest) = denominator.dividingFullWidth(product)
    let isAboveHalf = rest > denominator - rest || (rest == denominator - rest && floor % 2 == 1)
    guard let parts = Int128(exactly: floor), parts < Ratio.largestResult else { return nil }
    let magnitude = isAboveHalf ? parts + 1 : parts
    return Amount(parts: amount.parts < 0 ? -magnitude : magnitude)
  }

  // 10^18 units of a currency: 10^12 of them can be added up.
  private static let largestResult = Int128(1_000_000_000_000_000_000) * Amount.partsPerMilliunit * 1000

  package static func < (left: Ratio, right: Ratio) -> Bool {
    let (one, other) = (
      left.numerator.multipliedFullWidth(by: right.denominator),
      right.numerator.multipliedFullWidth(by: left.denominator)
    )
    return one.high != other.high ? one.high < other.high : one.low < other.low
  }

  /// All digits where they end within 18, else the first 12, the last one rounded: `0.8559`, `0.0914252153959`.
  package var text: String {
    let (whole, firstRest) = numerator.quotientAndRemainder(dividingBy: denominator)
    var digits = whole == 0 ? [] : Array(String(whole).utf8).map { $0 - UInt8(ascii: "0") }
    let wholeCount = digits.count
    var leadingZeros = 0
    var rest = firstRest
    while rest > 0 && digits.count < max(Ratio.mostDigits, wholeCount) {
      let (digit, left) = (rest * 10).quotientAndRemainder(dividingBy: denominator)
      rest = left
      if digits.isEmpty && digit == 0 { leadingZeros += 1 } else { digits.append(UInt8(digit)) }
    }
    if rest > 0 { Ratio.round(&digits, to: max(Ratio.digitsOfEndless, wholeCount)) }
    // Rounding up 9.99… makes one digit more, before the point or in place of a zero behind it.
    let isCarried = rest > 0 && digits.count > max(Ratio.digitsOfEndless, wholeCount)
    let wholeDigits = wholeCount + (isCarried && (wholeCount > 0 || leadingZeros == 0) ? 1 : 0)
    let zeros = leadingZeros - (isCarried && wholeCount == 0 && leadingZeros > 0 ? 1 : 0)
    var fraction = Array(repeating: UInt8(0), count: zeros) + digits.dropFirst(wholeDigits)
    while fraction.last == 0 { fraction.removeLast() }
    let before = wholeDigits == 0 ? "0" : Ratio.text(of: digits.prefix(wholeDigits))
    return fraction.isEmpty ? before : before + "." + Ratio.text(of: fraction)
  }

  // What follows the digits is more than nothing, so that there are no ties.
  private static func round(_ digits: inout [UInt8], to count: Int) {
    let isRoundedUp = digits.count > count && digits[count] >= 5
    digits.removeLast(max(0, digits.count - count))
    guard isRoundedUp else { return }
    for position in digits.indices.reversed() {
      if digits[position] < 9 {
        digits[position] += 1
        return
      }
      digits[position] = 0
    }
    digits.insert(1, at: 0)
  }

  private static func text(of digits: some Sequence<UInt8>) -> String {
    String(decoding: digits.map { $0 + UInt8(ascii: "0") }, as: UTF8.self)
  }

  private static func commonDivisor(_ one: UInt128, _ other: UInt128) -> UInt128 {
    var (larger, smaller) = (one, other)
    while smaller > 0 { (larger, smaller) = (smaller, larger % smaller) }
    return larger
  }
}
