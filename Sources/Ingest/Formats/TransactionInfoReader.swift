internal import Codec
internal import Refunds

/// Objects that hold one transaction in a slot: Get Transaction Info (formats.md 3.3), answers of the Advanced Commerce
/// API, the `data` of a notification kept on its own.
extension RecordReader {
  mutating func readTransactionInfo(_ index: JSONIndex, _ bytes: RawSpan, _ outer: RecordContext) {
    guard let slot = transactionSlot(index, bytes) else {
      return reject(.notAJWS, FieldName.signedTransactionInfo.key)
    }
    var context = outer
    context.slot = slot.name
    if context.source == .transaction { context.source = .transactionInfo }
    takeSurroundings(index, bytes, &context)
    readValue(slot.position, index, bytes, context)
  }
}
