/// The statements in use, gathered by (environment, transaction id), for local test stores also by file.
///
/// Hashing and a counting sort keep this linear in the number of statements; the order of groups is that of their
/// first statement and never reaches an output.
struct TransactionGroups {
  /// Positions of statements, group after group.
  private(set) var members: [UInt32] = []
  /// Where each group begins in `members`; one entry more than there are groups.
  private(set) var starts: [UInt32] = [0]

  var count: Int { starts.count - 1 }

  subscript(group: Int) -> ArraySlice<UInt32> {
    members[Int(starts[group])..<Int(starts[group + 1])]
  }

  /// Gathers the statements at these positions.
  init(_ statements: [Statement], at positions: [UInt32]) {
    guard !positions.isEmpty else { return }
    var slots = [UInt32](repeating: 0, count: TransactionGroups.slotCount(for: positions.count))
    var firstMembers: [UInt32] = []
    var groupOfPosition: [UInt32] = []
    groupOfPosition.reserveCapacity(positions.count)
    for position in positions {
      let statement = statements[Int(position)]
      var slot = TransactionGroups.hash(statement) & (slots.count - 1)
      while true {
        // A slot holds the group's number plus one; 0 is free.
        if slots[slot] == 0 {
          firstMembers.append(position)
          slots[slot] = UInt32(firstMembers.count)
          break
        }
        if TransactionGroups.haveSameKey(statement, statements[Int(firstMembers[Int(slots[slot]) - 1])]) { break }
        slot = (slot + 1) & (slots.count - 1)
      }
      groupOfPosition.append(slots[slot] - 1)
    }
    fill(positions, groupOfPosition, groupCount: firstMembers.count)
  }

  private mutating func fill(_ positions: [UInt32], _ groupOfPosition: [UInt32], groupCount: Int) {
    starts = [UInt32](repeating: 0, count: groupCount + 1)
    for group in groupOfPosition { starts[Int(group) + 1] += 1 }
    for group in 0..<groupCount { starts[group + 1] += starts[group] }
    var next = starts
    members = [UInt32](repeating: 0, count: positions.count)
    for (position, group) in zip(positions, groupOfPosition) {
      members[Int(next[Int(group)])] = position
      next[Int(group)] += 1
    }
  }

  private static func slotCount(for count: Int) -> Int {
    var slots = 16
    while slots * 3 < count * 4 { slots *= 2 }
    return slots
  }

  // Fibonacci hashing spreads consecutive ids, and the final shift brings the high bits into the slot number.
  private static func hash(_ statement: Statement) -> Int {
    let key =
      statement.transaction.rawValue ^ UInt64(statement.environment.rawValue) << 56
      ^ statement.storeNumber << 24
    let mixed = key &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: (mixed ^ mixed >> 32) & 0x7FFF_FFFF_FFFF_FFFF)
  }

  private static func haveSameKey(_ left: Statement, _ right: Statement) -> Bool {
    guard left.transaction == right.transaction, left.environment == right.environment,
      left.storeNumber == right.storeNumber
    else { return false }
    // Events whose transaction is not known are told apart by their chain.
    return !left.transaction.isNone || left.originalTransaction == right.originalTransaction
  }
}
