/// The estimates within the section `revenue`; none of it is there without something to estimate from.
extension RefundReport {
  func proceedsTables(_ revenue: Revenue, _ totals: [(key: String, value: RevenueTotals)]) -> [Table] {
    guard let proceeds else { return [] }
    let rows = totals.flatMap { currency, totals in
      RevenueBasis.allCases.map { Table.Row(proceedsCells(totals, $0, currency) + [.text(proceeds.label)]) }
    }
    let estimates = Table(id: "proceeds_estimated", columns: proceedsColumns, rows: rows)
    return revenue.withoutEstimate.isEmpty ? [estimates] : [estimates, tableWithoutEstimate(revenue)]
  }

  var proceedsNotes: [String] {
    guard let proceeds else { return [] }
    let formula =
      switch proceeds {
      case .rates(let rates):
        "price x (1 - tax - commission), both as shares of the customer's price."
          + (rates.tax.isEmpty ? " No tax is taken off, since --tax is not given." : "")
      case .apple:
        "price x Apple's Partner Share (or Developer Proceeds) / Customer Price, over all rows of --apple of the same "
          + "product, country and currency; of refunds by R rows where there are any, of sales by S rows."
      }
    return [
      "proceeds.estimated is an estimate, not what Apple pays: \(formula) Sums are exact and rounded once, half to even. "
        + "What has no price or no rate is in none of these sums; it is counted, and named by product."
    ]
  }

  private var proceedsColumns: [Table.Column] {
    let numbers = [
      ("proceeds_sales_estimated", "Proceeds of sales, estimate"),
      ("proceeds_refunded_estimated", "of refunds, estimate"), ("proceeds_net_estimated", "Net, estimate"),
      ("sales_without_estimate", "Sales without estimate"), ("refunds_without_estimate", "Refunds without estimate"),
    ]
    return [Table.Column("currency", "Currency"), Table.Column("basis", "Basis")]
      + numbers.map { Table.Column($0.0, $0.1, isNumeric: true) } + [Table.Column("estimated_from", "Estimated from")]
  }

  private func proceedsCells(_ totals: RevenueTotals, _ basis: RevenueBasis, _ currency: String) -> [Cell] {
    let refunded = basis.refunded(of: totals)
    let sums = [totals.proceeds.estimate, refunded.proceeds.estimate, totals.netProceeds(refunded)]
    return [.text(currency), .text(basis.rawValue)] + sums.map { money($0, currency) }
      + [.count(totals.proceeds.unknown), .count(refunded.proceeds.unknown)]
  }

  private func tableWithoutEstimate(_ revenue: Revenue) -> Table {
    Table(
      id: "proceeds_without_estimate",
      columns: [
        Table.Column("product_id", "Without estimate"), Table.Column("currency", "Currency"),
        Table.Column("sales", "Sales", isNumeric: true), Table.Column("refunds", "Refunds", isNumeric: true),
        Table.Column("storefronts", "Storefronts"),
      ],
      rows: revenue.withoutEstimate.sorted { $0.key < $1.key }.map { key, counts in
        let storefronts = counts.storefronts.map { $0.isEmpty ? "unknown" : $0 }.sorted(by: ByteOrder.precedes)
        return Table.Row([
          .text(key.product), .text(key.currency), .count(counts.sales), .count(counts.refunds),
          .text(storefronts.joined(separator: ", ")),
        ])
      })
  }
}
