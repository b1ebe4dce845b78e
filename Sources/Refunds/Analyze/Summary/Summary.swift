/// The answer of `summary`: one row per group and period.
package struct Summary {
  let ledger: Ledger
  let request: SummaryRequest

  package init(ledger: Ledger, request: SummaryRequest) {
    self.ledger = ledger
    self.request = request
  }

  package func report() -> Report {
    let (table, unconverted): (Table, [String: Int]) =
      switch request.measure {
      case .count: (countTable(), [:])
      case .money: moneyTable()
      case .subscription: (subscriptionTable(), [:])
      }
    var report = Report(
      schema: "refunds.summary/1", title: "Summary", asOf: ledger.asOf, timeZone: request.calendar.zone.name,
      period: request.period, definition: definition,
      sections: [Report.Section(id: "rows", title: "Summary", tables: [table])], coverage: ledger.coverage,
      findings: ledger.findings)
    report.unconverted = unconverted
    return report
  }

  /// Whether an instant lies in the period that was asked for; an unknown one only lies in all of the input.
  func isAskedFor(_ instant: Instant?) -> Bool {
    guard let period = request.period else { return true }
    return instant.map(period.contains) ?? false
  }

  /// The date by which a revocation stands in its period.
  func date(of episode: Episode) -> Instant? {
    switch request.basis {
    case .cohort: ledger.transaction(of: episode).purchasedAt
    case .eventDate: episode.revokedAt
    }
  }

  /// The columns of period and groups. A single row for the whole period has no column of periods.
  var keyColumns: [Table.Column] {
    let period = request.per == nil ? [] : [Table.Column("period", "Period")]
    return period + request.dimensions.map { Table.Column($0.columnName, $0.heading) }
  }

  /// The numbers from which periods and groups can be told complete.
  func isComplete(_ period: CalendarPeriod?, _ followUp: FollowUp) -> Bool {
    let ends = [period.flatMap { request.calendar.range(of: $0).end }, request.period?.end].compactMap(\.self)
    return ends.min().map { followUp.covers(request.daysToComplete, after: $0) } ?? false
  }

  private var definition: Report.Definition {
    switch (request.measure, request.basis) {
    case (.count, .cohort):
      Report.Definition(
        id: (["refund_rate.cohort"] + request.ages.map { "refund_rate.cohort@\($0)" }).joined(separator: ", "),
        meaning: "\(counted) among the paid transactions bought in the period / those transactions; @T: within T days "
          + "of the purchase, among those bought at least T days before the end of the input. complete: "
          + "\(request.daysToComplete) days have passed since the end of the period")
    case (.count, .eventDate):
      Report.Definition(
        id: "refund_ratio.period",
        meaning: "\(counted) dated in the period / paid transactions bought in the period; no rate, for they are not "
          + "the same transactions, and it may exceed 1")
    case (.money, .cohort):
      Report.Definition(
        id: "refund_rate.money",
        meaning: "what was refunded and stands of the sales of the period / those sales, by currency")
    case (.money, .eventDate):
      Report.Definition(
        id: "refund_rate.money",
        meaning: "what was refunded in the period and stands / sales of the period, by currency; event-date basis")
    case (.subscription, _):
      Report.Definition(
        id: "refund_rate.subscription",
        meaning: "subscriptions started in the period with at least one standing refund / subscriptions started")
    }
  }

  private var counted: String { request.countsReversed ? "refunds, reversed ones included," : "standing refunds" }
}

extension Dimension {
  fileprivate var heading: String {
    switch self {
    case .product: "Product"
    case .productType: "Type"
    case .category: "Category"
    case .reason: "Reason"
    case .storefront: "Storefront"
    case .appVersion: "Build"
    case .offer: "Offer"
    case .transactionReason: "Kind of purchase"
    case .app: "App"
    case .environment: "Environment"
    case .requestReason: "Stated reason"
    case .account: "Account"
    case .weekday: "Weekday"
    }
  }
}
