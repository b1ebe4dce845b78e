/// The statements of one part, gathered by (environment, transaction id), for local test stores also by file.
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

  /// Gathers statements.
  init(_ statements: StatementList, _ entries: [LedgerParts.Entry]) {
    guard !entries.isEmpty else { return }
    var slots = [UInt32](repeating: 0, count: TransactionGroups.slotCount(for: entries.count))
    var firstMembers: [LedgerParts.Entry] = []
    var groupOfEntry: [UInt32] = []
    groupOfEntry.reserveCapacity(entries.count)
    for entry in entries {
      var slot = Int(entry.hash) & (slots.count - 1)
      while true {
        // A slot holds the group's number plus one; 0 is free.
        if slots[slot] == 0 {
          firstMembers.append(entry)
          slots[slot] = UInt32(firstMembers.count)
          break
        }
        let first = firstMembers[Int(slots[slot]) - 1]
        if first.hash == entry.hash, TransactionGroups.haveSameKey(statements, first.position, entry.position) { break }
        slot = (slot + 1) & (slots.count - 1)
      }
      groupOfEntry.append(slots[slot] - 1)
    }
    fill(entries, groupOfEntry, groupCount: firstMembers.count)
  }

  private mutating func fill(_ entries: [LedgerParts.Entry], _ groupOfEntry: [UInt32], groupCount: Int) {
    starts = [UInt32](repeating: 0, count: groupCount + 1)
    for group in groupOfEntry { starts[Int(group) + 1] += 1 }
    for group in 0..<groupCount { starts[group + 1] += starts[group] }
    var next = starts
    members = [UInt32](repeating: 0, count: entries.count)
    for (entry, group) in zip(entries, groupOfEntry) {
      members[Int(next[Int(group)])] = entry.position
      next[Int(group)] += 1
    }
  }

  private static func slotCount(for count: Int) -> Int {
    var slots = 16
    while slots * 3 < count * 4 { slots *= 2 }
    return slots
  }

  /// A hash of what tells transactions apart.
  static func hash(_ statements: StatementList, _ row: StatementRow) -> UInt64 {
    let environment = statements.profiles[row.profile].environment
    let store = environment.idsCollideBetweenFiles ? statements.statement(row).storeNumber : 0
    return Mixing.join(row.transaction.rawValue ^ UInt64(environment.rawValue) << 56, store << 24) &* Mixing.factor
  }

  private static func haveSameKey(_ statements: StatementList, _ left: UInt32, _ right: UInt32) -> Bool {
    let (left, right) = (statements[Int(left)], statements[Int(right)])
    guard left.transaction == right.transaction, left.environment == right.environment,
      left.storeNumber == right.storeNumber
    else { return false }
    // Events whose transaction is not known are told apart by their chain.
    return !left.transaction.isNone || left.originalTransaction == right.originalTransaction
  }
}
