import Refunds

/// Numbers as text, once for programs and once for people.
enum NumberText {
  /// Money for programs: trailing zeros cut to at least the currency's usual digits, at most three (cli.md).
  static func plain(_ amount: Amount, currency: String) -> String {
    amount.text(most: 3, least: CurrencyDigits.usual(for: currency))
  }

  /// Money for people: the currency's own digits, the whole part in groups of three.
  static func grouped(_ amount: Amount, currency: String) -> String {
    let digits = CurrencyDigits.usual(for: currency)
    return grouped(decimal: amount.text(most: digits, least: digits))
  }

  /// A rate for programs: plain decimal notation, at most six significant digits. Nil for numbers that are not finite.
  static func plain(rate: Double) -> String? {
    guard var decimal = ShortestDecimal(rate) else { return nil }
    decimal.round(toSignificantDigits: 6)
    return decimal.text()
  }

  /// A rate for people, in percent.
  ///
  /// One digit after the point from 1 % on, two below; below 0.01 % as many as show the first digit that is not zero,
  /// so that a rate above zero never reads as zero. Exactly 0 and exactly 1 are written without digits after the
  /// point: `0 %`, `100 %`. Nil for numbers that are not finite.
  static func percent(rate: Double) -> String? {
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
    return grouped(decimal: decimal.text(leastFractionDigits: digits)) + " %"
  }

  /// Plain decimal digits with the whole part in groups of three.
  static func grouped(decimal text: String) -> String {
    let digits = Array(text.utf8)
    let start = digits.first == UInt8(ascii: "-") ? 1 : 0
    let point = digits.firstIndex(of: UInt8(ascii: ".")) ?? digits.count
    guard point - start > 3 else { return text }
    var grouped = Array(digits[..<start])
    for position in start..<point {
      if position > start && (point - position) % 3 == 0 { grouped.append(UInt8(ascii: ",")) }
      grouped.append(digits[position])
    }
    grouped += digits[point...]
    return String(decoding: grouped, as: UTF8.self)
  }
}
