/// Ready-made choices of sections for the people who read reports.
package enum ReportPreset: String, CaseIterable, Hashable, Sendable {
  /// Did something break? For a weekly look.
  case quality
  /// What went back, in which currency, and can it be explained? For a quarterly close.
  case finance

  package var sections: [SectionName] {
    switch self {
    case .quality:
      [
        .headline, .alerts, .changes, .revocations, .money, .byProduct, .byAppVersion, .byStorefront, .byWeek, .cohorts,
        .timeToRefund, .reversals, .requests, .exposure, .repeatRefunders, .consumables, .entitlements, .coverage,
        .findings, .definitions,
      ]
    case .finance:
      [
        .headline, .revocations, .money, .moneyByProduct, .revenue, .bridge, .reversals, .coverage, .findings,
        .definitions,
      ]
    }
  }
}
