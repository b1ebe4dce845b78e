import Refunds

/// Numbers as text, once for programs and once for people.
enum NumberText {
  /// Money for programs: trailing zeros cut to at least the currency's usual digits, at most three (cli.md) or
  /// as many as the currency has.
  static func plain(_ amount: Amount, currency: String) -> String {
    let digits = CurrencyDigits.usual(for: currency)
    return amount.text(most: max(3, digits), least: digits)
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

  /// A duration for programs: whole seconds that have passed.
  static func seconds(milliseconds: Int64) -> Int64 { milliseconds / 1000 }

  /// A duration for people in its two greatest units, the rest cut off: `3 d 4 h`, `12 min 5 s`.
  static func duration(milliseconds: Int64) -> String {
    let seconds = seconds(milliseconds: milliseconds)
    let parts = [(seconds / 86_400, "d"), (seconds / 3600 % 24, "h"), (seconds / 60 % 60, "min"), (seconds % 60, "s")]
    guard let first = parts.firstIndex(where: { $0.0 > 0 }) else { return "0 s" }
    return parts[first...].prefix(2).filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: " ")
  }
}
