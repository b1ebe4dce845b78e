internal import Codec
internal import Refunds

/// Answers with a list of transactions: histories, refund histories and order look-ups (formats.md 3.1, 3.2, 3.5).
extension RecordReader {
  mutating func readTransactionPage(
    _ index: JSONIndex, _ bytes: RawSpan, _ outer: RecordContext, source: SourceKind
  ) {
    var context = outer
    context.source = source
    context.slot = .signedTransactions
    takeSurroundings(index, bytes, &context)
    let transactions = fields[.signedTransactions]
    endPage(hasMore: flag(.hasMore, index, bytes))
    guard let transactions else { return }
    readValue(transactions, index, bytes, context)
  }

  /// Remembers whether the last page of the input says that another one follows; the finding is made when the file
  /// has ended, because the next page may stand right behind this one.
  mutating func endPage(hasMore: Bool) {
    pageCount += 1
    openPage = hasMore ? place : nil
  }
}
