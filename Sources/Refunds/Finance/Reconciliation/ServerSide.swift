/// Everything of the ledger that can be compared with Apple's reports.
struct ServerSide: Sendable {
  private(set) var refunds: [ServerRefund] = []
  private(set) var upgrades: [UpgradedPurchase] = []
  /// Refunds that no report can show, for they have no revocation date, and those that no report of money shows, for
  /// nothing was paid.
  private(set) var undated = 0
  private(set) var free = 0
  private(set) var products: Set<String> = []
  /// The days that the input speaks of; nil where it says nothing.
  private(set) var days: DayRange?

  init(_ ledger: Ledger, zone: ZoneRules) {
    let moments = ledger.coverage.sources.flatMap { [$0.first, $0.last].compactMap(\.self) }
    if let first = moments.min(), let last = moments.max() {
      days = DayRange(zone.date(at: first), zone.date(at: last))
    }
    for transaction in ledger.transactions { products.insert(ledger.text(transaction.product)) }
    upgrades = UpgradedPurchase.all(of: ledger, zone: zone)
    // The ledger has its episodes in an order that follows from content alone.
    for episode in ledger.episodes { take(episode, ledger, zone) }
  }

  private mutating func take(_ episode: Episode, _ ledger: Ledger, _ zone: ZoneRules) {
    let isFamily = episode.verdict.category == .familySharing
    guard episode.verdict.countsAsRefund || isFamily else { return }
    guard let revokedAt = episode.revokedAt else {
      undated += isFamily ? 0 : 1
      return
    }
    let amount = episode.refunded?.amount.map { ExactDecimal($0) }
    if !isFamily && amount?.isZero == true { free += 1 }
    let transaction = ledger.transaction(of: episode)
    let extent = Extent(of: episode.revocation)
    let quantity = Int(max(transaction.quantity ?? 1, 1))
    let isPartial = extent == .prorated || extent == .partial
    refunds.append(
      ServerRefund(
        state: isFamily ? .family : episode.isStandingRefund ? .standing : .reversed,
        group: ReportGroup(transaction, currency: ledger.currency(of: episode), ledger),
        day: zone.date(at: revokedAt), purchaseDay: transaction.purchasedAt.map { zone.date(at: $0) }, amount: amount,
        pieces: isPartial ? 1 : quantity, quantity: quantity, isPartial: isPartial,
        isSubscription: ledger.text(transaction.productType) == CatalogIndex.subscriptionType))
  }
}
