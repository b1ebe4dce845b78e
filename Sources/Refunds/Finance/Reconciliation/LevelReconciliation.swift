/// One level: the refunds of the server beside what the reports of one kind take back, group by group.
///
/// Whatever fits is taken away step by step, from the surest reason to the least; what is left then has a cause that says
/// what is missing, and only contradictions stay unexplained.
struct LevelReconciliation {
  let level: ReconcileLevel
  let request: ReconcileRequest
  let server: ServerSide
  let keys: ProductKeys
  let books: SettledSales
  /// The days of the reports, each once, in order.
  let periods: [DayRange]
  var refunds: [ServerRefund]
  var items: ReportItemList
  /// Pieces of each item that no pair takes.
  var free: [Int]
  /// By item.
  var pairings: [Int: [Pairing]] = [:]
  var upgrades: UpgradeList
  /// What SALES tells about the days of the books; empty at other levels.
  let daily: DailyCredits
  /// What this level tells, if it is that of SALES.
  var seenCredits: DailyCredits
  var rows = ReconcileRows()
  /// Refunds dated outside of all periods, which nothing can be said about.
  private(set) var notCompared = 0

  init(
    _ level: ReconcileLevel, reports: [AppleReport], server: ServerSide, keys: ProductKeys, daily: DailyCredits,
    request: ReconcileRequest
  ) {
    self.level = level
    self.request = request
    self.server = server
    self.keys = keys
    books = SettledSales(reports)
    func days(_ row: AppleReportRow, _ report: AppleReport) -> DayRange {
      report.kind == .financeDetail ? report.days ?? row.days : row.days
    }
    var periods: Set<DayRange> = []
    var items: [ReportItem] = []
    for report in reports {
      for row in report.rows {
        periods.insert(days(row, report))
        let item = ReportItem(row, days: days(row, report), keys: keys, countsOnly: level.isCountsOnly)
        if let item { items.append(item) }
      }
    }
    self.periods = periods.sorted()
    self.daily = level == .books ? daily : DailyCredits()
    seenCredits = DailyCredits(periods: level == .sales ? self.periods : [])
    self.items = ReportItemList(items)
    free = self.items.items.map(\.pieces)
    refunds = server.refunds.filter {
      (!level.isOfSubscriptions || $0.isSubscription) && (level.isCountsOnly || !$0.isFree)
    }.flatMap(\.singlePieces)
    upgrades = UpgradeList(server.upgrades, countsOnly: level.isCountsOnly)
    if level.isCountsOnly { forgetMoney() }
  }

  private mutating func forgetMoney() {
    for index in refunds.indices {
      refunds[index].group.currency = ""
      refunds[index].amount = .zero
    }
  }

  /// - Returns: the rows of the level.
  mutating func run() -> ReconcileRows {
    keepCompared()
    takeBundleCredits()
    pairAll()
    enterPairs()
    takeUndone()
    takeUpgradeCredits()
    takeLoosely()
    // In a month, other money of the same product is no contradiction to what only settles later; on a day it is.
    if level == .books { takeEdges() }
    takeContradictions(slid: false)
    takeEdges()
    takeContradictions(slid: true)
    nameRest()
    return rows
  }

  /// The period that a day lies in.
  func period(of day: CivilDate) -> DayRange? { periods.first { $0.contains(day) } }

  // Refunds that no report can speak of are no part of the comparison; those a little before the first day may have
  // been booked on it.
  private mutating func keepCompared() {
    guard let first = periods.first?.first, let last = periods.map(\.last).max() else {
      refunds = []
      return
    }
    let earliest = CivilDate(dayNumber: first.dayNumber - request.reachDays(level))
    notCompared = refunds.count { $0.state == .standing && ($0.day < first || $0.day > last) }
    refunds.removeAll { $0.day < earliest || $0.day > last }
  }

  func key(_ days: DayRange, _ group: ReportGroup, _ cause: ReconcileCause, detail: String = "") -> ReconcileRows.Key {
    ReconcileRows.Key(level: level, days: days, group: group, cause: cause, detail: detail)
  }

  /// Enters pieces of an item, and the refund that they are.
  mutating func enter(
    _ count: Int, ofItem index: Int, _ cause: ReconcileCause, server refund: ServerRefund? = nil, detail: String = ""
  ) {
    let item = items[index]
    let share = items[index].take(count)
    free[index] = items[index].pieces
    var key = key(item.days, item.group, cause, detail: detail)
    key.proceedsCurrency = item.proceedsCurrency
    rows.add(key, server: refund, apple: share)
  }
}
