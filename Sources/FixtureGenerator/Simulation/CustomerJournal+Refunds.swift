extension CustomerJournal {
  /// Asks for the money back. Apple asks the shop again and again until it decides; each time is a new notification.
  mutating func askForRefund(_ position: Int, _ reason: RequestReason) {
    let transaction = transactions[position]
    notify(.consumptionRequest, about: position, requestReason: reason)
    guard isInsideQuarter else { return }
    if let open = openRequest(position) {
      requests[open].notificationCount += 1
      return
    }
    requests.append(
      RefundRequest(
        transaction: transaction, reason: reason, requestedAt: now, notificationCount: 1, outcome: .pending))
    // A request made inside the app also ends automatic renewal (formats.md 7).
    if position == currentPeriod { setRenewal(position, isAutomatic: false) }
  }

  mutating func decline(_ position: Int) {
    guard isInsideQuarter else { return }
    notify(.refundDeclined, about: position)
    if let open = openRequest(position) {
      requests[open].outcome = .declined
    } else {
      requests.append(
        RefundRequest(
          transaction: transactions[position], reason: nil, requestedAt: nil, notificationCount: 0,
          outcome: .declined))
    }
  }

  mutating func refund(_ position: Int, _ grant: Grant) {
    // The store books first and tells some seconds later.
    let revokedAt = now.adding(milliseconds: -15_000 - random.below(60_000))
    transactions[position].revocation = grant.revocation(at: revokedAt)
    if position == currentPeriod { renewsAutomatically = false }
    notify(.refund, about: position)
    revokeFamilyCopies(of: position)
    guard isInsideQuarter else { return }
    if let open = openRequest(position) { requests[open].outcome = .granted }
    let (amount, basis) = grant.amount(ofPrice: transactions[position].priceMilliunits ?? 0)
    episodes.append(
      Episode(
        transaction: transactions[position], category: grant.category, rule: grant.rule, countsAsRefund: true,
        revokedAt: revokedAt, amount: amount, amountBasis: basis))
  }

  /// Undoes a refund after a dispute. The transaction then looks as if it had never been refunded.
  mutating func reverse(_ position: Int) {
    transactions[position].revocation = nil
    notify(.refundReversed, about: position)
    if let open = openEpisode(position) {
      episodes[open].reversedAt = events.last?.signedAt
    } else if isInsideQuarter {
      // The refund was before the quarter.
      episodes.append(
        Episode(
          transaction: transactions[position], category: .unspecified, rule: .reversalOnly, countsAsRefund: false,
          reversedAt: events.last?.signedAt))
    }
  }

  /// Joins a bundle: the store takes the subscription back and says so without any REFUND.
  mutating func switchToBundle(_ position: Int, _ reason: Revocation.Reason) {
    transactions[position].revocation = Revocation(date: now, reason: reason)
    renewsAutomatically = false
    notify(.didChangeRenewalStatus, "AUTO_RENEW_DISABLED", about: position)
    let isNamed: Bool =
      switch reason {
      case .code: false
      case .named: true
      }
    episodes.append(
      Episode(
        transaction: transactions[position], category: isNamed ? .upgradedToBundle : .unknown,
        rule: isNamed ? .bundleSwitch : .reasonUnknown, countsAsRefund: false, revokedAt: now))
  }

  /// A snapshot of a replaced period that carries a revocation date, as older archives have it.
  mutating func showUpgradedPeriod(_ position: Int) {
    transactions[position].revocation = Revocation(date: transactions[position + 1].purchasedAt)
    notify(.didChangeRenewalStatus, "AUTO_RENEW_ENABLED", about: position)
    episodes.append(
      Episode(
        transaction: transactions[position], category: .upgrade, rule: .upgrade, countsAsRefund: false,
        revokedAt: transactions[position + 1].purchasedAt))
  }

  private func openRequest(_ position: Int) -> Int? {
    requests.lastIndex {
      $0.outcome == .pending && $0.transaction.identifier == transactions[position].identifier
    }
  }

  private func openEpisode(_ position: Int) -> Int? {
    episodes.lastIndex {
      $0.reversedAt == nil && $0.transaction.identifier == transactions[position].identifier
    }
  }
}
