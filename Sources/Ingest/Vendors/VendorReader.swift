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
    let extra = row.cells.count - header.columns.count
    if extra > 0 { note(.raggedRow, "\(row.cells.count) cells in place of \(header.columns.count)") }
    var values = VendorValues()
    for column in table.columns where column.place < row.cells.count {
      // Attributes and lists with commas outside of quotes move what follows them: no date must pass for a refund.
      if extra > 0 && column.followsFreeText { continue }
      let cell = row.cells[column.place]
      let content = cell.isEmpty ? [] : row.content(of: cell, bytes)
      if content.isEmpty || TableRow.isNull(content, isQuoted: cell.isQuoted) { continue }
      values[column.name] = String(decoding: content, as: UTF8.self)
    }
    let record = table.record(values)
    if extra > 0 && record.transaction.isEmpty { return reject(.transactionWithoutID, "row") }
    read(record, RecordContext())
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
    context.isFrozen = !record.carriesRefunds
    var facts = NotificationFacts()
    facts.kind = record.kind
    context.notification = facts
    readRewritten(record.transactionJSON) { reader, index, bytes in
      reader.fields.fill(index, object: 0)
      reader.readTransaction(index, bytes, context)
    }
  }
}
