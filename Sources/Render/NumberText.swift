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
    return Digits.grouped(decimal: amount.text(most: digits, least: digits))
  }

  /// A rate for programs: plain decimal notation, at most six significant digits. Nil for numbers that are not finite.
  static func plain(rate: Double) -> String? {
    guard var decimal = ShortestDecimal(rate) else { return nil }
    decimal.round(toSignificantDigits: 6)
    return decimal.text()
  }
}
