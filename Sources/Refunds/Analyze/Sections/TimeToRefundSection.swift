extension RefundReport {
  /// How old purchases are when they are refunded, over cohorts that were watched long enough (`time_to_refund`).
  func timeToRefundSection() -> Report.Section {
    guard let followUpDays else {
      return Report.Section(
        id: "time_to_refund", title: "Time to refund",
        paragraphs: [
          "No refund of a purchase that was watched for \(RefundReport.followUps.last ?? 0) days: too early to tell."
        ])
    }
    let days = daysByProduct(within: followUpDays)
    let paid = watched(for: followUpDays)
    var rows = ledger.inOrder(days.keys).map {
      row(ledger.productCells($0), days[$0] ?? [], of: paid[$0] ?? 0, followUpDays)
    }
    var total = row(
      [.text("All")] + ledger.productColumns.dropFirst().map { _ in .empty }, days.values.flatMap(\.self),
      of: paid.values.reduce(0, +), followUpDays)
    total.isEmphasized = true
    rows.append(total)
    let words =
      followUpDays == RefundReport.followUps[0]
      ? "Purchases at least \(followUpDays) days old; the last column is what has been seen so far."
      : "Purchases at least \(followUpDays) days old, and their refunds within \(followUpDays) days; longer times "
        + "cannot be told yet."
    return Report.Section(
      id: "time_to_refund", title: "Time to refund",
      tables: [Table(id: "time_to_refund", columns: ledger.productColumns + columns(followUpDays), rows: rows)],
      notes: [words + " Whole days of 24 hours; median and 90th percentile by nearest rank; standing refunds."])
  }

  /// The ages at which a purchase counts as watched, the longest first.
  private static let followUps = [90, 60, 30, 14]
  /// Refunds below which a longer follow-up gives way to a shorter one with more of them (metrics.md, "low_sample").
  private static let leastSample = 30

  /// The bucket in which the follow-up ends is named by that end.
  private func columns(_ followUpDays: Int) -> [Table.Column] {
    func heading(_ range: ClosedRange<Int>) -> String {
      let end = range.contains(followUpDays) ? followUpDays : range.upperBound
      return "\(range.lowerBound)–\(end)"
    }
    return [
      Table.Column("refunds", "Refunds", isNumeric: true),
      Table.Column("paid_transactions", "of paid", isNumeric: true),
      Table.Column("median_days", "Median, whole days", isNumeric: true),
      Table.Column("p90_days", "90th percentile, whole days", isNumeric: true),
      Table.Column("within_1d", "under 1 day", isNumeric: true),
      Table.Column("within_7d", heading(1...7), isNumeric: true),
      Table.Column("within_30d", heading(8...30), isNumeric: true),
      Table.Column("within_90d", heading(31...90), isNumeric: true),
      Table.Column("over_90d", "over 90", isNumeric: true),
    ]
  }

  private var followUpDays: Int? {
    let samples = RefundReport.followUps.map { (days: $0, refunds: daysByProduct(within: $0).values) }
      .map { (days: $0.days, count: $0.refunds.reduce(0) { $0 + $1.count }) }
    if let enough = samples.first(where: { $0.count >= RefundReport.leastSample }) { return enough.days }
    return samples.filter { $0.count > 0 }.max { ($0.count, $0.days) < ($1.count, $1.days) }?.days
  }

  /// Whole days from purchase to refund, of purchases that were watched for so many days; later refunds count only at
  /// the longest follow-up, where nothing is left to wait for.
  private func daysByProduct(within followUpDays: Int) -> [Symbol: [Int64]] {
    var days: [Symbol: [Int64]] = [:]
    for (number, age) in followUp.refundAgesMilliseconds where age >= 0 {
      let transaction = ledger.transactions[number]
      guard transaction.isPaid, let purchasedAt = transaction.purchasedAt, analysis.isIn(period, purchasedAt),
        followUp.covers(followUpDays, after: purchasedAt)
      else { continue }
      if followUpDays == RefundReport.followUps[0] || followUp.isRefunded(number, within: followUpDays) {
        days[transaction.product, default: []].append(age / Instant.millisecondsPerDay)
      }
    }
    return days
  }

  /// Paid transactions that were watched for so many days.
  private func watched(for days: Int) -> [Symbol: Int] {
    var counts: [Symbol: Int] = [:]
    for transaction in ledger.transactions where transaction.isPaid {
      guard let purchasedAt = transaction.purchasedAt, analysis.isIn(period, purchasedAt),
        followUp.covers(days, after: purchasedAt)
      else { continue }
      counts[transaction.product, default: 0] += 1
    }
    return counts
  }

  private func row(_ product: [Cell], _ unsorted: [Int64], of paid: Int, _ followUpDays: Int) -> Table.Row {
    let days = unsorted.sorted()
    func count(_ range: ClosedRange<Int64>) -> Cell {
      // Beyond the follow-up nothing is known, which is not the same as none.
      range.lowerBound > followUpDays ? .notAvailable : .count(days.count { range.contains($0) })
    }
    func quantile(_ percent: Int) -> Cell { NearestRank.value(percent, of: days).map(Cell.integer) ?? .notAvailable }
    let over90: Cell =
      followUpDays == RefundReport.followUps[0] ? .count(days.count { $0 > 90 }) : .notAvailable
    return Table.Row(
      product + [
        .count(days.count), .count(paid), quantile(50), quantile(90), count(0...0), count(1...7), count(8...30),
        count(31...90),
        over90,
      ])
  }
}
