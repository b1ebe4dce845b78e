/// An exact amount of money in one currency, in hundred-thousandths of a milliunit.
///
/// A milliunit is a thousandth of the currency unit; a price times a percentage in milli-percent is a whole number of
/// these parts, so that nothing is rounded before a total is printed (rules.md 4).
package struct Amount: Hashable, Comparable, Sendable {
  package private(set) var parts: Int128

  package static let partsPerMilliunit: Int128 = 100_000
  package static let zero = Amount(parts: 0)

  package init(parts: Int128) {
    self.parts = parts
  }

  package init(milliunits: Int64) {
    parts = Int128(milliunits) * Amount.partsPerMilliunit
  }

  /// A share of a price.
  package init(milliunits: Int64, milliPercent: Int64) {
    parts = Int128(milliunits) * Int128(milliPercent)
  }

  package static func < (left: Amount, right: Amount) -> Bool { left.parts < right.parts }

  /// The sum, or nil where it does not fit: a wrong total is never printed.
  package func adding(_ other: Amount) -> Amount? {
    let (sum, overflow) = parts.addingReportingOverflow(other.parts)
    return overflow ? nil : Amount(parts: sum)
  }

  /// The difference, or nil where it does not fit.
  package func subtracting(_ other: Amount) -> Amount? {
    let (difference, overflow) = parts.subtractingReportingOverflow(other.parts)
    return overflow ? nil : Amount(parts: difference)
  }

  /// The decimal text in currency units, rounded half to even.
  ///
  /// - Parameters:
  ///   - most: digits after the point at which it is rounded, at most 3 for rows, the currency's own for documents.
  ///   - least: digits after the point that are kept even when they are zeros.
  package func text(most: Int, least: Int) -> String {
    let unit = UInt128(Amount.partsPerMilliunit) * 1000
    var scale: UInt128 = 1
    for _ in 0..<most { scale *= 10 }
    let step = unit / scale
    let (floor, rest) = parts.magnitude.quotientAndRemainder(dividingBy: step)
    let isRoundedUp = rest * 2 > step || (rest * 2 == step && floor % 2 == 1)
    let steps = isRoundedUp ? floor + 1 : floor
    var fraction = Digits.padded(Int64(steps % scale), to: most)
    if most == 0 { fraction = "" }
    while fraction.count > least, fraction.hasSuffix("0") { fraction.removeLast() }
    let sign = parts < 0 && steps != 0 ? "-" : ""
    return sign + String(steps / scale) + (fraction.isEmpty ? "" : "." + fraction)
  }
}
