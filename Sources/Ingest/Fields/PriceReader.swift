internal import Codec
internal import Refunds

/// An amount of money as it was read, with what was odd about the way it was written.
struct PriceReading: Equatable {
  /// Thousandths of the currency unit; nil when the value says no amount.
  var milliunits: Int64?
  var findings: [FindingCode] = []
}

/// Reads `price` and the other amounts, which Apple writes as whole thousandths of the currency unit, for every
/// currency alike (formats.md 2.2, rules.md 4).
enum PriceReader {
  static func read(_ bytes: RawSpan, _ node: JSONNode, currencyDigits: Int) -> PriceReading {
    switch node.kind {
    case .number, .string:
      if node.start == node.end { return PriceReading() }
      guard let number = DecimalNumber(bytes, from: node.start, to: node.end) else { return notANumber }
      return milliunits(of: number, currencyDigits: currencyDigits)
    case .null:
      return PriceReading()
    case .false, .true, .array, .object:
      return notANumber
    }
  }

  private static let notANumber = PriceReading(findings: [.priceNotANumber])

  private static func milliunits(of number: DecimalNumber, currencyDigits: Int) -> PriceReading {
    var findings: [FindingCode] = []
    if number.isNegative && number.significand != 0 { findings.append(.priceNegative) }
    guard let whole = number.scaled(byPowerOfTen: 0) else { return notANumber }
    if whole.isExact {
      guard whole.floor != .min else { return notANumber }
      let milliunits = abs(whole.floor)
      if isSuspiciouslySmall(milliunits, currencyDigits: currencyDigits) { findings.append(.priceSuspiciouslySmall) }
      return PriceReading(milliunits: milliunits, findings: findings)
    }
    // Thousandths have no fraction, so 29.99 can only be currency units. No currency has more than three decimals:
    // further digits are the noise of binary floating point (29.989999999999998) and are rounded away. What rounds to
    // nothing is no price, and would otherwise pass for a free one.
    guard let milliunits = number.roundedMagnitude(byPowerOfTen: 3), milliunits > 0 else { return notANumber }
    return PriceReading(milliunits: milliunits, findings: findings + [.priceHasFraction])
  }

  /// Whether a whole number looks like units or cents that were taken for thousandths: below 0.10 there is no price
  /// point, and below one unit a price that is not made of whole cents (of whole yen) is nobody's price either.
  private static func isSuspiciouslySmall(_ milliunits: Int64, currencyDigits: Int) -> Bool {
    let milliunitsPerMinorUnit: Int64 = currencyDigits == 0 ? 1000 : currencyDigits == 2 ? 10 : 1
    return milliunits > 0 && (milliunits < 100 || milliunits < 1000 && milliunits % milliunitsPerMinorUnit != 0)
  }
}
