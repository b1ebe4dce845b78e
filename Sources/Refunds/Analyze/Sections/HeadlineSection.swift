extension RefundReport {
  /// What a reader should know after ten seconds: whether something broke, and then how much it was.
  func headlineSection() -> Report.Section {
    let counts = analysis.total(in: period)
    return Report.Section(
      id: "headline", title: "In short", paragraphs: lead + beginning + [headline(counts), setApart(counts)] + trend(),
      tables: [headlineTable(counts)])
  }

  // Alerts are about the newest weeks of the input, which a period may not hold.
  private var lead: [String] {
    guard period != nil else { return alerts.lead }
    return alerts.lead + ["This is about the newest weeks of the input, whatever the period of the numbers below."]
  }

  private var beginning: [String] {
    guard let inputStart else { return [] }
    guard let period else { return purchasesBefore(inputStart) }
    if isTold(period) { return [] }
    return ["The input begins on \(inputStart.text): whatever happened earlier in \(periodName(period)) is missing."]
  }

  private func purchasesBefore(_ inputStart: CivilDate) -> [String] {
    let count = ledger.transactions.count { transaction in
      transaction.isPaid && transaction.purchasedAt.map { calendar.zone.date(at: $0) < inputStart } == true
    }
    if count == 0 { return [] }
    return [
      "\(Digits.grouped(count)) of the paid transactions were bought before the input begins (\(inputStart.text)); of "
        + "that time it tells only what moved later."
    ]
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
      ? text : text + " Waiting for review, not counted: \(Digits.grouped(counts.needsReview))."
  }

  // One mark a week, from the lowest to the highest, so that a spike is seen before any number is read.
  private func trend() -> [String] {
    let weeks = weekCounts().suffix(13)
    guard weeks.count > 2, let first = weeks.first, let last = weeks.last else { return [] }
    let standing = Sparkline.text(weeks.map(\.counts.refundsNet))
    let issues = Sparkline.text(weeks.map { $0.counts.standing[.developerIssue] ?? 0 })
    return [
      "Weeks \(first.week.label) to \(last.week.label): \(standing) refunds standing, \(issues) developerIssue."
    ]
  }

  // With a period, each figure stands beside that of the period before.
  private func headlineTable(_ counts: RefundCounts) -> Table {
    let before = period?.previous
    let figures = figures(counts, in: period)
    let figuresBefore = before.map { self.figures(analysis.total(in: $0), in: $0) }
    var table = Table(
      id: "headline",
      columns: [Table.Column("figure", "Figure"), Table.Column("value", "Value", isNumeric: true)])
    if before != nil { table.columns.append(Table.Column("value_before", "Before", isNumeric: true)) }
    table.rows = figures.enumerated().map { position, figure in
      let cells = [.text(figure.name), figure.cell]
      let beforeCells = figuresBefore.map { rows in
        before.map(isTold) == true
          ? [rows.first { $0.name == figure.name }?.cell ?? .money(.zero, currency: figure.currency)] : [.unknown]
      }
      return Table.Row(cells + (beforeCells ?? []), isEmphasized: position == 0)
    }
    return table
  }

  private struct Figure {
    var name: String
    var cell: Cell
    var currency = ""
  }

  private func figures(_ counts: RefundCounts, in range: DateRange?) -> [Figure] {
    let rates = CountColumns.rateCells(counts)
    let money = analysis.money(in: range).sorted { ByteOrder.precedes($0.key, $1.key) }
    return [
      Figure(name: "Refunds standing", cell: .count(counts.refundsNet)),
      Figure(name: "of them developerIssue", cell: .count(counts.standing[.developerIssue] ?? 0)),
      Figure(name: "Refunds granted", cell: .count(counts.refundsGross)),
      Figure(name: "Refunds reversed since", cell: .count(counts.refundsReversed)),
      Figure(name: "Paid transactions", cell: .count(counts.paidTransactions)),
      Figure(name: "of them with a standing refund", cell: .count(counts.refundedTransactions)),
      Figure(name: "Refund rate so far (refund_rate.cohort)", cell: rates[0]),
      Figure(name: "95 % interval, low", cell: rates[1]),
      Figure(name: "95 % interval, high", cell: rates[2]),
    ]
      + (range == nil
        ? [] : [Figure(name: "Refund rate within 14 days (refund_rate.cohort@14)", cell: rateAtEqualAge(in: range))])
      + money.flatMap { currency, totals in
        moneyFigures(currency, totals)
      }
  }

  // The rates so far of two periods are of different ages; this one shows nothing before all of the period is old enough.
  private func rateAtEqualAge(in range: DateRange?) -> Cell {
    guard let range, let end = range.end, followUp.covers(14, after: end) else { return .unknown }
    let members = ledger.transactions.indices.filter { number in
      ledger.transactions[number].isPaid && analysis.isIn(range, ledger.transactions[number].purchasedAt)
    }
    return RateCells(members.count { followUp.isRefunded($0, within: 14) }, of: members.count).rate
  }

  private func moneyFigures(_ currency: String, _ totals: MoneyTotals) -> [Figure] {
    let currencyName = currency.isEmpty ? "no currency" : currency
    var figures = [
      Figure(
        name: "Refunded, standing, \(currencyName)", cell: .money(totals.refundedNet, currency: currency),
        currency: currency)
    ]
    if totals.refundedNetByCatalog != .zero {
      figures.append(
        Figure(
          name: "of it at catalogue prices, \(currencyName)",
          cell: .money(totals.refundedNetByCatalog, currency: currency), currency: currency))
    }
    return figures
  }
}
