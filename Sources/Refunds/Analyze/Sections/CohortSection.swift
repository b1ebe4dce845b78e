extension RefundReport {
  private static let ages = [7, 14, 30, 60, 90]

  /// The triangle of cohorts and ages: weeks of purchase compared at equal age (`refund_rate.cohort@T`). A week that is
  /// not old enough shows nothing, since its number would look good only because it is young.
  func cohortSection() -> Report.Section {
    let cohorts = cohorts()
    let rows = cohorts.keys.sorted().map { week in
      let cohort = cohorts[week] ?? Cohort()
      let isComplete = RefundReport.ages.map { age in
        calendar.range(of: week).end.map { followUp.covers(age, after: $0) } ?? false
      }
      let rates = zip(cohort.refunded, isComplete).map { refunded, isComplete in
        isComplete ? RateCells(refunded, of: cohort.members).rate : .unknown
      }
      return Table.Row([.text(week.label), .count(cohort.members)] + rates)
    }
    let columns = RefundReport.ages.map { Table.Column("rate_\($0)d", "\($0) days", isNumeric: true) }
    return Report.Section(
      id: "cohorts", title: "Weeks of purchase at equal age",
      paragraphs: rows.isEmpty ? ["No paid transaction was bought in the period."] : [],
      tables: [
        Table(
          id: "cohorts",
          columns: [Table.Column("week", "Week"), Table.Column("paid_transactions", "Paid", isNumeric: true)] + columns,
          rows: rows)
      ],
      notes: [
        "refund_rate.cohort@T: paid transactions of the week that were refunded within T days of their purchase, and "
          + "whose refund stands / paid transactions of the week. – : not all of the week has been watched for T days."
      ])
  }

  private struct Cohort {
    var members = 0
    /// By age: members refunded until then.
    var refunded = Array(repeating: 0, count: RefundReport.ages.count)

    mutating func add(_ transaction: Int, _ followUp: FollowUp) {
      members += 1
      for (position, age) in RefundReport.ages.enumerated() where followUp.isRefunded(transaction, within: age) {
        refunded[position] += 1
      }
    }

    mutating func add(_ other: Cohort) {
      members += other.members
      for position in refunded.indices { refunded[position] += other.refunded[position] }
    }
  }

  private func cohorts() -> [CalendarPeriod: Cohort] {
    var days: [Int64: Cohort] = [:]
    for (number, transaction) in ledger.transactions.enumerated() where transaction.isPaid {
      guard let purchasedAt = transaction.purchasedAt, analysis.isIn(period, purchasedAt) else { continue }
      days[calendar.zone.dayNumber(at: purchasedAt), default: Cohort()].add(number, followUp)
    }
    let start = inputStart
    var weeks: [CalendarPeriod: Cohort] = [:]
    for (day, cohort) in days {
      let week = calendar.period(.week, containing: CivilDate(dayNumber: day))
      // Of the time before the first statement only those purchases are known that were renewed or refunded later.
      if let start, week.first < start { continue }
      weeks[week, default: Cohort()].add(cohort)
    }
    return weeks
  }
}
