/// What was paid against what the books say was earned: both are Apple's, so that nothing but a missing or a wrong file
/// makes them differ (finance.md 5.2, level E).
struct CashReconciliation {
  private let books: [AppleReport]
  private(set) var rows = ReconcileRows()

  /// What stands in one financial report of one region in one currency.
  private struct Sum {
    var currency: String
    var share: ExactDecimal
  }

  init(_ payments: [AppleReport], books: [AppleReport]) {
    self.books = books
    for report in payments { compare(report) }
  }

  private mutating func compare(_ report: AppleReport) {
    let months = Set(books.compactMap(\.days))
    // Whose language is not known belongs to the only month that there is.
    guard let days = report.days ?? (months.count == 1 ? months.first : nil) else { return }
    let ofMonth = books.filter { $0.days == days }
    var sums = ofMonth.flatMap(CashReconciliation.sums)
    let isSplit = !ofMonth.contains(where: \.isConsolidated)
    var lines = isSplit ? report.payments : CashReconciliation.joined(report.payments)
    // First what is equal, for one currency can stand in several regions.
    lines.removeAll { line in
      guard let index = sums.firstIndex(where: { $0.currency == line.currency && $0.share == line.earned }) else {
        return false
      }
      add(line, days, .matched, sums.remove(at: index).share)
      return true
    }
    for line in lines {
      let index = sums.firstIndex { $0.currency == line.currency }
      if let index {
        add(line, days, .unexplained, sums.remove(at: index).share)
      } else {
        // Nothing earned needs no report: a currency can stand for its withholding tax alone.
        add(line, days, line.earned.isZero ? .matched : .reportAbsent, nil)
      }
    }
    for sum in sums where !sum.share.isZero { add(sum, days) }
  }

  private static func sums(of report: AppleReport) -> [Sum] {
    var shares: [String: ExactDecimal] = [:]
    for row in report.rows { shares[row.proceedsCurrency, default: .zero] += row.proceeds }
    return shares.sorted { $0.key < $1.key }.map { Sum(currency: $0.key, share: $0.value) }
  }

  // A file of all regions has one sum a currency.
  private static func joined(_ lines: [PaymentLine]) -> [PaymentLine] {
    var joined: [PaymentLine] = []
    for line in lines {
      if let index = joined.firstIndex(where: { $0.currency == line.currency }) {
        joined[index].earned += line.earned
        joined[index].region += " + \(line.region)"
      } else {
        joined.append(line)
      }
    }
    return joined
  }

  private mutating func add(_ line: PaymentLine, _ days: DayRange, _ cause: ReconcileCause, _ share: ExactDecimal?) {
    var key = ReconcileRows.Key(
      level: .cash, days: days, group: ReportGroup(product: "", country: "", currency: line.currency),
      proceedsCurrency: line.currency, cause: cause, detail: CashReconciliation.words(line, cause))
    key.isAmountKnown = share != nil
    var content = ReconcileRows.Content()
    content.serverAmount = share ?? .zero
    content.appleAmount = line.earned
    content.proceeds = line.earned
    rows.add(key, content)
  }

  private static func words(_ line: PaymentLine, _ cause: ReconcileCause) -> String {
    if cause == .reportAbsent { return "\(line.region): no financial report of the region was given" }
    return "\(line.region): Earned \(cause == .matched ? "is" : "is not") what the rows add up to"
  }

  private mutating func add(_ sum: Sum, _ days: DayRange) {
    let key = ReconcileRows.Key(
      level: .cash, days: days, group: ReportGroup(product: "", country: "", currency: sum.currency),
      proceedsCurrency: sum.currency, cause: .unexplained, detail: "the books have it, the payments do not")
    var content = ReconcileRows.Content()
    content.serverAmount = sum.share
    rows.add(key, content)
  }
}
