/// A set of member names, one bit each.
struct FieldSet: Hashable, Sendable, ExpressibleByArrayLiteral {
  private var bits: UInt128 = 0

  init(arrayLiteral names: FieldName...) {
    for name in names { insert(number: name.rawValue) }
  }

  var isEmpty: Bool { bits == 0 }

  /// The names in the order of the table.
  var names: [FieldName] { FieldName.allCases.filter { contains($0) } }

  mutating func insert(number: Int) {
    bits |= 1 << UInt128(truncatingIfNeeded: number)
  }

  func contains(_ name: FieldName) -> Bool {
    bits & (1 << UInt128(truncatingIfNeeded: name.rawValue)) != 0
  }

  func isSuperset(of other: FieldSet) -> Bool { bits & other.bits == other.bits }

  func isDisjoint(with other: FieldSet) -> Bool { bits & other.bits == 0 }
}
