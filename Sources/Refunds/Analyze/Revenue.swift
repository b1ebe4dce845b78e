/// Revenue of a period in each currency, with what cannot be in it.
package struct Revenue: Sendable {
  /// By currency; the empty one holds prices that came without one.
  package private(set) var totals: [String: RevenueTotals] = [:]
  /// Sales and refunds without an estimate, where estimates were asked for: nothing tells their price, or their share.
  package private(set) var withoutEstimate: [ProductInCurrency: WithoutEstimate] = [:]
  /// Paid transactions, refunds and reversals without a date, which lie in no period.
  package private(set) var undatedPurchases = 0
  package private(set) var undatedRefunds = 0
  package private(set) var undatedReversals = 0
  private let analysis: Analysis
  private let range: DateRange?
  private let purchases: PurchaseRules
  private var shares: ProceedsShares

  package struct ProductInCurrency: Hashable, Comparable, Sendable {
    package var product: String
    package var currency: String

    package static func < (left: ProductInCurrency, right: ProductInCurrency) -> Bool {
      left.product != right.product
        ? ByteOrder.precedes(left.product, right.product) : ByteOrder.precedes(left.currency, right.currency)
    }
  }

  package struct WithoutEstimate: Hashable, Sendable {
    package var sales = 0
    package var refunds = 0
    package var storefronts: Set<String> = []
  }

  /// - Parameters:
  ///   - range: the period; nil is everything, undated entries included.
  ///   - proceeds: where shares come from; nil where no estimates are asked for.
  package init(_ analysis: Analysis, in range: DateRange?, proceeds: ProceedsSource?) {
    self.analysis = analysis
    self.range = range
    purchases = PurchaseRules(symbols: analysis.ledger.symbols)
    shares = ProceedsShares(analysis.ledger, proceeds)
    // What was taken away whole earns nothing any more; items that were only modified go on.
    let ended = Set(
      analysis.ledger.episodes.lazy.filter { $0.status == .revoked && $0.verdict.category != .modification }
        .map(\.transaction))
    for (number, transaction) in analysis.ledger.transactions.enumerated() {
      add(transaction, isEnded: ended.contains(number))
    }
    for episode in analysis.ledger.episodes where episode.verdict.countsAsRefund { add(episode) }
  }

  private var ledger: Ledger { analysis.ledger }

  private mutating func add(_ transaction: Transaction, isEnded: Bool) {
    let isIn = analysis.isIn(range, transaction.purchasedAt)
    if transaction.isPaid && range != nil && transaction.purchasedAt == nil { undatedPurchases += 1 }
    guard isIn else { return }
    if purchases.isFreeTrial(transaction) && !purchases.isShared(transaction) {
      totals[ledger.text(transaction.currency), default: RevenueTotals()].addFreeTrial()
    }
    guard transaction.isPaid else { return }
    let charge = ledger.charge(of: transaction)
    let currency = charge?.currency ?? transaction.currency
    let share = shares.share(of: transaction, currency: currency, isRefund: false)
    if share == nil || charge == nil { note(transaction, currency, sales: 1) }
    totals[ledger.text(currency), default: RevenueTotals()].addSale(
      charge.map { Amount(milliunits: $0.milliunits) }, isIntroductory: purchases.isIntroductory(transaction),
      share: share)
    if let charge, !isEnded && !transaction.isUpgraded { addTerm(of: transaction, charge) }
  }

  // The books are as of the end of a millisecond. A purchase of another kind has no end, a subscription has one even
  // where nothing tells it.
  private mutating func addTerm(of transaction: Transaction, _ charge: Charge) {
    let isRenewable = ledger.text(transaction.productType) == CatalogIndex.subscriptionType
    guard let asOf = ledger.asOf, transaction.expiresAt != nil || isRenewable else { return }
    var term: Range<Instant>?
    if let start = transaction.purchasedAt, let end = transaction.expiresAt, start < end { term = start..<end }
    totals[ledger.text(charge.currency), default: RevenueTotals()].addSubscription(
      Amount(milliunits: charge.milliunits), term: term, at: Instant(milliseconds: asOf.milliseconds + 1))
  }

  // The rules of `Analysis.money` for what belongs to a period, so that both sections agree to the last digit.
  private mutating func add(_ episode: Episode) {
    let transaction = ledger.transaction(of: episode)
    let isReversed = !episode.isStandingRefund
    let isOfSale = transaction.isPaid && analysis.isIn(range, transaction.purchasedAt)
    let isGrantedIn = analysis.isIn(range, episode.revokedAt)
    let isReversedIn = isReversed && analysis.isIn(range, episode.reversedAt)
    if range != nil && episode.revokedAt == nil { undatedRefunds += 1 }
    if range != nil && isReversed && episode.reversedAt == nil { undatedReversals += 1 }
    guard isOfSale || isGrantedIn || isReversedIn else { return }
    let currency = ledger.currency(of: episode)
    let amount = episode.refunded?.amount
    let share = shares.share(of: transaction, currency: currency, isRefund: true)
    if share == nil || amount == nil { note(transaction, currency, refunds: 1) }
    let key = ledger.text(currency)
    totals[key, default: RevenueTotals()].byTransactionDate.add(
      amount, isGranted: isOfSale, isReversed: isOfSale && isReversed, share: share)
    totals[key, default: RevenueTotals()].byEventDate.add(
      amount, isGranted: isGrantedIn, isReversed: isReversedIn, share: share)
  }

  private mutating func note(_ transaction: Transaction, _ currency: Symbol, sales: Int = 0, refunds: Int = 0) {
    guard shares.areAskedFor else { return }
    let key = ProductInCurrency(product: ledger.text(transaction.product), currency: ledger.text(currency))
    let storefront = ledger.text(transaction.storefront)
    withoutEstimate[key, default: WithoutEstimate()].sales += sales
    withoutEstimate[key, default: WithoutEstimate()].refunds += refunds
    withoutEstimate[key, default: WithoutEstimate()].storefronts.insert(storefront)
  }
}
