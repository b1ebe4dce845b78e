internal import Codec
internal import Refunds

/// App Store Server Notifications V1 (formats.md 4.1). Each carries the receipt of the customer; which of its rows the
/// event is about has to be found out (rules.md 2). The shared secret in `password` is never read.
extension RecordReader {
  mutating func readNotificationV1(_ index: JSONIndex, _ bytes: RawSpan, _ outer: RecordContext) {
    var event = eventV1(index, bytes)
    var context = outer
    context.source = .notificationV1
    context.trust = outer.trust ?? .unsigned
    takeSurroundings(index, bytes, &context)
    if context.app.isNone { context.app = symbol(.bid, index, bytes) }
    var lists = receiptLists(index).latest
    if let receipt = position(.unifiedReceipt, of: .object, index) {
      fields.fill(index, object: receipt)
      if context.environment.isNone { context.environment = symbol(.environment, index, bytes) }
      lists += receiptLists(index).latest
    }
    event.rows = lists.flatMap { rowsV1(in: $0, index, bytes) }
    read(event, index, bytes, context)
  }

  /// What the notification says beside its receipt.
  private mutating func eventV1(_ index: JSONIndex, _ bytes: RawSpan) -> EventV1 {
    var event = EventV1()
    event.facts.type = symbol(.notificationType, index, bytes)
    event.facts.kind = StatementKind(notificationTypeV1: texts.text(event.facts.type))
    event.isOfOneTimePurchase = texts.text(event.facts.type) == "REFUND"
    event.facts.appVersion = symbol(.bvrs, index, bytes)
    event.chain = identifier(.originalTransactionId, index, bytes).identifier
    event.orderLine = identifier(.webOrderLineItemId, index, bytes).identifier
    event.cancelledAt = date(.cancellationDate, .cancellationDateMs, .cancellationDatePst, index, bytes)
    check(event.facts.type, in: .notificationTypeV1)
    return event
  }

  private mutating func rowsV1(in list: Int, _ index: JSONIndex, _ bytes: RawSpan) -> [EventV1.Row] {
    var rows: [EventV1.Row] = []
    let end = index[list].next
    var child = index[list].kind == .object ? list : list + 1
    while child < end {
      if index[child].kind == .object {
        fields.fill(index, object: child)
        rows.append(rowV1(child, index, bytes))
      }
      child = index[child].next
    }
    return rows
  }

  private mutating func rowV1(_ position: Int, _ index: JSONIndex, _ bytes: RawSpan) -> EventV1.Row {
    let cancelledAt =
      instant(.cancellationDateMs, index, bytes) ?? instant(.cancellationDate, index, bytes)
      ?? instant(.cancellationDatePst, index, bytes)
    let purchasedAt =
      instant(.purchaseDateMs, index, bytes) ?? instant(.purchaseDate, index, bytes)
      ?? instant(.purchaseDatePst, index, bytes)
    return EventV1.Row(
      position: position, transaction: identifier(.transactionId, index, bytes).identifier,
      original: identifier(.originalTransactionId, index, bytes).identifier,
      orderLine: identifier(.webOrderLineItemId, index, bytes).identifier, cancelledAt: cancelledAt,
      purchasedAt: purchasedAt)
  }

  private mutating func read(_ event: EventV1, _ index: JSONIndex, _ bytes: RawSpan, _ context: RecordContext) {
    let subject = event.subject(in: texts.table)
    for (number, row) in event.rows.enumerated() {
      fields.fill(index, object: row.position)
      if payloadDepth == 0 { recordOffset = blockOffset + index[row.position].start }
      var context = context
      if number == subject {
        context.notification = event.facts
        context.revokedAt = event.cancelledAt
      }
      readReceiptRow(index, bytes, context)
    }
    if subject != nil { return }
    switch event.facts.kind {
    case .snapshot, .reversal, .declined:
      if event.rows.isEmpty { count(.notificationWithoutTransaction) }
    case .request, .refund, .revoke:
      readWithoutRow(event, index, bytes, context)
    }
  }

  // The receipt shows the chain without a cancellation, or lacks it altogether.
  private mutating func readWithoutRow(
    _ event: EventV1, _ index: JSONIndex, _ bytes: RawSpan, _ context: RecordContext
  ) {
    let type = texts.text(event.facts.type)
    if event.chain.isNone || event.rows.contains(where: { event.isOfChain($0) }) {
      if event.facts.kind != .request { note(.unresolved, type) }
      if event.rows.isEmpty { count(.notificationWithoutTransaction) }
      return
    }
    // A REFUND is of a purchase that is its own chain; CANCEL and REVOKE are of one period of theirs, nobody knows which.
    var statement = Statement(
      transaction: event.isOfOneTimePurchase || event.facts.kind == .request ? event.chain : .none)
    statement.originalTransaction = event.chain
    statement.revokedAt = event.cancelledAt
    statement.source = .notificationV1
    statement.trust = context.trust ?? .unsigned
    statement.origin = origin
    fields.clear()
    takeSurroundings(of: &statement, index, bytes, contextOf(event, context))
    accept(statement)
  }

  private func contextOf(_ event: EventV1, _ context: RecordContext) -> RecordContext {
    var context = context
    context.notification = event.facts
    return context
  }
}

extension StatementKind {
  /// What a Notification V1 of this type does; CANCEL is the REFUND of subscriptions.
  init(notificationTypeV1: String) {
    switch notificationTypeV1 {
    case "CANCEL", "REFUND": self = .refund
    case "REVOKE": self = .revoke
    case "CONSUMPTION_REQUEST": self = .request
    default: self = .snapshot
    }
  }
}
