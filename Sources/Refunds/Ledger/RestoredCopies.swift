/// Charges that receipts show under several transaction ids: a restore gives a row a new id and leaves the line of its
/// order, its original transaction and its purchase time as they were (rules.md 1, "restored copies").
struct RestoredCopies {
  /// The id that stands for a charge, by the key of each other id that it has.
  private(set) var standing: [TransactionKey: Identifier] = [:]

  private struct Charge: Hashable {
    var orderLine: Identifier
    var original: TransactionKey
    var purchasedAt: Instant
  }

  init(_ statements: StatementList, at positions: [UInt32], symbols: SymbolTable) {
    guard statements.hasOrderLines else { return }
    var identifiers: [Charge: Set<Identifier>] = [:]
    var keys: [Charge: TransactionKey] = [:]
    for position in positions {
      let statement = statements[Int(position)]
      guard RestoredCopies.isOrderLine(statement.orderLine), !statement.originalTransaction.isNone,
        let purchasedAt = statement.purchasedAt
      else { continue }
      let charge = Charge(
        orderLine: statement.orderLine, original: TransactionKey(statement.originalTransaction, of: statement),
        purchasedAt: purchasedAt)
      identifiers[charge, default: []].insert(statement.transaction)
      keys[charge] = TransactionKey(statement.transaction, of: statement)
    }
    for (charge, several) in identifiers where several.count > 1 {
      guard var key = keys[charge] else { continue }
      let original = charge.original.identifier
      let kept =
        several.contains(original)
        ? original : several.reduce(key.identifier) { RestoredCopies.smaller($0, $1, symbols) }
      for identifier in several where identifier != kept {
        key.identifier = identifier
        standing[key] = kept
      }
    }
  }

  // Sandbox receipts and purchases that are no subscription may have the line 0, which names nothing.
  private static func isOrderLine(_ identifier: Identifier) -> Bool {
    !identifier.isNone && identifier != Identifier(number: 0)
  }

  private static func smaller(_ left: Identifier, _ right: Identifier, _ symbols: SymbolTable) -> Identifier {
    if left.symbol == nil && right.symbol == nil { return left.rawValue < right.rawValue ? left : right }
    return ByteOrder.compare(left.text(in: symbols), right.text(in: symbols)) < 0 ? left : right
  }
}
