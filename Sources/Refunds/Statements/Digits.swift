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

  /// A decimal number with its whole part in groups of three digits: `1,204.88`.
  package static func grouped(decimal text: String) -> String {
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
