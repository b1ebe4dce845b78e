/// The sections that a report can have, in the order in which it prints them.
package enum SectionName: String, CaseIterable, Hashable, Sendable {
  case headline
  case alerts
  case changes
  case revocations
  case money
  case moneyByProduct = "money_by_product"
  case revenue
  case bridge
  case byProduct = "by_product"
  case byAppVersion = "by_app_version"
  case byStorefront = "by_storefront"
  case byWeek = "by_week"
  case cohorts
  case timeToRefund = "time_to_refund"
  case reversals
  case requests
  case exposure
  case repeatRefunders = "repeat_refunders"
  case consumables
  case entitlements
  case coverage
  case findings
  case definitions
}

extension RefundReport {
  /// The one place that knows which section is built where; nil for one that has nothing to show here.
  func section(_ name: SectionName) -> Report.Section? {
    switch name {
    case .headline: headlineSection()
    case .alerts: alertSection()
    case .changes: changeSection()
    case .revocations: revocationSection()
    case .money: moneySection()
    case .moneyByProduct: productMoneySection()
    case .revenue: revenueSection()
    case .bridge: reconciliation?.bridgeToBooks
    case .byProduct: productSection()
    case .byAppVersion: versionSection()
    case .byStorefront: storefrontSection()
    case .byWeek: weekSection()
    case .cohorts: cohortSection()
    case .timeToRefund: timeToRefundSection()
    case .reversals: reversalSection()
    case .requests: requestSection()
    case .exposure: exposureSection()
    case .repeatRefunders: repeatRefunderSection()
    case .consumables: consumableSection()
    case .entitlements: entitlementSection()
    case .coverage: ledger.coverageSection()
    case .findings: ledger.findingsSection()
    case .definitions: definitionsSection()
    }
  }
}
