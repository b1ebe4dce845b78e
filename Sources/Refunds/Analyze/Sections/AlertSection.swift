extension RefundReport {
  /// The alerts as a table, with everything that is needed to defend or doubt them.
  func alertSection() -> Report.Section {
    Report.Section(
      id: "alerts", title: "What stands out",
      paragraphs: alerts.alerts.isEmpty ? ["No alert."] : [],
      tables: [
        Table(id: "alerts", columns: AlertRows.columns, rows: alerts.alerts.map(AlertRows(alerts: alerts).row))
      ],
      notes: [definitionOfAlerts])
  }

  private var definitionOfAlerts: String {
    "Purchases of the newest weeks that are \(alerts.ageWords) old, alone and the last \(AlertRule.recentWeeks) "
      + "together, against the \(AlertRule.baselineWeeks) weeks before, whatever the period of this report. p is the "
      + "exact binomial tail against the pooled rate of those weeks, corrected (Holm) for all "
      + "\(Digits.grouped(alerts.tests.count)) comparisons; an alert needs corrected p below 0.01, "
      + "\(AlertRule.leastRefunds) refunds, and p below 0.001 in Fisher's exact test. Refunds stand in the week of the "
      + "purchase. The weeks before of a build are those of all builds of its product. Builds and groups with fewer than "
      + "30 such purchases on either side are not tested and not cleared."
  }
}

/// The rows of the table of alerts.
struct AlertRows {
  let alerts: Alerts

  static let columns = [
    Table.Column("scope", "Scope"),
    Table.Column("product_id", "Product"),
    Table.Column("app_version", "Build"),
    Table.Column("storefront", "Storefront"),
    Table.Column("measure", "Refunds"),
    Table.Column("since", "Since"),
    Table.Column("weeks", "Weeks tested"),
    Table.Column("observed", "Observed", isNumeric: true),
    Table.Column("expected", "Expected", isNumeric: true),
    Table.Column("purchases", "Purchases", isNumeric: true),
    Table.Column("rate", "Rate", isNumeric: true),
    Table.Column("rate_low", "Low", isNumeric: true),
    Table.Column("rate_high", "High", isNumeric: true),
    Table.Column("baseline_observed", "Refunds before", isNumeric: true),
    Table.Column("baseline_purchases", "of purchases before", isNumeric: true),
    Table.Column("baseline_rate", "Rate before", isNumeric: true),
    Table.Column("difference_low", "Difference, low", isNumeric: true),
    Table.Column("difference_high", "Difference, high", isNumeric: true),
    Table.Column("p", "p", isNumeric: true),
    Table.Column("p_corrected", "Corrected p", isNumeric: true),
    Table.Column("p_comparison", "p, Fisher", isNumeric: true),
    Table.Column("dispersion", "Dispersion before", isNumeric: true),
  ]

  func row(_ test: AlertTest) -> Table.Row {
    let interval = WilsonInterval(successes: test.observed, of: test.purchases)
    let difference = NewcombeInterval(
      test.observed, of: test.purchases, less: test.baselineObserved, of: test.baselinePurchases)
    func text(_ symbol: Symbol) -> Cell { symbol.isNone ? .empty : .text(alerts.ledger.text(symbol)) }
    func rate(_ value: Double?) -> Cell { value.map(Cell.rate) ?? .notAvailable }
    return Table.Row([
      .text(test.group.scope), text(test.group.product), text(test.group.version), text(test.group.storefront),
      .text(test.measure.rawValue), .text(alerts.weeks[test.since].label),
      .text(alerts.weekWords(test.weeks.lowerBound, test.weeks.upperBound - 1)), .count(test.observed),
      .number(test.expected), .count(test.purchases), .rate(test.rate), rate(interval?.low), rate(interval?.high),
      .count(test.baselineObserved), .count(test.baselinePurchases), .rate(test.baselineRate), rate(difference?.low),
      rate(difference?.high), .number(test.probability), .number(test.corrected), .number(test.comparison),
      test.dispersion.map(Cell.number) ?? .notAvailable,
    ])
  }
}
