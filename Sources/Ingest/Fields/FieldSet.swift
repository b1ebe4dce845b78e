/// A set of member names, one bit each.
struct FieldSet: Hashable, Sendable, ExpressibleByArrayLiteral {
  static let capacity = 256

  private var low: UInt128 = 0
  private var high: UInt128 = 0

  init(arrayLiteral names: FieldName...) {
    for name in names { insert(name) }
  }

  var isEmpty: Bool { low == 0 && high == 0 }

  /// The names in the order of the table.
  var names: [FieldName] { FieldName.allCases.filter { contains($0) } }

  mutating func insert(_ name: FieldName) {
    let bit = FieldSet.bit(name)
    if name.rawValue < 128 { low |= bit } else { high |= bit }
  }

  func contains(_ name: FieldName) -> Bool {
    (name.rawValue < 128 ? low : high) & FieldSet.bit(name) != 0
  }

  func isSuperset(of other: FieldSet) -> Bool { low & other.low == other.low && high & other.high == other.high }

  func isDisjoint(with other: FieldSet) -> Bool { low & other.low == 0 && high & other.high == 0 }

  private static func bit(_ name: FieldName) -> UInt128 { 1 << UInt128(truncatingIfNeeded: name.rawValue & 127) }
}
