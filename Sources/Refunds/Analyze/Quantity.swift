/// An exact number of pieces, in hundred-thousandths of one: a share in milli-percent of a whole number of pieces has up
/// to five decimals.
package struct Quantity: Hashable, Comparable, Sendable {
  package private(set) var parts: Int128

  package static let zero = Quantity(parts: 0)
  private static let digits = 5
  private static let partsPerPiece: UInt128 = 100_000

  private init(parts: Int128) {
    self.parts = parts
  }

  /// A share of some pieces; 100,000 milli-percent are all of them.
  package init(pieces: Int64, milliPercent: Int64) {
    parts = Int128(pieces) * Int128(milliPercent)
  }

  /// Pieces of one of Apple's reports; nil where they have more than five digits after the point.
  package init?(_ number: ExactDecimal) {
    guard number.parts % 1000 == 0 else { return nil }
    self.init(parts: number.parts / 1000)
  }

  package static func < (left: Quantity, right: Quantity) -> Bool { left.parts < right.parts }

  /// The sum, or nil where it does not fit: a wrong number is never printed.
  package func adding(_ other: Quantity) -> Quantity? {
    let (sum, overflow) = parts.addingReportingOverflow(other.parts)
    return overflow ? nil : Quantity(parts: sum)
  }

  /// So many times the number, or nil where it does not fit.
  package func multiplied(by factor: Int64) -> Quantity? {
    let (product, overflow) = parts.multipliedReportingOverflow(by: Int128(factor))
    return overflow ? nil : Quantity(parts: product)
  }

  /// All digits, without zeros at the end: `0.67932`, `500`.
  package var text: String {
    let (whole, rest) = parts.magnitude.quotientAndRemainder(dividingBy: Quantity.partsPerPiece)
    var fraction = Digits.padded(Int64(rest), to: Quantity.digits)
    while fraction.hasSuffix("0") { fraction.removeLast() }
    return (parts < 0 ? "-" : "") + String(whole) + (fraction.isEmpty ? "" : "." + fraction)
  }
}
