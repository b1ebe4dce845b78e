/// What is compared with what (finance.md 5.2). The raw value is the word in the column `level`.
package enum ReconcileLevel: String, CaseIterable, Hashable, Sendable, Comparable {
  /// Subscriptions by day, with the day of purchase: SUBSCRIBER.
  case subscriber
  /// All products by day: SALES.
  case sales
  /// Subscriptions by day, counts only: SUBSCRIPTION_EVENT.
  case events
  /// All products by fiscal month, settled: FINANCIAL or FINANCE_DETAIL.
  case books
  /// What was paid: the payments file against the books, both Apple's.
  case cash

  package static func < (left: ReconcileLevel, right: ReconcileLevel) -> Bool { left.place < right.place }

  private var place: Int { ReconcileLevel.allCases.firstIndex(of: self) ?? 0 }

  /// The reports that it rests on; those of `cash` are compared with each other.
  var kinds: Set<AppleReportKind> {
    switch self {
    case .subscriber: [.subscriber]
    case .sales: [.sales]
    case .events: [.subscriptionEvent]
    case .books: [.financial, .financeDetail]
    case .cash: [.payments]
    }
  }

  /// Only subscriptions stand in the reports of the level.
  var isOfSubscriptions: Bool { self == .subscriber || self == .events }
  /// The reports of the level have no money.
  var isCountsOnly: Bool { self == .events }

  /// For documents.
  package var title: String {
    switch self {
    case .subscriber: "subscriptions by day (SUBSCRIBER)"
    case .sales: "products by day (SALES)"
    case .events: "subscription events by day (SUBSCRIPTION_EVENT)"
    case .books: "products by fiscal month (FINANCIAL)"
    case .cash: "payments by region (financial_report.csv)"
    }
  }
}

/// Why two sides agree or differ. The raw value is the word in the column `cause`; only `unexplained` makes exit 1.
package enum ReconcileCause: String, CaseIterable, Hashable, Sendable, Comparable {
  case matched
  /// A part of the price went back: Apple counts no piece or a part of one.
  case partial
  /// On the two sides of the edge of a period.
  case inTransit = "in_transit"
  case upgradeCredit = "upgrade_credit"
  case bundleCredit = "bundle_credit"
  /// Undone since; no report has a mark for that.
  case reversed
  /// The end of family access, which moves no money.
  case family
  /// Neither the sale nor its return is in the books.
  case unsettled
  case unknownProduct = "unknown_product"
  case missingOnServer = "missing_on_server"
  case missingInReport = "missing_in_report"
  case reportAbsent = "report_absent"
  case outsideInput = "outside_input"
  case unexplained

  package static func < (left: ReconcileCause, right: ReconcileCause) -> Bool { left.place < right.place }

  private var place: Int { ReconcileCause.allCases.firstIndex(of: self) ?? 0 }
}
