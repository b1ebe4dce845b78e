internal import Codec
internal import Refunds

/// Webhooks and exports of the vendors that sit between a shop and Apple. Each record becomes a transaction in Apple's
/// keys and joins what else is known of it by its id; vendors know no reason.
extension RecordReader {
  mutating func readVendorEvent(
    _ position: Int, _ index: JSONIndex, _ bytes: RawSpan, _ outer: RecordContext,
    _ record: (VendorValues) -> VendorRecord
  ) {
    read(record(VendorValues(of: position, index, bytes)), outer)
  }

  /// A row of an export.
  mutating func readVendorRow(_ row: DelimitedReader, _ header: TableHeader, _ bytes: RawSpan, _ table: VendorTable) {
    var values = VendorValues()
    for (column, cell) in zip(header.columns, row.cells) where !cell.isEmpty {
      values[TableHeader.normalized(column.name)] = String(decoding: row.content(of: cell, bytes), as: UTF8.self)
    }
    read(table.record(values), RecordContext())
  }

  private mutating func read(_ record: VendorRecord, _ outer: RecordContext) {
    if record.isTest { return count(.testNotification) }
    if record.isOfOtherStore { return leaveOut(.otherStore) }
    if record.transaction.isEmpty {
      // A refund that names no transaction must not pass for a record that never had one.
      return record.kind == .snapshot ? count(.notificationWithoutTransaction) : reject(.transactionWithoutID, "refund")
    }
    var context = outer
    context.source = .vendor
    context.trust = .unsigned
    context.isInApp = !record.carriesRefunds
    var facts = NotificationFacts()
    facts.kind = record.kind
    context.notification = facts
    readRewritten(record.transactionJSON, context) { reader, index, bytes in
      reader.fields.fill(index, object: 0)
      reader.readTransaction(index, bytes, context)
    }
  }
}
