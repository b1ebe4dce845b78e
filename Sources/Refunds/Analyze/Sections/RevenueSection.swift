extension RefundReport {
  /// `revenue.by_transaction_date` and `revenue.by_event_date` side by side, in each currency; what is not revenue apart;
  /// `proceeds.estimated` where there is something to estimate it from.
  func revenueSection() -> Report.Section {
    let revenue = Revenue(analysis, in: period, proceeds: proceeds)
    let totals = revenue.totals.sorted { ByteOrder.precedes($0.key, $1.key) }
    let rows = totals.flatMap { currency, totals in
      RevenueBasis.allCases.map { Table.Row(revenueCells(totals, $0, currency)) }
    }
    return Report.Section(
      id: "revenue", title: proceeds == nil ? "Revenue" : "Revenue, and proceeds as an estimate",
      paragraphs: (rows.isEmpty ? ["No sales and no refunds in the period."] : []) + undated(revenue),
      tables: [Table(id: "revenue", columns: revenueColumns, rows: rows), apartTable(totals)]
        + proceedsTables(revenue, totals),
      notes: [Self.revenueNote, Self.apartNote] + (hasTerms(totals) ? [Self.deferredNote] : []) + proceedsNotes)
  }

  private static let revenueNote =
    "Customer prices, tax included; sales are the paid transactions bought in the period. By transaction date: refunds "
    + "of these purchases and their reversals, whenever those were. By event date: refunds and reversals dated in the "
    + "period, whenever the purchase was. refunded = granted - reversed; net = sales - refunded. Unknown prices and "
    + "amounts are counted and in no sum. An upgraded purchase stays in sales: what Apple credits for its rest is in no "
    + "data of the server."

  private static let apartNote =
    "Apart: free trials are in no sum above; introductory sales are a part of sales."

  private static let deferredNote =
    "Deferred is the part of these sales that the as-of moment has not reached yet, by time from purchase to expiry in a "
    + "straight line; what was refunded, revoked or upgraded has none, and subscriptions of unknown term are counted."

  private var revenueColumns: [Table.Column] {
    let numbers = [
      ("gross_sales", "Sales"), ("refunded_gross", "Granted"), ("refunded_reversed", "Reversed"),
      ("refunded_net", "Refunded"), ("net_revenue", "Net"), ("unknown_prices", "Unknown prices"),
      ("unknown_amounts", "Unknown refunds"),
    ]
    return [Table.Column("currency", "Currency"), Table.Column("basis", "Basis")]
      + numbers.map { Table.Column($0.0, $0.1, isNumeric: true) }
  }

  private func revenueCells(_ totals: RevenueTotals, _ basis: RevenueBasis, _ currency: String) -> [Cell] {
    let refunded = basis.refunded(of: totals)
    let sums = [
      totals.sales.amount, refunded.granted.amount, refunded.reversed.amount, refunded.net, totals.netRevenue(refunded),
    ]
    return [.text(currency), .text(basis.rawValue)] + sums.map { money($0, currency) }
      + [.count(totals.sales.unknown), .count(refunded.unknownAmounts)]
  }

  /// An amount that may be unknown.
  func money(_ amount: Amount?, _ currency: String) -> Cell {
    amount.map { .money($0, currency: currency) } ?? .unknown
  }

  private func hasTerms(_ totals: [(key: String, value: RevenueTotals)]) -> Bool {
    totals.contains { !$0.value.deferred.isEmpty }
  }

  private func apartTable(_ totals: [(key: String, value: RevenueTotals)]) -> Table {
    let hasTerms = hasTerms(totals)
    let numbers = [("free_trials", "Free trials"), ("introductory_sales", "Introductory sales")]
    let terms = hasTerms ? [("deferred", "Deferred"), ("unknown_terms", "Unknown terms")] : []
    return Table(
      id: "revenue_apart",
      columns: [Table.Column("currency", "Currency")]
        + (numbers + terms).map { Table.Column($0.0, $0.1, isNumeric: true) },
      rows: totals.map { currency, totals in
        let deferred = [money(totals.deferred.amount, currency), .count(totals.deferred.unknown)]
        return Table.Row(
          [.text(currency), .count(totals.freeTrials), money(totals.introductorySales.amount, currency)]
            + (hasTerms ? deferred : []))
      })
  }

  private func undated(_ revenue: Revenue) -> [String] {
    let counts = [
      (revenue.undatedPurchases, "paid transactions"), (revenue.undatedRefunds, "refunds"),
      (revenue.undatedReversals, "reversals"),
    ].filter { $0.0 > 0 }
    if counts.isEmpty { return [] }
    let words = counts.map { "\($0.1): \(Digits.grouped($0.0))" }.joined(separator: ", ")
    return ["Without a date, and therefore in no period – \(words)."]
  }
}

/// By which date money belongs to a period. The raw value is the word in the column `basis`.
enum RevenueBasis: String, CaseIterable {
  case transactionDate = "transaction-date"
  case eventDate = "event-date"

  func refunded(of totals: RevenueTotals) -> RevenueTotals.Refunded {
    switch self {
    case .transactionDate: totals.byTransactionDate
    case .eventDate: totals.byEventDate
    }
  }
}
