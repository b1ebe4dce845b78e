/// Decimal digits of whole numbers, without Foundation and without a locale.
package enum Digits {
  /// The number with leading zeros up to a width; a minus sign stands before the zeros.
  package static func padded(_ number: Int64, to width: Int) -> String {
    let digits = String(number.magnitude)
    let zeros = String(repeating: "0", count: max(0, width - digits.count))
    return (number < 0 ? "-" : "") + zeros + digits
  }

  /// The number in groups of three digits: `48,211`.
  package static func grouped(_ number: some BinaryInteger) -> String {
    let digits = String(number.magnitude)
    var text = number < 0 ? "-" : ""
    for (position, digit) in digits.enumerated() {
      if position > 0 && (digits.count - position) % 3 == 0 { text.append(",") }
      text.append(digit)
    }
    return text
  }
}
