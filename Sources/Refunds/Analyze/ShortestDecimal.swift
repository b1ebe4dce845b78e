/// The shortest decimal number that reads back as a given `Double`, open to exact decimal rounding.
///
/// A rate is a quotient of two counts. Rounding its shortest decimal form, and not the binary number below it, makes
/// 37 / 2000 a true tie at 1.85 %, as on paper. No locale and no C formatting enter.
package struct ShortestDecimal {
  /// Digits without leading zeros; none for zero. The value is 0.d1d2d3… times ten to the power of `exponent`.
  package private(set) var digits: [UInt8]
  package private(set) var exponent: Int
  package let isNegative: Bool

  /// Nil for numbers that are not finite.
  package init?(_ value: Double) {
    guard value.isFinite else { return nil }
    digits = []
    exponent = 0
    isNegative = value < 0
    var digitsBeforePoint: Int?
    var written = 0
    var bytes = value.magnitude.description.utf8[...]
    while let byte = bytes.popFirst(), byte != UInt8(ascii: "e") {
      if byte == UInt8(ascii: ".") {
        digitsBeforePoint = written
      } else {
        digits.append(byte - UInt8(ascii: "0"))
        written += 1
      }
    }
    exponent = (digitsBeforePoint ?? written) + (Int(Substring(bytes)) ?? 0)
    dropZeros()
  }

  package var isZero: Bool { digits.isEmpty }

  package mutating func multiply(byPowerOfTen power: Int) {
    if !isZero { exponent += power }
  }

  /// Rounds half to even.
  package mutating func round(toFractionDigits count: Int) {
    round(keeping: exponent + count)
  }

  /// Rounds half to even.
  package mutating func round(toSignificantDigits count: Int) {
    round(keeping: count)
  }

  private mutating func round(keeping kept: Int) {
    guard kept < digits.count else { return }
    guard kept >= 0 else {
      digits = []
      exponent = 0
      return
    }
    let rest = digits[kept...]
    let last = kept > 0 ? digits[kept - 1] : 0
    let isAboveHalf = rest.first.map { $0 > 5 || ($0 == 5 && rest.count > 1) } ?? false
    let isTie = rest.first == 5 && rest.count == 1
    digits.removeSubrange(kept...)
    if isAboveHalf || (isTie && last % 2 == 1) { incrementLast() }
    dropZeros()
  }

  private mutating func incrementLast() {
    var position = digits.count
    while position > 0 {
      position -= 1
      if digits[position] < 9 {
        digits[position] += 1
        return
      }
      digits[position] = 0
    }
    digits.insert(1, at: 0)
    exponent += 1
  }

  private mutating func dropZeros() {
    while digits.last == 0 { digits.removeLast() }
    let leading = digits.prefix { $0 == 0 }.count
    digits.removeFirst(leading)
    exponent = digits.isEmpty ? 0 : exponent - leading
  }

  /// Plain decimal notation, never an exponent, with at least so many digits after the point.
  package func text(leastFractionDigits least: Int = 0) -> String {
    var whole = ""
    var fraction = ""
    for position in min(0, exponent)..<max(digits.count, exponent, 0) {
      let digit = digits.indices.contains(position) ? digits[position] : 0
      if position < exponent { whole += String(digit) } else { fraction += String(digit) }
    }
    while fraction.utf8.count < least { fraction += "0" }
    let sign = isNegative && !isZero ? "-" : ""
    return sign + (whole.isEmpty ? "0" : whole) + (fraction.isEmpty ? "" : "." + fraction)
  }
}
