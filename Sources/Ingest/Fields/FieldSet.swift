/// A set of member names, one bit each.
struct FieldSet: Hashable, Sendable, ExpressibleByArrayLiteral {
  static let capacity = 256

  // Four words and not two of 128 bits: a shift of those takes several instructions, and bits are set for each member.
  private var words: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)

  init(arrayLiteral names: FieldName...) {
    for name in names { insert(name) }
  }

  var isEmpty: Bool { words == (0, 0, 0, 0) }

  /// The names in the order of the table.
  var names: [FieldName] { FieldName.allCases.filter { contains($0) } }

  @inline(__always)
  mutating func insert(_ name: FieldName) {
    let bit = FieldSet.bit(name)
    switch name.rawValue >> 6 {
    case 0: words.0 |= bit
    case 1: words.1 |= bit
    case 2: words.2 |= bit
    default: words.3 |= bit
    }
  }

  @inline(__always)
  func contains(_ name: FieldName) -> Bool {
    let bit = FieldSet.bit(name)
    switch name.rawValue >> 6 {
    case 0: return words.0 & bit != 0
    case 1: return words.1 & bit != 0
    case 2: return words.2 & bit != 0
    default: return words.3 & bit != 0
    }
  }

  func isSuperset(of other: FieldSet) -> Bool {
    words.0 & other.words.0 == other.words.0 && words.1 & other.words.1 == other.words.1
      && words.2 & other.words.2 == other.words.2 && words.3 & other.words.3 == other.words.3
  }

  func isDisjoint(with other: FieldSet) -> Bool {
    words.0 & other.words.0 == 0 && words.1 & other.words.1 == 0 && words.2 & other.words.2 == 0
      && words.3 & other.words.3 == 0
  }

  static func == (left: FieldSet, right: FieldSet) -> Bool { left.words == right.words }

  func hash(into hasher: inout Hasher) {
    hasher.combine(words.0)
    hasher.combine(words.1)
    hasher.combine(words.2)
    hasher.combine(words.3)
  }

  @inline(__always)
  private static func bit(_ name: FieldName) -> UInt64 { 1 << UInt64(truncatingIfNeeded: name.rawValue & 63) }
}
