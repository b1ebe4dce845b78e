internal import Codec
internal import Refunds

/// Answers of Get All Subscription Statuses (formats.md 3.4): the latest transaction of each chain.
extension RecordReader {
  mutating func readSubscriptionStatuses(
    _ position: Int, _ index: JSONIndex, _ bytes: RawSpan, _ outer: RecordContext
  ) {
    var context = outer
    context.source = .subscriptionStatus
    takeSurroundings(index, bytes, &context)
    if let transactions = fields[.lastTransactions] {
      return readLastTransactions(transactions, index, bytes, context)
    }
    guard let groups = self.position(.data, of: .array, index) else {
      if readMembers(position, index, bytes, outer) { return }
      return reject(.notRecognized, "subscription statuses without groups")
    }
    forEachElement(of: groups, index) { reader, group in
      guard index[group].kind == .object else { return reader.reject(.notRecognized, "subscription group") }
      reader.fields.fill(index, object: group)
      guard let transactions = reader.fields[.lastTransactions] else { return }
      reader.readLastTransactions(transactions, index, bytes, context)
    }
  }

  private mutating func readLastTransactions(
    _ position: Int, _ index: JSONIndex, _ bytes: RawSpan, _ context: RecordContext
  ) {
    guard index[position].kind == .array else { return readValue(position, index, bytes, context) }
    forEachElement(of: position, index) { reader, entry in
      guard index[entry].kind == .object else { return reader.readValue(entry, index, bytes, context) }
      reader.fields.fill(index, object: entry)
      reader.readLastTransaction(index, bytes, context)
    }
  }

  private mutating func readLastTransaction(_ index: JSONIndex, _ bytes: RawSpan, _ outer: RecordContext) {
    guard let slot = transactionSlot(index, bytes) else {
      // 5 is "revoked": without its transaction nobody knows which period, and whether money went back.
      if text(ofCode: .status, index, bytes) == "5" { note(.revokedWithoutTransaction) }
      return count(.otherAnswer)
    }
    var context = outer
    context.slot = slot.name
    readValue(slot.position, index, bytes, context)
  }
}
