extension RefundReport {
  /// Money, one row per currency, never added up across currencies.
  func moneySection() -> Report.Section {
    let money = analysis.money(in: period).sorted { ByteOrder.precedes($0.key, $1.key) }
    // The columns stand where there is something in them: a catalogue of names alone changes no amount.
    let restsOnCatalog = money.contains {
      $0.value.grossSalesByCatalog != .zero || $0.value.refundedNetByCatalog != .zero
    }
    let rows = money.map { currency, totals in
      Table.Row(moneyCells(totals, currency) + (restsOnCatalog ? catalogCells(totals, currency) : []))
    }
    return Report.Section(
      id: "money", title: "Money",
      paragraphs: rows.isEmpty ? ["No money in the period."] : [],
      tables: [Table(id: "money", columns: moneyColumns(restsOnCatalog), rows: rows)] + (converted?.tables ?? []),
      notes: [
        "Customer prices as configured at purchase, not proceeds. Refunds are dated by revocation; reversed since: "
          + "whenever it was (by their own date: Reversals). Assumed in full: the input states neither type nor share. "
          + "The rate by money is refund_rate.money on the cohort basis: refunded of these sales / sales."
      ] + (restsOnCatalog ? [Self.catalogNote] : []) + (converted?.notes ?? [])
        + (restsOnCatalog && converted != nil ? ["Converted sums hold the amounts by catalogue, too."] : []))
  }

  private static let catalogNote =
    "By catalogue: the part whose purchases have no price in the input and that is counted at the "
    + "price of --catalog (amount_basis catalog), in sales and in refunds alike."

  private func moneyCells(_ totals: MoneyTotals, _ currency: String) -> [Cell] {
    [
      .text(currency), .money(totals.grossSales, currency: currency),
      .money(totals.refundedGross, currency: currency), .money(totals.refundedReversed, currency: currency),
      .money(totals.refundedNet, currency: currency), .money(totals.refundedNetAssumed, currency: currency),
      .count(totals.unknownAmounts), .money(totals.refundedOfSales, currency: currency),
      totals.cohortRate.map(Cell.rate) ?? .notAvailable,
    ]
  }

  private func catalogCells(_ totals: MoneyTotals, _ currency: String) -> [Cell] {
    [
      .money(totals.grossSalesByCatalog, currency: currency), .money(totals.refundedNetByCatalog, currency: currency),
    ]
  }

  private func moneyColumns(_ restsOnCatalog: Bool) -> [Table.Column] {
    let columns = [
      Table.Column("currency", "Currency"),
      Table.Column("gross_sales", "Sales", isNumeric: true),
      Table.Column("refunded_gross", "Refunded", isNumeric: true),
      Table.Column("refunded_reversed", "reversed since", isNumeric: true),
      Table.Column("refunded_net", "Standing", isNumeric: true),
      Table.Column("refunded_net_assumed", "of it assumed in full", isNumeric: true),
      Table.Column("unknown_amounts", "Unknown amounts", isNumeric: true),
      Table.Column("refunded_of_sales", "Refunded of these sales", isNumeric: true),
      Table.Column("rate_money", "Rate by money", isNumeric: true),
    ]
    guard restsOnCatalog else { return columns }
    return columns + [
      Table.Column("gross_sales_by_catalog", "of sales, by catalogue", isNumeric: true),
      Table.Column("refunded_net_by_catalog", "of standing, by catalogue", isNumeric: true),
    ]
  }
}
