/// The columns of `summary --measure money --currency`: what stands in the native columns, in one currency. Without
/// `--currency` there are none.
struct SummaryConversion {
  private var book: RateBook?
  private var content = GroupContents(empty: ConvertedTotals())
  private let hasRates: Bool

  init(_ request: SummaryRequest) {
    book = request.conversion.map(RateBook.init)
    hasRates = request.hasRates
  }

  mutating func addSale(_ charge: Charge, of transaction: Transaction, in ledger: Ledger, of group: Int) {
    book?.addSale(charge, of: transaction, in: ledger, to: &content[group])
  }

  mutating func addRefund(_ episode: Episode, in ledger: Ledger, of group: Int) {
    book?.addRefund(episode, in: ledger, to: &content[group])
  }

  var columns: [Table.Column] {
    guard book != nil else { return [] }
    let amounts = [
      "converted_gross_sales", "converted_refunded_gross", "converted_refunded_reversed", "converted_refunded_net",
    ]
    return amounts.map { Table.Column($0, $0, isNumeric: true) }
      + [
        Table.Column("converted_currency", "converted_currency"),
        Table.Column("unconverted", "unconverted", isNumeric: true),
      ]
  }

  /// By native currency, how many amounts have no rate.
  ///
  /// - Parameter currencies: those of the groups, by number.
  func unconverted(by currencies: [String]) -> [String: Int] {
    var counts: [String: Int] = [:]
    for (currency, totals) in zip(currencies, content.contents) where totals.unconverted > 0 {
      counts[currency, default: 0] += totals.unconverted
    }
    return counts
  }

  func cells(of group: Int) -> [Cell] {
    guard let book else { return [] }
    let totals = group < content.contents.count ? content.contents[group] : ConvertedTotals()
    let currency = book.conversion.currency
    let amounts = totals.cells(currency)
    return [hasRates ? amounts[0] : .empty] + amounts.dropFirst() + [.text(currency), .count(totals.unconverted)]
  }
}
