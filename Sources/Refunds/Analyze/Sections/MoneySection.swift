extension RefundReport {
  /// Money, one row per currency, never added up across currencies.
  func moneySection() -> Report.Section {
    let money = analysis.money(in: period).sorted { ByteOrder.precedes($0.key, $1.key) }
    let rows = money.map { currency, totals in
      Table.Row([
        .text(currency), .money(totals.grossSales, currency: currency),
        .money(totals.refundedGross, currency: currency), .money(totals.refundedReversed, currency: currency),
        .money(totals.refundedNet, currency: currency), .count(totals.unknownAmounts),
        totals.cohortRate.map(Cell.rate) ?? .notAvailable,
      ])
    }
    let columns = [
      Table.Column("currency", "Currency"),
      Table.Column("gross_sales", "Sales", isNumeric: true),
      Table.Column("refunded_gross", "Refunded", isNumeric: true),
      Table.Column("refunded_reversed", "Reversed", isNumeric: true),
      Table.Column("refunded_net", "Standing", isNumeric: true),
      Table.Column("unknown_amounts", "Unknown amounts", isNumeric: true),
      Table.Column("rate_money", "Rate by money", isNumeric: true),
    ]
    return Report.Section(
      id: "money", title: "Money",
      paragraphs: rows.isEmpty ? ["No money in the period."] : [],
      tables: [Table(id: "money", columns: columns, rows: rows)],
      notes: [
        "Customer prices as configured at purchase, not proceeds. Refunds are dated by revocation; the rate by money "
          + "is refund_rate.money on the cohort basis: standing refunds of what was bought in the period / sales."
      ])
  }
}
