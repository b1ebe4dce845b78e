/// `--measure money`: one row per group and currency; no two currencies are ever added.
extension Summary {
  func moneyTable() -> (table: Table, unconverted: [String: Int]) {
    var groups = Groups(self)
    var content = GroupContents(empty: MoneyTotals())
    var converted = SummaryConversion(request)
    if request.hasRates { addSales(&groups, &content, &converted) }
    for episode in ledger.episodes where episode.verdict.countsAsRefund && isAskedFor(date(of: episode)) {
      let group = groups.number(of: episode, currency: ledger.currency(of: episode))
      content[group].add(episode)
      converted.addRefund(episode, in: ledger, of: group)
    }
    let followUp = FollowUp(ledger, countsReversed: request.countsReversed)
    let rows = zip(groups.keys, content.contents).enumerated().map { group, entry in
      let (key, totals) = entry
      return SummaryRow(
        key: key, weight: 0, isComplete: isComplete(key.period, followUp),
        cells: key.cells(per: request.per) + cells(totals, currency: key.values.last ?? "")
          + converted.cells(of: group))
    }
    let table = Table(id: "rows", columns: keyColumns + moneyColumns + converted.columns, rows: ordered(rows))
    return (table, converted.unconverted(by: groups.keys.map { $0.values.last ?? "" }))
  }

  private func addSales(
    _ groups: inout Groups, _ content: inout GroupContents<MoneyTotals>, _ converted: inout SummaryConversion
  ) {
    for transaction in ledger.transactions where transaction.isPaid && isAskedFor(transaction.purchasedAt) {
      guard let charge = ledger.charge(of: transaction) else { continue }
      let group = groups.number(of: transaction, currency: charge.currency)
      content[group].addSale(charge)
      converted.addSale(charge, of: transaction, in: ledger, of: group)
    }
    for episode in ledger.episodes
    where request.countsReversed ? episode.verdict.countsAsRefund : episode.isStandingRefund {
      let transaction = ledger.transaction(of: episode)
      guard transaction.isPaid, isAskedFor(transaction.purchasedAt), let amount = episode.refunded?.amount
      else { continue }
      let group = groups.number(of: transaction, currency: ledger.currency(of: episode))
      content[group].addRefundOfSale(amount)
    }
  }

  private var moneyColumns: [Table.Column] {
    let names = [
      "gross_sales", "refunded_gross", "refunded_reversed", "refunded_net", "unknown_amounts",
      request.basis == .cohort ? "rate_money" : "ratio_money",
    ]
    let ofCatalog = ledger.catalog.isEmpty ? [] : ["gross_sales_by_catalog", "refunded_net_by_catalog"]
    return [Table.Column("currency", "Currency")] + (names + ofCatalog).map { Table.Column($0, $0, isNumeric: true) }
  }

  // The currency stands last among the values of the group, and in the first of these cells.
  private func cells(_ totals: MoneyTotals, currency: String) -> [Cell] {
    func money(_ amount: Amount) -> Cell { .money(amount, currency: currency) }
    let ofCatalog = [
      request.hasRates ? money(totals.grossSalesByCatalog) : .empty, money(totals.refundedNetByCatalog),
    ]
    return [
      request.hasRates ? money(totals.grossSales) : .empty, money(totals.refundedGross),
      money(totals.refundedReversed), money(totals.refundedNet), .count(totals.unknownAmounts), rate(totals),
    ] + (ledger.catalog.isEmpty ? [] : ofCatalog)
  }

  private func rate(_ totals: MoneyTotals) -> Cell {
    if !request.hasRates { return .empty }
    switch request.basis {
    case .cohort: return totals.cohortRate.map(Cell.rate) ?? .notAvailable
    case .eventDate:
      let refunded = request.countsReversed ? totals.refundedGross : totals.refundedNet
      let sales = totals.grossSales.parts
      return sales == 0 ? .notAvailable : .rate(Double(refunded.parts) / Double(sales))
    }
  }
}
