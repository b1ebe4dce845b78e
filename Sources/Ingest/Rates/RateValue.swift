internal import Refunds

/// The values that all files of exchange rates have.
enum RateValue {
  /// A rate above 0 of any notation; nil for any other text. Databases divide to more digits than a cross rate can hold: the
  /// nineteenth is rounded away, a tie to the even digit.
  static func ratio(_ text: String) -> Ratio? {
    guard let number = DecimalNumber(text), !number.isNegative else { return nil }
    if number.significand < mostSignificant {
      return Ratio(significand: number.significand, exponent: number.exponent)
    }
    let (digits, last) = number.significand.quotientAndRemainder(dividingBy: 10)
    let isRoundedUp = last > 5 || last == 5 && (number.droppedDigits || digits % 2 == 1)
    return Ratio(significand: digits + (isRoundedUp ? 1 : 0), exponent: number.exponent + 1)
  }

  /// The first number of 19 digits.
  private static let mostSignificant: UInt64 = 1_000_000_000_000_000_000

  /// `2026-04-13`, also with slashes or dots and without leading zeros, as hledger takes it; `13 April 2026`.
  static func date(_ text: String) -> CivilDate? {
    let words = text.split(separator: " ").map(String.init)
    if words.count == 3, let month = months.firstIndex(of: words[1].lowercased()) {
      return date([words[2], String(month + 1), words[0]])
    }
    guard let mark = text.first(where: { "-/.".contains($0) }) else { return nil }
    return date(text.split(separator: mark, omittingEmptySubsequences: false).map(String.init))
  }

  private static let months = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september", "october", "november",
    "december",
  ]

  private static func date(_ parts: [String]) -> CivilDate? {
    let numbers = parts.compactMap { part in part.utf8.allSatisfy { $0 &- UInt8(ascii: "0") < 10 } ? Int(part) : nil }
    guard parts.count == 3, numbers.count == 3, parts[0].utf8.count == 4 else { return nil }
    let date = CivilDate(year: numbers[0], month: numbers[1], day: numbers[2])
    return date.isValid ? date : nil
  }

  /// Whether a cell says that there is no rate: `N/A`, a dash, nothing.
  static func isMissing(_ text: String) -> Bool { ["", "n/a", "na", "-", "null"].contains(text.lowercased()) }
}
