/// A value that many statements or transactions have in common.
protocol SharedValue: Equatable, Sendable {
  /// Numbers that tell most values apart, mixed into one.
  var mixed: UInt64 { get }
}

/// Values that occur many times, each stored once under a number. The numbers say nothing about any order.
struct ValueTable<Value: SharedValue>: Sendable {
  private(set) var values: [Value] = []
  /// Open addressing: the number of a value plus one, 0 for an empty slot. At most half of the slots is in use.
  private var slots = [UInt32](repeating: 0, count: 64)

  var count: Int { values.count }

  subscript(number: UInt32) -> Value { values[Int(number)] }

  /// The number of a value, which is taken in if it is new.
  mutating func number(of value: Value) -> UInt32 {
    var slot = slot(of: value)
    while slots[slot] != 0 {
      if values[Int(slots[slot] - 1)] == value { return slots[slot] - 1 }
      slot = (slot + 1) & (slots.count - 1)
    }
    values.append(value)
    slots[slot] = UInt32(values.count)
    if values.count * 2 > slots.count { grow() }
    return UInt32(values.count - 1)
  }

  private mutating func grow() {
    slots = [UInt32](repeating: 0, count: slots.count * 2)
    for (number, value) in values.enumerated() {
      var slot = slot(of: value)
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = UInt32(number + 1)
    }
  }

  private func slot(of value: Value) -> Int {
    Int(truncatingIfNeeded: Mixing.spread(value.mixed)) & (slots.count - 1)
  }
}

/// Multiplication as a hash for tables whose order of slots reaches no output.
enum Mixing {
  static let factor: UInt64 = 0x9E37_79B9_7F4A_7C15

  /// Joins a number to what was mixed before.
  @inline(__always)
  static func join(_ mixed: UInt64, _ number: UInt64) -> UInt64 {
    let product = (mixed ^ number) &* factor
    return product ^ product >> 29
  }

  /// Brings the high bits, which all others reach, into the low ones.
  @inline(__always)
  static func spread(_ mixed: UInt64) -> UInt64 {
    let product = mixed &* factor
    return product ^ product >> 32
  }
}
