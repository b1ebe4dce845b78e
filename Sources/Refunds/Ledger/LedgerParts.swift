/// The statements in use, dealt out by a hash of their transaction, so that the statements of one transaction come
/// together and each part can be worked on by itself.
struct LedgerParts {
  /// A statement: its position, and 32 bits of the hash of its key.
  struct Entry: BitwiseCopyable, Sendable {
    var position: UInt32
    var hash: UInt32
  }

  private(set) var parts: [[Entry]]

  /// Small inputs are not worth dividing; the number follows from the input alone, so that any number of threads makes
  /// the same books in the same order.
  private static let statementsPerPart = 16_384
  private static let mostParts = 128

  init(_ statements: StatementList, at positions: [UInt32]) {
    var bits: UInt64 = 0
    while 1 << bits < LedgerParts.mostParts && positions.count >> Int(bits) > LedgerParts.statementsPerPart {
      bits += 1
    }
    parts = Array(repeating: [], count: 1 << Int(bits))
    let likely = positions.count >> Int(bits)
    for part in parts.indices { parts[part].reserveCapacity(likely + likely / 8) }
    for position in positions {
      let hash = TransactionGroups.hash(statements, statements.rows[Int(position)])
      parts[Int(hash >> (64 - bits))].append(
        Entry(position: position, hash: UInt32(truncatingIfNeeded: hash)))
    }
  }
}
