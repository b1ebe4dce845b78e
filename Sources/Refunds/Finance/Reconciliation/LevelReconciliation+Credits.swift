/// What reports take back without a refund that stands: credits, and refunds that were undone.
extension LevelReconciliation {
  mutating func takeBundleCredits() {
    for index in items.indices where items[index].kind == .bundleCredit {
      enter(items[index].pieces, ofItem: index, .bundleCredit, detail: "Complete My Bundle")
    }
  }

  /// What was undone and is in no report, and what never moved money, is only told.
  mutating func takeUndone() {
    let waiting = refunds
    refunds = waiting.filter { refund in
      let told: (cause: ReconcileCause, detail: String)
      switch refund.state {
      case .standing: return true
      case .reversed: told = (.reversed, "reversed since, and not in the report")
      case .family: told = (.family, "family access ended, no money")
      }
      if let days = period(of: refund.day) {
        rows.add(key(days, refund.group, told.cause, detail: told.detail), server: nil, apple: nil, noted: 1)
      }
      return false
    }
  }

  /// Credits for which a purchase of the group was upgraded, each upgrade once; first those of the very product.
  mutating func takeUpgradeCredits() {
    takeCreditsSeenByDay()
    for isSlid in [false, true] {
      takeUpgradeCredits(isKnown: true, slid: isSlid)
      takeUpgradeCredits(isKnown: false, slid: isSlid)
    }
  }

  private mutating func takeUpgradeCredits(isKnown: Bool, slid: Bool) {
    let detail = isKnown ? "the server shows the upgrade" : "the server shows what it was upgraded to"
    for index in items.indices where items[index].kind == .partialCredit || level == .books {
      while items[index].pieces > 0, items[index].kind != .bundleCredit,
        let upgrade = upgrade(for: items[index], isKnown: isKnown, slid: slid)
      {
        upgrades.remove(upgrade)
        if level == .sales { seenCredits.add(items[index]) }
        enter(1, ofItem: index, .upgradeCredit, detail: detail)
      }
    }
  }

  // An amount that SALES names as a credit is one in the books, too.
  private mutating func takeCreditsSeenByDay() {
    for credit in daily.credits {
      let near = items.near(credit.day, reachDays: request.reachDays(level), group: credit.group)
      let index = near.first { index in
        let item = items[index]
        return item.pieces > 0 && item.kind != .bundleCredit && item.unitAmount == credit.amount
          && (item.days.contains(credit.day) || reaches(credit.day, item.days))
      }
      if let index { enter(1, ofItem: index, .upgradeCredit, detail: "SALES shows the credit") }
    }
  }

  private func upgrade(for item: ReportItem, isKnown: Bool, slid: Bool) -> UpgradeList.Index? {
    upgrades.first(country: item.group.country, currency: item.group.currency) { upgrade in
      if let product = upgrade.product {
        guard isKnown, product == item.group.product else { return false }
      } else if isKnown || upgrade.newProduct == item.group.product {
        return false
      }
      if let purchaseDay = upgrade.purchaseDay {
        if item.days.last < purchaseDay { return false }
        if let stated = item.purchaseDay, stated != purchaseDay { return false }
      }
      if let day = upgrade.upgradeDay {
        // Of days with a report of their own, that report has told.
        if daily.days.contains(day) || !(slid ? reaches(day, item.days) : item.days.contains(day)) { return false }
      }
      // How the books write credits is not known (finance.md 9.2): there, a return of less than the price may be one.
      guard let price = upgrade.price, let credit = item.unitAmount else { return item.kind == .partialCredit }
      return item.kind == .partialCredit ? credit <= price : credit < price
    }
  }

  /// Last of all, a credit without an upgrade may be a refund in full.
  mutating func takeLoosely() {
    for isSlid in [false, true] {
      for closeness in Closeness.allCases {
        let waiting = refunds
        refunds = waiting.filter { refund in
          guard let index = partner(of: refund, closeness, slid: isSlid, loosely: true) else { return true }
          let detail =
            isSlid ? "refunded \(refund.day.text), by the server" : "in full by the server, no piece in the report"
          enter(1, ofItem: index, isSlid ? .inTransit : .partial, server: refund, detail: detail)
          return false
        }
      }
    }
  }
}
