extension RefundReport {
  /// What a reader should know after ten seconds.
  func headlineSection() -> Report.Section {
    let counts = analysis.total(in: period)
    return Report.Section(
      id: "headline", title: "In short", paragraphs: [headline(counts), setApart(counts)] + trend(),
      tables: [headlineTable(counts)])
  }

  private func headline(_ counts: RefundCounts) -> String {
    let names: [(Category, String)] = [
      (.developerIssue, "developerIssue"), (.other, "other"), (.unspecified, "without a reason"),
      (.unknown, "for an unknown reason"),
    ]
    let parts = names.compactMap { category, name in
      counts.standing[category].map { "\(Digits.grouped($0)) \(name)" }
    }
    let split = parts.isEmpty ? "" : ": " + parts.joined(separator: ", ")
    let standing = "\(Digits.grouped(counts.refundsNet)) refunds stand\(split)."
    let granted = Digits.grouped(counts.refundsGross)
    let reversed = "\(Digits.grouped(counts.refundsReversed)) of \(granted) granted were reversed."
    return counts.refundsGross == 0 ? "No refunds." : "\(standing) \(reversed)"
  }

  private func setApart(_ counts: RefundCounts) -> String {
    let others = counts.otherRevocations.values.reduce(0, +)
    let text = "\(Digits.grouped(others)) other revocations are no refunds and are kept apart."
    return counts.needsReview == 0
      ? text : text + " \(Digits.grouped(counts.needsReview)) revocations need review and are not counted."
  }

  // One mark a week, from the lowest to the highest, so that a spike is seen before any number is read.
  private func trend() -> [String] {
    let weeks = weekCounts(in: period).suffix(13)
    guard weeks.count > 2, let first = weeks.first, let last = weeks.last else { return [] }
    let standing = Sparkline.text(weeks.map(\.counts.refundsNet))
    let issues = Sparkline.text(weeks.map { $0.counts.standing[.developerIssue] ?? 0 })
    return [
      "Weeks \(first.week.text) to \(last.week.text): \(standing) refunds standing, \(issues) developerIssue."
    ]
  }

  private func headlineTable(_ counts: RefundCounts) -> Table {
    var table = Table(
      id: "headline",
      columns: [Table.Column("figure", "Figure"), Table.Column("value", "Value", isNumeric: true)])
    table.rows = [
      Table.Row([.text("Refunds standing"), .count(counts.refundsNet)], isEmphasized: true),
      Table.Row([.text("of them developerIssue"), .count(counts.standing[.developerIssue] ?? 0)]),
      Table.Row([.text("Refunds granted"), .count(counts.refundsGross)]),
      Table.Row([.text("Refunds reversed since"), .count(counts.refundsReversed)]),
      Table.Row([.text("Paid transactions"), .count(counts.paidTransactions)]),
      Table.Row([.text("of them with a standing refund"), .count(counts.refundedTransactions)]),
    ]
    let rates = CountColumns.rateCells(counts)
    for (name, rate) in zip(["Refund rate (refund_rate.cohort)", "95 % interval, low", "95 % interval, high"], rates) {
      table.rows.append(Table.Row([.text(name), rate]))
    }
    for (currency, money) in analysis.money(in: period).sorted(by: { ByteOrder.precedes($0.key, $1.key) }) {
      let name = currency.isEmpty ? "Refunded, standing, no currency" : "Refunded, standing, \(currency)"
      table.rows.append(Table.Row([.text(name), .money(money.refundedNet, currency: currency)]))
    }
    return table
  }
}
