/// Money without any rounding, in units of 10^-8: milliunits times thousandths of a percent.
package struct ExactAmount: Hashable, Sendable {
  package private(set) var parts: Int128

  package static let zero = ExactAmount(milliunits: 0, milliPercent: 0)

  package init(milliunits: Int64, milliPercent: Int64) {
    parts = Int128(milliunits) * Int128(milliPercent)
  }

  mutating func add(_ other: ExactAmount) {
    parts += other.parts
  }

  /// The exact decimal in currency units, without needless zeros: `6.7864068`, `9.99`, `300`.
  package var text: String {
    let unit: Int128 = 100_000_000
    var fraction = String(parts % unit + unit).dropFirst()
    while fraction.last == "0" { fraction.removeLast() }
    return String(parts / unit) + (fraction.isEmpty ? "" : "." + fraction)
  }
}
