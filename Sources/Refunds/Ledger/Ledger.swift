/// The books: every transaction of the input once, every revocation once, and the fate of every record.
package struct Ledger: Sendable {
  package let symbols: SymbolTable
  package let fileNames: [String]
  /// In an order that says nothing; whatever is printed is sorted first.
  package let transactions: TransactionList
  /// By revocation date (unknown last), transaction id (bytes), first statement, reversed before revoked; see `EpisodeOrder`.
  package let episodes: [Episode]
  package let requests: [RefundRequest]
  package let coverage: Coverage
  package let findings: [Finding]
  /// The moment as of which the books were made: the one asked for, else the latest date in the input.
  package let asOf: Instant?
  package let classifier: Classifier
  /// What the user told about products; it completes the input.
  package let catalog: CatalogIndex

  /// Builds the books.
  package init(
    evidence: Evidence, selection: Selection, catalog: Catalog = Catalog(), work: some WorkSharing = OneAfterAnother()
  ) {
    var builder = LedgerBuilder(evidence: evidence, selection: selection, catalog: catalog)
    builder.build(work)
    symbols = builder.symbols
    self.catalog = builder.catalog
    fileNames = evidence.files.map(\.name)
    transactions = builder.transactions
    let order = EpisodeOrder(transactions: builder.transactions, symbols: builder.symbols)
    episodes = builder.episodes.sorted(by: order.precedes)
    requests = builder.requests
    coverage = builder.coverage
    findings = builder.findings.sorted
    asOf = builder.asOf
    classifier = Classifier(reasonNames: selection.reasonNames)
  }

  /// The text of a symbol of the books.
  package func text(_ symbol: Symbol) -> String { symbols.text(symbol) }

  /// Symbols by the bytes of their texts.
  package func inOrder(_ symbols: some Sequence<Symbol>) -> [Symbol] {
    symbols.sorted { ByteOrder.precedes(text($0), text($1)) }
  }

  package func transaction(of episode: Episode) -> Transaction { transactions[episode.transaction] }
}
