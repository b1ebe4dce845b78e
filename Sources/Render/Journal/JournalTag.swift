import Refunds

/// A fact that an entry of a journal carries beside its postings, under the name of the column of `list`.
struct JournalTag {
  let name: String
  let value: String

  /// The facts that are known.
  static func tags(of entry: JournalEntry) -> [JournalTag] {
    [
      JournalTag(.originalTransactionID, entry.originalTransactionIdentifier), JournalTag(.app, entry.app),
      // Books of real money are the rule; whoever asks for test data sees it marked.
      JournalTag(.environment, entry.environment == .production ? "" : entry.environment.name),
      JournalTag(.productID, entry.product), JournalTag(.storefront, entry.storefront),
      JournalTag(.amountBasis, entry.basis.rawValue),
    ].filter { !$0.value.isEmpty }
  }

  private init(_ column: ListColumn, _ value: String) {
    name = column.rawValue
    self.value = value
  }
}
