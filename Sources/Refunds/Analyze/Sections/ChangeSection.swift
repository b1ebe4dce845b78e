extension RefundReport {
  /// What moved against the period before: a table of facts, product by product, without a claim of significance.
  func changeSection() -> Report.Section {
    guard let (now, before) = comparison else {
      return Report.Section(
        id: "changes", title: "What changed", paragraphs: ["An open period has no period before it to compare with."])
    }
    guard isTold(before) else {
      return Report.Section(
        id: "changes", title: "What changed",
        paragraphs: [
          "\(sentenceName(before)) lies before the input, or the input begins in it: nothing to compare with."
        ])
    }
    let current = analysis.total(in: now)
    let previous = analysis.total(in: before)
    return Report.Section(
      id: "changes", title: "What changed",
      paragraphs: [
        "\(sentenceName(now)) against \(periodName(before)): "
          + movement("refunds standing", previous.refundsNet, current.refundsNet) + ", "
          + movement(
            "developerIssue", previous.standing[.developerIssue] ?? 0, current.standing[.developerIssue] ?? 0) + ", "
          + movement("paid transactions", previous.paidTransactions, current.paidTransactions) + "."
      ],
      tables: [changeTable(now, before)])
  }

  private func sentenceName(_ range: DateRange) -> String {
    let name = periodName(range)
    return name.prefix(1).uppercased() + name.dropFirst()
  }

  private func movement(_ what: String, _ before: Int, _ now: Int) -> String {
    let sign = now > before ? "+" : ""
    return "\(what) \(Digits.grouped(now)) (\(Digits.grouped(before)) before, \(sign)\(Digits.grouped(now - before)))"
  }

  private func changeTable(_ now: DateRange, _ before: DateRange) -> Table {
    let current = analysis.counts(in: now) { transaction, _ in transaction.product }
    let previous = analysis.counts(in: before) { transaction, _ in transaction.product }
    var table = Table(
      id: "changes",
      columns: ledger.productColumns + [
        Table.Column("refunds_net", "Standing", isNumeric: true),
        Table.Column("refunds_net_before", "before", isNumeric: true),
        Table.Column("developer_issue", "developerIssue", isNumeric: true),
        Table.Column("developer_issue_before", "before", isNumeric: true),
        Table.Column("paid_transactions", "Paid", isNumeric: true),
        Table.Column("paid_transactions_before", "before", isNumeric: true),
      ])
    let products = ledger.inOrder(Set(current.keys).union(previous.keys))
    table.rows = products.map { product in
      let (now, before) = (current[product] ?? RefundCounts(), previous[product] ?? RefundCounts())
      return Table.Row(
        ledger.productCells(product) + [
          .count(now.refundsNet), .count(before.refundsNet),
          .count(now.standing[.developerIssue] ?? 0), .count(before.standing[.developerIssue] ?? 0),
          .count(now.paidTransactions), .count(before.paidTransactions),
        ])
    }
    return table
  }
}
