/// Which refunds and items are the same. The best fit comes first; then refunds that found none take the place of others
/// that fit elsewhere, too, so that no refund is called missing only because of the order in which they were looked at.
extension LevelReconciliation {
  /// Refunds that stand come before those that were undone, which take what is left.
  mutating func pairAll() {
    pairAll(.standing)
    pairAll(.reversed)
  }

  private mutating func pairAll(_ state: ServerRefund.State) {
    for isSlid in [false, true] {
      for closeness in Closeness.allCases {
        let waiting = refunds
        refunds = waiting.filter { refund in
          guard refund.state == state, let item = partner(of: refund, closeness, slid: isSlid) else { return true }
          pair(refund, with: item, closeness, slid: isSlid)
          return false
        }
      }
    }
    let waiting = refunds
    refunds = waiting.filter { $0.state != state || !findRoom(for: $0) }
  }

  private mutating func pair(_ refund: ServerRefund, with item: Int, _ closeness: Closeness, slid: Bool) {
    let pieces = pieces(of: refund, items[item])
    free[item] -= pieces
    pairings[item, default: []].append(
      Pairing(refund: refund, item: item, pieces: pieces, closeness: closeness, isSlid: slid))
  }

  /// Enters all pairs as rows.
  mutating func enterPairs() {
    for index in items.indices {
      for pairing in pairings[index] ?? [] { enter(pairing) }
    }
    pairings = [:]
  }

  // A refund that was undone still stands in the report of its day; nothing in a report says that it was undone.
  private mutating func enter(_ pairing: Pairing) {
    if pairing.refund.state == .reversed {
      let detail = "reversed since, by the server alone"
      enter(pairing.pieces, ofItem: pairing.item, .reversed, detail: detail)
      return
    }
    let isPartial = pairing.refund.isPartial || items[pairing.item].kind == .partialCredit
    let cause: ReconcileCause = pairing.isSlid ? .inTransit : isPartial && !level.isCountsOnly ? .partial : .matched
    enter(pairing.pieces, ofItem: pairing.item, cause, server: pairing.refund, detail: detail(pairing))
  }

  private func detail(_ pairing: Pairing) -> String {
    var words: [String] = []
    if pairing.isSlid { words.append("refunded \(pairing.refund.day.text), by the server") }
    if pairing.closeness == .unknownAmount { words.append("the server does not know the amount") }
    if items[pairing.item].isProductInferred { words.append("product told by day and price") }
    return words.joined(separator: "; ")
  }

  // A credit stands for the whole refund, whatever the quantity.
  func pieces(of refund: ServerRefund, _ item: ReportItem) -> Int {
    item.kind == .partialCredit ? 1 : refund.pieces
  }

  /// The item with pieces left that a refund fits.
  func partner(of refund: ServerRefund, _ closeness: Closeness, slid: Bool, loosely: Bool = false) -> Int? {
    let candidates = candidates(for: refund).filter { index in
      let item = items[index]
      let count = pieces(of: refund, item)
      return free[index] >= count && (slid ? reaches(refund.day, item.days) : item.days.contains(refund.day))
        && (loosely || isOfOneKind(refund, item)) && fits(refund, item, count, closeness)
    }
    // The nearest period counts, the earlier one of two.
    return candidates.min { distance(refund.day, items[$0].days) < distance(refund.day, items[$1].days) }
  }

  // What went back in full is no credit of a part, even if the amounts are equal by chance.
  private func isOfOneKind(_ refund: ServerRefund, _ item: ReportItem) -> Bool {
    refund.isPartial || item.kind == .refund
  }

  func candidates(for refund: ServerRefund) -> Range<Int> {
    items.near(refund.day, reachDays: request.reachDays(level), group: refund.group)
  }

  private func distance(_ day: CivilDate, _ days: DayRange) -> Int64 {
    max(days.first.dayNumber - day.dayNumber, day.dayNumber - days.last.dayNumber, 0)
  }

  // The books are later than the refund, never earlier; a report by day may be either.
  func reaches(_ day: CivilDate, _ days: DayRange) -> Bool {
    if days.contains(day) || level == .books && days.last < day { return false }
    return distance(day, days) <= request.reachDays(level)
  }

  private func fits(_ refund: ServerRefund, _ item: ReportItem, _ count: Int, _ closeness: Closeness) -> Bool {
    guard let unitAmount = item.unitAmount, let total = unitAmount.multiplied(by: ExactDecimal(count)) else {
      return item.unitAmount == nil
    }
    guard let amount = refund.amount else { return closeness == .unknownAmount }
    let difference = (amount - total).magnitude
    let isRounded = difference <= request.tolerance(item.group.currency)
    switch closeness {
    case .sameAmountAndPurchaseDay: return difference.isZero && item.purchaseDay == refund.purchaseDay
    case .sameAmount: return difference.isZero
    case .roundedAndPurchaseDay: return isRounded && item.purchaseDay == refund.purchaseDay
    case .rounded: return isRounded
    case .unknownAmount: return false
    }
  }

  /// A refund that looks for a place.
  private struct Wish {
    var refund: ServerRefund
    /// The wish whose refund would take the place of this one; nil for the refund that found none.
    var cause: Int?
    /// The pair that this refund would leave for it.
    var leaves: (item: Int, position: Int)?
  }

  /// Looks for a row of moves by which a refund gets a place, the shortest first; each refund of it moves to a place that
  /// it fits as well.
  private mutating func findRoom(for refund: ServerRefund) -> Bool {
    var wishes = [Wish(refund: refund)]
    var seen: Set<Int> = []
    var position = 0
    while position < wishes.count {
      for item in candidates(for: wishes[position].refund) where !seen.contains(item) {
        guard let (closeness, isSlid) = fit(wishes[position].refund, item) else { continue }
        seen.insert(item)
        let need = pieces(of: wishes[position].refund, items[item])
        if free[item] >= need {
          move(wishes, position, to: item, closeness, slid: isSlid)
          return true
        }
        for (place, pairing) in (pairings[item] ?? []).enumerated() where free[item] + pairing.pieces >= need {
          wishes.append(Wish(refund: pairing.refund, cause: position, leaves: (item, place)))
        }
      }
      position += 1
    }
    return false
  }

  private func fit(_ refund: ServerRefund, _ item: Int) -> (Closeness, isSlid: Bool)? {
    let isSlid = !items[item].days.contains(refund.day)
    guard !isSlid || reaches(refund.day, items[item].days), isOfOneKind(refund, items[item]) else { return nil }
    let count = pieces(of: refund, items[item])
    return Closeness.allCases.first { fits(refund, items[item], count, $0) }.map { ($0, isSlid) }
  }

  private mutating func move(_ wishes: [Wish], _ last: Int, to item: Int, _ closeness: Closeness, slid: Bool) {
    var (position, target, fit) = (last, item, (closeness, slid))
    while true {
      let wish = wishes[position]
      if let leaves = wish.leaves, let left = pairings[leaves.item]?.remove(at: leaves.position) {
        free[leaves.item] += left.pieces
      }
      pair(wish.refund, with: target, fit.0, slid: fit.1)
      guard let cause = wish.cause, let leaves = wish.leaves,
        let next = self.fit(wishes[cause].refund, leaves.item)
      else { return }
      (position, target, fit) = (cause, leaves.item, next)
    }
  }
}
