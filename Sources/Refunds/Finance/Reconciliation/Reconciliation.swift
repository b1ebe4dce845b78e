/// The whole comparison, level by level, as far as the given reports go.
package struct Reconciliation: Sendable {
  package let choice: ReportChoice
  let request: ReconcileRequest
  let ledger: Ledger
  let server: ServerSide
  private(set) var levels: [(level: ReconcileLevel, rows: ReconcileRows)] = []
  /// Per level, refunds dated outside of the days of its reports.
  private(set) var notCompared: [ReconcileLevel: Int] = [:]
  /// All that were named, in the order in which they are told.
  let reports: [AppleReport]
  /// Files that were named and are no report, with the reason.
  let refused: [RefusedFile]

  package struct RefusedFile: Hashable, Sendable {
    package var name: String
    package var reason: String

    package init(name: String, reason: String) {
      self.name = name
      self.reason = reason
    }
  }

  package init(
    _ ledger: Ledger, reports: [AppleReport], refused: [RefusedFile] = [], catalog: Catalog, request: ReconcileRequest
  ) {
    self.ledger = ledger
    self.refused = refused
    self.request = request
    self.reports = reports.sorted { ByteOrder.precedes($0.name, $1.name) }
    choice = ReportChoice(reports)
    server = ServerSide(ledger, zone: request.zone)
    var keys = ProductKeys(choice.used, server, catalog: catalog.products)
    var daily = DailyCredits()
    // SALES comes before the books.
    for level in ReconcileLevel.allCases where level != .cash {
      let chosen = choice.reports(of: level)
      if chosen.isEmpty { continue }
      if level.isOfSubscriptions {
        keys.infer(chosen.flatMap(\.rows), from: server.refunds, countsOnly: level.isCountsOnly)
      }
      var comparison = LevelReconciliation(
        level, reports: chosen, server: server, keys: keys, daily: daily, request: request)
      levels.append((level, comparison.run()))
      if level == .sales { daily = comparison.seenCredits }
      notCompared[level] = comparison.notCompared
    }
    let payments = choice.reports(of: .cash)
    if !payments.isEmpty {
      let books = reports.filter { ReconcileLevel.books.kinds.contains($0.kind) }
      levels.append((.cash, CashReconciliation(payments, books: Reconciliation.forCash(books, choice)).rows))
    }
  }

  // Files of regions tell more about payments than one file of all of them, even where the latter is used for the rest.
  private static func forCash(_ books: [AppleReport], _ choice: ReportChoice) -> [AppleReport] {
    let twice = Set(choice.leftOut.filter { $0.reason == .twice }.map(\.name))
    let once = books.filter { !twice.contains($0.name) }
    let regional = once.filter { !$0.isConsolidated }
    return once.filter { report in !report.isConsolidated || !regional.contains { $0.days == report.days } }
      .filter { report in
        !report.isConsolidated || choice.used.contains { $0.name == report.name }
      }
  }

  /// Whether everything that differs has a cause.
  package var isExplained: Bool { !levels.contains { $0.rows.contains(.unexplained) } }

  package var failedTotals: [(report: String, total: ControlTotal)] {
    reports.flatMap { report in report.failedTotals.map { (report.name, $0) } }
  }
}
