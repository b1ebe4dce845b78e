/// The money of a period in one currency, beside the native tables and never instead of them: what each currency adds, the
/// sum of them, and the rates that were used.
struct ConvertedMoney {
  private var totals: [String: ConvertedTotals] = [:]
  private var book: RateBook

  init(_ analysis: Analysis, in range: DateRange?, by conversion: CurrencyConversion) {
    book = RateBook(conversion)
    let ledger = analysis.ledger
    for transaction in ledger.transactions where transaction.isPaid && analysis.isIn(range, transaction.purchasedAt) {
      guard let charge = ledger.charge(of: transaction) else { continue }
      book.addSale(
        charge, of: transaction, in: ledger, to: &totals[ledger.text(charge.currency), default: ConvertedTotals()])
    }
    for episode in analysis.episodes(in: range) where episode.verdict.countsAsRefund {
      let currency = ledger.text(ledger.currency(of: episode))
      book.addRefund(episode, in: ledger, to: &totals[currency, default: ConvertedTotals()])
    }
  }

  /// By native currency, how many amounts have no rate; currencies of which all are converted are left out.
  var unconverted: [String: Int] { totals.mapValues(\.unconverted).filter { $0.value > 0 } }

  private var currency: String { book.conversion.currency }
  private var currencies: [String] { totals.keys.sorted(by: ByteOrder.precedes) }

  var tables: [Table] {
    let sum = totals.values.reduce(into: ConvertedTotals()) { $0.add($1) }
    return [
      Table(id: "money_converted_total", columns: columns(first: []), rows: [Table.Row(cells(sum, first: []))]),
      Table(
        id: "money_converted",
        columns: columns(first: [Table.Column("native_currency", "From")]),
        rows: currencies.map { Table.Row(cells(totals[$0] ?? ConvertedTotals(), first: [.text($0)])) }),
      rates,
    ]
  }

  private func columns(first: [Table.Column]) -> [Table.Column] {
    first + [
      Table.Column("currency", "Converted to"),
      Table.Column("gross_sales", "Sales", isNumeric: true),
      Table.Column("refunded_gross", "Refunded", isNumeric: true),
      Table.Column("refunded_reversed", "reversed since", isNumeric: true),
      Table.Column("refunded_net", "Standing", isNumeric: true),
      Table.Column("unconverted", "Amounts without a rate", isNumeric: true),
    ]
  }

  private func cells(_ totals: ConvertedTotals, first: [Cell]) -> [Cell] {
    first + [.text(currency)] + totals.cells(currency) + [.count(totals.unconverted)]
  }

  private var rates: Table {
    let rows = currencies.filter { $0 != currency }.compactMap { native -> Table.Row? in
      let used = book.used(of: native)
      let ratios = used.map(\.ratio).sorted()
      guard let lowest = ratios.first, let highest = ratios.last else { return nil }
      let dates = used.compactMap(\.date)
      let sources = Set(used.map(\.source)).sorted(by: ByteOrder.precedes)
      return Table.Row([
        .text(native), .text(currency), .ratio(lowest), .ratio(highest), .count(used.count),
        dates.first.map(Cell.date) ?? .unknown, dates.last.map(Cell.date) ?? .unknown,
        .text(sources.joined(separator: ", ")),
      ])
    }
    return Table(
      id: "rates",
      columns: [
        Table.Column("native_currency", "From"), Table.Column("currency", "To"),
        Table.Column("rate_lowest", "Lowest rate", isNumeric: true),
        Table.Column("rate_highest", "Highest rate", isNumeric: true),
        Table.Column("rates", "Rates used", isNumeric: true), Table.Column("first_rate_date", "First rate of"),
        Table.Column("last_rate_date", "Last rate of"), Table.Column("source", "Source"),
      ], rows: rows)
  }

  var notes: [String] {
    let gap = book.conversion.gapDays
    let how =
      "Converted amount by amount: a sale at the rate of the day of purchase, a refund and its reversal at that of the "
      + "revocation, or at the latest rate of at most \(gap) \(gap == 1 ? "day" : "days") before. "
      + "Each number is rounded once, so that the last digit of a sum may differ from the sum of rounded rows. "
      + "refunds list -O csv --currency \(currency) shows the rate, its date and its source for every refund."
    let missing = currencies.filter { unconverted[$0] != nil }.map { $0.isEmpty ? "no currency" : $0 }
    if missing.isEmpty { return [how] }
    return [
      how,
      "In no converted sum, for want of a rate or a date: amounts in \(missing.joined(separator: ", ")). "
        + "They stand in the native table.",
    ]
  }
}
