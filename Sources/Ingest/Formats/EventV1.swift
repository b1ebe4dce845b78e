internal import Refunds

/// What a Notification V1 says, and the rows of its receipt among which the one must be found that it is about.
struct EventV1 {
  var facts = NotificationFacts()
  /// The chain of renewals that is named, and the line of the order; `none` where it is not said.
  var chain = Identifier.none
  var orderLine = Identifier.none
  var cancelledAt: Instant?
  /// REFUND is sent for purchases that are no subscription, so that the purchase is the chain.
  var isOfOneTimePurchase = false
  var rows: [Row] = []

  struct Row {
    /// Where the row stands in the index.
    var position: Int
    var transaction: Identifier
    var original: Identifier
    var orderLine: Identifier
    var cancelledAt: Instant?
    var purchasedAt: Instant?
  }

  /// Whether a row belongs to the chain that the event names; without a name every row may.
  func isOfChain(_ row: Row) -> Bool {
    chain.isNone || row.original == chain || row.transaction == chain
  }

  /// The number of the row that the event is about (rules.md 2).
  func subject(in symbols: SymbolTable) -> Int? {
    switch facts.kind {
    case .snapshot, .reversal, .declined: return nil
    case .request: return uncancelled(symbols)
    case .refund, .revoke: break
    }
    let cancelled = rows.indices.filter { isOfChain(rows[$0]) && rows[$0].cancelledAt != nil }
    if let row = newest(withOrderLine(cancelled), symbols) { return row }
    return canOpenWithoutCancellation ? uncancelled(symbols) : nil
  }

  // An order line that no row has is ignored.
  private func withOrderLine(_ candidates: [Int]) -> [Int] {
    let exact = candidates.filter { !orderLine.isNone && rows[$0].orderLine == orderLine }
    return exact.isEmpty ? candidates : exact
  }

  /// The latest cancellation; one at the start of another purchase of the chain looks like an upgrade and comes last.
  private func newest(_ candidates: [Int], _ symbols: SymbolTable) -> Int? {
    candidates.max {
      let (left, right) = (rows[$0], rows[$1])
      let (leftMeets, rightMeets) = (meetsPurchase(left), meetsPurchase(right))
      if leftMeets != rightMeets { return leftMeets }
      if let order = EventV1.precedes(left.cancelledAt, right.cancelledAt) { return order }
      return EventV1.isSmaller(left.transaction, right.transaction, symbols)
    }
  }

  private func meetsPurchase(_ row: Row) -> Bool {
    rows.contains {
      $0.original == row.original && $0.transaction != row.transaction && $0.purchasedAt == row.cancelledAt
    }
  }

  /// A REFUND is evidence by itself; so is the cancellation date that old CANCELs carry beside their receipt.
  private var canOpenWithoutCancellation: Bool {
    isOfOneTimePurchase || cancelledAt != nil
  }

  /// The row of a purchase that is not cancelled: the named one, else the newest of the chain.
  private func uncancelled(_ symbols: SymbolTable) -> Int? {
    if chain.isNone && rows.count != 1 { return nil }
    let candidates = withOrderLine(rows.indices.filter { isOfChain(rows[$0]) })
    if let named = candidates.first(where: { rows[$0].transaction == chain }), orderLine.isNone { return named }
    return candidates.max {
      let (left, right) = (rows[$0], rows[$1])
      if let order = EventV1.precedes(left.purchasedAt, right.purchasedAt) { return order }
      return EventV1.isSmaller(left.transaction, right.transaction, symbols)
    }
  }

  /// Whether an instant is the earlier one; nil where both are the same. No instant comes before all others.
  private static func precedes(_ left: Instant?, _ right: Instant?) -> Bool? {
    if left == right { return nil }
    guard let left, let right else { return left == nil }
    return left < right
  }

  private static func isSmaller(_ left: Identifier, _ right: Identifier, _ symbols: SymbolTable) -> Bool {
    if left.symbol == nil && right.symbol == nil { return left.rawValue < right.rawValue }
    return ByteOrder.compare(left.text(in: symbols), right.text(in: symbols)) < 0
  }
}
