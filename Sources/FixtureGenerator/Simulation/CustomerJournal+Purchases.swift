extension CustomerJournal {
  /// Buys something for the first time, or a one-time product once more.
  @discardableResult
  mutating func buy(_ product: Product, quantity: Int = 1, offer: Offer? = nil, resubscribes: Bool = false) -> Int {
    let identifier = newIdentifier()
    let chain = resubscribes ? transactions.first { $0.product.isSubscription } : nil
    let position = add(
      Transaction(
        identifier: identifier, originalIdentifier: chain?.originalIdentifier ?? identifier,
        orderLine: product.isSubscription ? identifier + 310_000_000_000_000 : nil, product: product,
        storefront: storefront, purchasedAt: now, originallyPurchasedAt: chain?.originallyPurchasedAt ?? now,
        expiresAt: endOfPeriod(product, offer), quantity: quantity,
        priceMilliunits: price(of: product, offer) * Int64(quantity), currencyText: storefront.currency,
        account: account, appTransaction: appTransaction(), offer: offer, environment: environment,
        appVersion: shop.appVersion(at: now, &random)))
    if product.isSubscription {
      currentPeriod = position
      renewsAutomatically = true
      nextProduct = nil
      notify(.subscribed, resubscribes ? "RESUBSCRIBE" : "INITIAL_BUY", about: position)
    } else {
      notify(.oneTimeCharge, about: position)
    }
    return position
  }

  /// Pays for the next period of the subscription.
  @discardableResult
  mutating func renew(_ position: Int, subtype: String? = nil) -> Int {
    let next = continueChain(position, with: nextProduct ?? transactions[position].product)
    transactions[next].isRenewal = true
    notify(.didRenew, subtype, about: next)
    return next
  }

  /// Takes an offer while the subscription runs: a new period at a lower price begins at once.
  @discardableResult
  mutating func redeemOffer(_ position: Int) -> Int {
    let next = continueChain(position, with: transactions[position].product, offer: .promotional)
    notify(.offerRedeemed, about: next)
    return next
  }

  /// Changes from the monthly to the yearly plan at once. The store credits the rest of the month: no refund.
  @discardableResult
  mutating func upgrade(_ position: Int) -> Int {
    transactions[position].isUpgraded = true
    let next = continueChain(position, with: .yearly)
    notify(.didChangeRenewalPreference, "UPGRADE", about: next)
    return next
  }

  /// Chooses the monthly plan for the next period.
  mutating func downgrade(_ position: Int) {
    nextProduct = .monthly
    notify(.didChangeRenewalPreference, "DOWNGRADE", about: position)
  }

  mutating func setRenewal(_ position: Int, isAutomatic: Bool) {
    guard renewsAutomatically != isAutomatic else { return }
    renewsAutomatically = isAutomatic
    notify(.didChangeRenewalStatus, isAutomatic ? "AUTO_RENEW_ENABLED" : "AUTO_RENEW_DISABLED", about: position)
  }

  mutating func failToRenew(_ position: Int) {
    notify(.didFailToRenew, "GRACE_PERIOD", about: position, status: .gracePeriod)
    let graceEnd = now.adding(days: 16)
    editLastEvent {
      $0.renewal?.isInBillingRetry = true
      $0.renewal?.gracePeriodEndsAt = graceEnd
    }
  }

  mutating func expire(_ position: Int, _ subtype: String) {
    currentPeriod = nil
    let intent: Int64 = subtype == "VOLUNTARY" ? 1 : 2
    notify(.expired, subtype, about: position, status: .expired, expirationIntent: intent)
  }

  private mutating func continueChain(_ position: Int, with product: Product, offer: Offer? = nil) -> Int {
    var next = transactions[position]
    next.identifier = newIdentifier()
    next.orderLine = next.identifier + 310_000_000_000_000
    next.product = product
    next.purchasedAt = now
    next.expiresAt = endOfPeriod(product, offer)
    next.priceMilliunits = price(of: product, offer)
    next.offer = offer
    next.isRenewal = false
    next.isUpgraded = false
    next.revocation = nil
    next.appVersion = shop.appVersion(at: now, &random)
    let added = add(next)
    currentPeriod = added
    nextProduct = nil
    return added
  }

  private func price(of product: Product, _ offer: Offer?) -> Int64 {
    guard let offer else { return storefront.price(of: product) }
    switch offer.discount {
    case .freeTrial: return 0
    case .payAsYouGo:
      return offer.type == 1 ? storefront.prices.monthlyIntroductory : storefront.prices.monthlyPromotional
    }
  }

  private func endOfPeriod(_ product: Product, _ offer: Offer?) -> Moment? {
    guard let months = product.periodMonths else { return nil }
    return offer?.discount == .freeTrial ? now.adding(days: 7) : now.adding(months: months)
  }
}
