/// A decimal number with up to eight digits after the point, exactly: units, prices and totals of Apple's reports.
///
/// Signed, unlike prices of the App Store Server API: returns have negative units. Products that are not exact, and
/// numbers of more than 10^18 units, do not exist: a sum of as many rows as a file can hold then fits.
package struct ExactDecimal: Hashable, Comparable, Sendable {
  /// In hundred-millionths, as those of `Amount`.
  package let parts: Int128

  package static let zero = ExactDecimal(parts: 0)
  private static let digits = 8
  private static let partsPerUnit: Int128 = 100_000_000
  private static let largest: Int128 = 1_000_000_000_000_000_000 * partsPerUnit

  private init(parts: Int128) {
    self.parts = parts
  }

  package init(_ whole: Int) {
    self.init(parts: Int128(whole) * ExactDecimal.partsPerUnit)
  }

  package init(_ amount: Amount) {
    self.init(parts: amount.parts)
  }

  /// Reads `-12.170`: a sign, digits, a point. No exponent, no grouping, no more than eight digits after the point
  /// unless they are zeros.
  ///
  /// - Returns: nil for any other text, the empty one included.
  package init?(_ text: String) {
    var bytes = Array(text.utf8)[...]
    let isNegative = bytes.first == UInt8(ascii: "-")
    if isNegative || bytes.first == UInt8(ascii: "+") { bytes = bytes.dropFirst() }
    let sides = bytes.split(separator: UInt8(ascii: "."), maxSplits: 1, omittingEmptySubsequences: false)
    guard let whole = sides.first, sides.contains(where: { !$0.isEmpty }) else { return nil }
    var fraction = sides.count == 2 ? Array(sides[1]) : []
    while fraction.last == UInt8(ascii: "0") { fraction.removeLast() }
    guard fraction.count <= ExactDecimal.digits else { return nil }
    fraction += Array(repeating: UInt8(ascii: "0"), count: ExactDecimal.digits - fraction.count)
    var parts: Int128 = 0
    for byte in Array(whole) + fraction {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
      parts = parts * 10 + Int128(byte - UInt8(ascii: "0"))
      guard parts <= ExactDecimal.largest else { return nil }
    }
    self.init(parts: isNegative ? -parts : parts)
  }

  package var amount: Amount { Amount(parts: parts) }
  package var isZero: Bool { parts == 0 }
  package var isNegative: Bool { parts < 0 }
  package var magnitude: ExactDecimal { isNegative ? -self : self }

  /// The number where it is whole; nil where it is not, or too large to count.
  package var wholeNumber: Int? {
    let (whole, rest) = parts.quotientAndRemainder(dividingBy: ExactDecimal.partsPerUnit)
    return rest == 0 ? Int(exactly: whole) : nil
  }

  /// The product, or nil where it has more than eight digits after the point or is too large: a wrong number is never
  /// printed.
  package func multiplied(by other: ExactDecimal) -> ExactDecimal? {
    let (product, overflow) = parts.multipliedReportingOverflow(by: other.parts)
    guard !overflow, product % ExactDecimal.partsPerUnit == 0 else { return nil }
    let result = ExactDecimal(parts: product / ExactDecimal.partsPerUnit)
    return result.parts.magnitude <= ExactDecimal.largest.magnitude ? result : nil
  }

  /// The share of one of so many pieces; nil where it is not exact.
  package func divided(by count: Int) -> ExactDecimal? {
    count != 0 && parts % Int128(count) == 0 ? ExactDecimal(parts: parts / Int128(count)) : nil
  }

  /// The share of some pieces of all of them, cut off after the last digit; what is taken away from the whole leaves the
  /// exact rest.
  package func portion(_ pieces: Int, of count: Int) -> ExactDecimal {
    count == 0
      ? .zero
      : ExactDecimal(
        parts: parts / Int128(count) * Int128(pieces) + parts % Int128(count) * Int128(pieces) / Int128(count))
  }

  package static func < (left: ExactDecimal, right: ExactDecimal) -> Bool { left.parts < right.parts }

  // A row holds at most 10^26 parts, so that 10^12 of them fit; beyond that the program stops and prints nothing.
  package static func + (left: ExactDecimal, right: ExactDecimal) -> ExactDecimal {
    ExactDecimal(parts: left.parts + right.parts)
  }

  package static func - (left: ExactDecimal, right: ExactDecimal) -> ExactDecimal {
    ExactDecimal(parts: left.parts - right.parts)
  }

  package static func += (left: inout ExactDecimal, right: ExactDecimal) { left = left + right }

  package static prefix func - (number: ExactDecimal) -> ExactDecimal { ExactDecimal(parts: -number.parts) }

  /// All digits, without zeros at the end: `-12.17`, `800`.
  package var text: String { amount.text(most: ExactDecimal.digits, least: 0) }
}
