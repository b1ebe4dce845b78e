/// What does not fit: the edge of what was given, contradictions, and what one side lacks.
extension LevelReconciliation {
  /// Refunds of the last days before days without a report may stand there.
  mutating func takeEdges() {
    var rest: [ServerRefund] = []
    for refund in refunds {
      guard let days = period(of: refund.day), isAtEdge(refund.day, days) else {
        rest.append(refund)
        continue
      }
      let what = level == .books ? "settled" : "booked"
      rows.add(
        key(days, refund.group, .inTransit, detail: "refunded \(refund.day.text), not \(what) by \(days.last.text)"),
        server: refund, apple: nil)
    }
    refunds = rest
  }

  private func isAtEdge(_ day: CivilDate, _ days: DayRange) -> Bool {
    let reach = request.reachDays(level)
    guard days.last.dayNumber - day.dayNumber < reach else { return false }
    return (1...max(reach, 1)).contains { period(of: CivilDate(dayNumber: days.last.dayNumber + $0)) == nil }
  }

  /// The same number with different money, or the same money in another currency: one of the sides is wrong.
  mutating func takeContradictions(slid: Bool) {
    if level.isCountsOnly { return }
    for contradiction in Contradiction.allCases {
      let waiting = refunds
      refunds = waiting.filter { refund in
        guard let index = opponent(of: refund, contradiction, slid: slid) else { return true }
        enter(refund, against: index)
        return false
      }
    }
  }

  private enum Contradiction: CaseIterable {
    case amountOfSamePurchaseDay
    case amount
    case currency
  }

  private func opponent(of refund: ServerRefund, _ contradiction: Contradiction, slid: Bool) -> Int? {
    let group = refund.group
    let near =
      contradiction == .currency
      ? items.indices(product: group.product, country: group.country) : candidates(for: refund)
    return near.first { index in
      let item = items[index]
      guard item.pieces >= refund.pieces, item.kind == .refund,
        slid ? reaches(refund.day, item.days) : item.days.contains(refund.day)
      else { return false }
      switch contradiction {
      case .amountOfSamePurchaseDay: return refund.purchaseDay == item.purchaseDay
      case .amount: return true
      case .currency: return item.group.currency != group.currency && isSameMoney(refund, item)
      }
    }
  }

  private func isSameMoney(_ refund: ServerRefund, _ item: ReportItem) -> Bool {
    guard let amount = refund.amount else { return false }
    return amount == item.unitAmount?.multiplied(by: ExactDecimal(refund.pieces))
  }

  private mutating func enter(_ refund: ServerRefund, against index: Int) {
    let item = items[index]
    guard refund.group != item.group else {
      enter(refund.pieces, ofItem: index, .unexplained, server: refund, detail: amountWords(refund, item))
      return
    }
    let detail = "the server has \(refund.group.currency), the report \(item.group.currency)"
    rows.add(key(item.days, refund.group, .unexplained, detail: detail), server: refund, apple: nil)
    enter(refund.pieces, ofItem: index, .unexplained, detail: detail)
  }

  // Whether a price of several pieces is that of one or of all is not settled (finance.md 9.5): the one that fits is told.
  private func amountWords(_ refund: ServerRefund, _ item: ReportItem) -> String {
    let quantity = ExactDecimal(refund.quantity)
    guard refund.quantity > 1, let amount = refund.amount, let unitAmount = item.unitAmount else {
      return "amounts differ"
    }
    if amount.multiplied(by: quantity) == unitAmount { return "amounts differ; the server has the price of one piece" }
    if unitAmount.multiplied(by: quantity) == amount { return "amounts differ; the server has the price of all pieces" }
    return "amounts differ"
  }

  /// Whatever is left is on one side alone.
  mutating func nameRest() {
    for refund in refunds {
      let days = period(of: refund.day) ?? DayRange(refund.day, refund.day)
      // A day before the first period was only looked at because of its edge.
      if let first = periods.first?.first, refund.day < first { continue }
      let (cause, detail) = reasonForAbsence(of: refund)
      rows.add(key(days, refund.group, cause, detail: detail), server: refund, apple: nil)
    }
    refunds = []
    for index in items.indices where items[index].pieces > 0 {
      let (cause, detail) = reasonForExcess(of: items[index])
      enter(items[index].pieces, ofItem: index, cause, detail: detail)
    }
  }

  private func reasonForAbsence(of refund: ServerRefund) -> (ReconcileCause, String) {
    guard let days = period(of: refund.day) else { return (.reportAbsent, "no report of this day was given") }
    guard level == .books else { return (.missingInReport, "") }
    if !books.covers(refund.group.country, days) {
      return (.reportAbsent, "no report of the period names the country")
    }
    let bought = refund.purchaseDay.flatMap(period(of:))
    if let bought, !books.hasSale(refund.group, bought), !books.hasSale(refund.group, days) {
      return (.unsettled, "the books have no sale either")
    }
    return (.missingInReport, "")
  }

  private func reasonForExcess(of item: ReportItem) -> (ReconcileCause, String) {
    if let days = server.days, item.days.last < days.first || item.days.first > days.last {
      return (.outsideInput, "the input begins \(days.first.text) and ends \(days.last.text)")
    }
    if server.days == nil { return (.outsideInput, "the input holds no statement") }
    if !keys.isKnown(item.group.product) { return (.unknownProduct, "the server has no such product") }
    let isCredit = item.kind == .partialCredit
    return (.missingOnServer, isCredit ? "a prorated refund or an upgrade that the server does not show" : "")
  }
}
