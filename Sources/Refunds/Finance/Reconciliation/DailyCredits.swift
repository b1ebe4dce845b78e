/// The credits of upgrades that SALES shows day by day, where they are set apart from refunds. The books mix the two.
struct DailyCredits: Sendable {
  struct Credit: Sendable {
    var group: ReportGroup
    var day: CivilDate
    var amount: ExactDecimal
  }

  private(set) var credits: [Credit] = []
  /// The days of which there is a report.
  private(set) var days: Set<CivilDate> = []

  init() {}

  /// - Parameter periods: those of the reports; only reports of one day tell days.
  init(periods: [DayRange]) {
    days = Set(periods.filter { $0.first == $0.last }.map(\.first))
  }

  mutating func add(_ item: ReportItem) {
    guard item.days.first == item.days.last, let amount = item.unitAmount else { return }
    credits.append(Credit(group: item.group, day: item.days.first, amount: amount))
  }
}
