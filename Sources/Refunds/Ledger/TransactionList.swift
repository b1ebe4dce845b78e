/// The transactions of the books, packed like the statements they come from: 72 bytes each.
///
/// Where a loop over all of them needs a few fields only, it reads `rows`: putting a transaction together costs more than
/// counting it.
package struct TransactionList: Sendable {
  private(set) var rows = BlockList<TransactionRow>()
  private(set) var profiles = ValueTable<TransactionProfile>()

  init() {}

  /// An empty list that knows some profiles already.
  init(profiles: ValueTable<TransactionProfile>) {
    self.profiles = profiles
  }

  mutating func append(_ row: TransactionRow) {
    rows.append(row)
  }

  mutating func number(of profile: TransactionProfile) -> UInt32 { profiles.number(of: profile) }

  func profile(of row: TransactionRow) -> TransactionProfile { profiles[row.profile] }
}

extension TransactionList: RandomAccessCollection {
  package var startIndex: Int { 0 }
  package var endIndex: Int { rows.count }

  package subscript(position: Int) -> Transaction {
    let row = rows[position]
    return Transaction(row, profiles[row.profile])
  }
}
