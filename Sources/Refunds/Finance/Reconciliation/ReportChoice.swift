/// Which reports of those that were named are compared: none of the money may count twice.
package struct ReportChoice: Sendable {
  package private(set) var used: [AppleReport] = []
  /// Left out, with the reason.
  package private(set) var leftOut: [LeftOut] = []

  package struct LeftOut: Hashable, Sendable {
    package enum Reason: String, CaseIterable, Hashable, Sendable {
      /// Another file has the very same rows.
      case twice = "report-twice"
      /// Another file tells the same days in more detail.
      case overlap = "report-overlap"
    }

    package var name: String
    package var reason: Reason
    /// The file that is used in its place.
    package var other: String
  }

  package init(_ reports: [AppleReport]) {
    for report in reports.sorted(by: ReportChoice.precedes) { choose(report) }
  }

  func reports(of level: ReconcileLevel) -> [AppleReport] { used.filter { level.kinds.contains($0.kind) } }

  // FINANCE_DETAIL before the single file before the regions, days before weeks before months; what is equal in all of
  // that by name, so that the order of the arguments never shows.
  private static func precedes(_ left: AppleReport, _ right: AppleReport) -> Bool {
    let (mine, theirs) = (rank(left), rank(right))
    return mine == theirs ? ByteOrder.precedes(left.name, right.name) : mine.lexicographicallyPrecedes(theirs)
  }

  private static func rank(_ report: AppleReport) -> [Int64] {
    let days = report.days.map { $0.last.dayNumber - $0.first.dayNumber } ?? 0
    let shape: Int64 = report.kind == .financeDetail ? 0 : report.isConsolidated ? 1 : 2
    return [shape, days, report.days?.first.dayNumber ?? 0]
  }

  private mutating func choose(_ report: AppleReport) {
    if let twin = used.first(where: { ReportChoice.isSame($0, report) }) {
      leftOut.append(LeftOut(name: report.name, reason: .twice, other: twin.name))
    } else if let finer = used.first(where: { ReportChoice.isFiner($0, than: report) }) {
      leftOut.append(LeftOut(name: report.name, reason: .overlap, other: finer.name))
    } else {
      used.append(report)
    }
  }

  private static func isSame(_ left: AppleReport, _ right: AppleReport) -> Bool {
    left.kind == right.kind && left.days == right.days && left.rows == right.rows && left.payments == right.payments
  }

  // Two files of the same days can be of two accounts; a file of other days that holds them cannot.
  private static func isFiner(_ chosen: AppleReport, than report: AppleReport) -> Bool {
    guard let mine = chosen.days, let theirs = report.days, mine.first <= theirs.last, theirs.first <= mine.last else {
      return false
    }
    if chosen.kind == .financeDetail && report.kind == .financial { return true }
    guard chosen.kind == report.kind else { return false }
    switch report.kind {
    case .financial: return chosen.isConsolidated && !report.isConsolidated || mine != theirs
    case .sales, .financeDetail: return mine != theirs
    case .subscriber, .subscriptionEvent, .payments: return false
    }
  }
}
