extension RefundReport {
  /// What the numbers mean, by the ids of the definitions.
  func definitionsSection() -> Report.Section {
    let definitions = [
      ("paid_transactions", "bought, not shared, no free trial, price above 0 or unknown, each transaction once"),
      ("refunds.gross, .reversed, .net", "refunds granted; of them reversed; granted less reversed"),
      ("refunds.by_date", "refunds whose revocation date lies in the period, whatever their purchase date"),
      (RefundReport.definition.id, RefundReport.definition.meaning),
      ("refund_rate.money", "refunded amount / gross amount per currency, on the cohort basis"),
      ("95 % interval", "two-sided Wilson interval of the rate"),
    ]
    return Report.Section(
      id: "definitions", title: "Definitions",
      tables: [
        Table(
          id: "definitions", columns: [Table.Column("id", "Id"), Table.Column("meaning", "Meaning")],
          rows: definitions.map { Table.Row([.text($0.0), .text($0.1)]) })
      ])
  }
}
