/// For which groups the books show sales, settled ones.
struct SettledSales: Sendable {
  private var groups: [DayRange: Set<ReportGroup>] = [:]
  private var countries: [DayRange: Set<String>] = [:]
  private var complete: Set<DayRange> = []

  init(_ reports: [AppleReport]) {
    for report in reports where report.kind == .financial || report.kind == .financeDetail {
      for row in report.rows {
        let days = report.kind == .financeDetail ? report.days ?? row.days : row.days
        countries[days, default: []].insert(row.country)
        if report.isConsolidated { complete.insert(days) }
        guard row.kind == .sale else { continue }
        groups[days, default: []].insert(
          ReportGroup(product: row.productID, country: row.country, currency: row.currency))
      }
    }
  }

  func hasSale(_ group: ReportGroup, _ days: DayRange) -> Bool { groups[days]?.contains(group) == true }

  /// Whether a country with nothing sold would be missing from the reports of a period for that reason alone.
  func covers(_ country: String, _ days: DayRange) -> Bool {
    complete.contains(days) || countries[days]?.contains(country) == true
  }
}
