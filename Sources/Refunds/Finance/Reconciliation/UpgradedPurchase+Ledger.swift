extension UpgradedPurchase {
  /// All of a ledger: purchases that say so themselves, those that another product of their chain followed, and those of
  /// which only the purchase that followed is known.
  static func all(of ledger: Ledger, zone: ZoneRules) -> [UpgradedPurchase] {
    var chains: [Chain: [Transaction]] = [:]
    var upgrades: [UpgradedPurchase] = []
    for transaction in ledger.transactions where transaction.purchasedAt != nil {
      if transaction.originalIdentifier.isNone {
        if transaction.isUpgraded { upgrades.append(UpgradedPurchase(transaction, next: nil, ledger, zone)) }
        continue
      }
      let chain = Chain(
        app: transaction.app, environment: transaction.environment, original: transaction.originalIdentifier)
      chains[chain, default: []].append(transaction)
    }
    for chain in chains.values { upgrades += all(ofChain: chain, ledger, zone) }
    // The order of the input must not show; what is equal in all of this is the same for a report.
    return upgrades.sorted(by: precedes)
  }

  private struct Chain: Hashable {
    var app: Symbol
    var environment: Environment
    var original: Identifier
  }

  private static func all(ofChain chain: [Transaction], _ ledger: Ledger, _ zone: ZoneRules) -> [UpgradedPurchase] {
    let chain = chain.sorted { ($0.purchasedAt?.milliseconds ?? 0) < ($1.purchasedAt?.milliseconds ?? 0) }
    let known = chain.indices.compactMap { index -> UpgradedPurchase? in
      let next = index + 1 < chain.count ? chain[index + 1] : nil
      let isFollowed = next.map { $0.product != chain[index].product } ?? false
      guard chain[index].isUpgraded || isFollowed else { return nil }
      return UpgradedPurchase(chain[index], next: next, ledger, zone)
    }
    // A chain that does not begin with its first purchase, and whose first known one is no renewal: it may have been
    // an upgrade from a purchase before the input begins.
    guard let first = chain.first, first.identifier != first.originalIdentifier,
      ledger.text(first.transactionReason) == "PURCHASE"
    else { return known }
    return [UpgradedPurchase(followedBy: first, ledger, zone)] + known
  }

  private init(_ transaction: Transaction, next: Transaction?, _ ledger: Ledger, _ zone: ZoneRules) {
    let charge = ledger.charge(of: transaction)
    self.init(
      product: ledger.text(transaction.product), newProduct: next.map { ledger.text($0.product) },
      country: CountryCodes.country(ofStorefront: ledger.text(transaction.storefront)),
      currency: ledger.text(charge?.currency ?? transaction.currency),
      purchaseDay: transaction.purchasedAt.map { zone.date(at: $0) },
      upgradeDay: next?.purchasedAt.map { zone.date(at: $0) },
      price: charge.map { ExactDecimal(Amount(milliunits: $0.milliunits)) })
  }

  private init(followedBy next: Transaction, _ ledger: Ledger, _ zone: ZoneRules) {
    self.init(
      newProduct: ledger.text(next.product),
      country: CountryCodes.country(ofStorefront: ledger.text(next.storefront)), currency: ledger.text(next.currency),
      upgradeDay: next.purchasedAt.map { zone.date(at: $0) })
  }

  private static func precedes(_ left: UpgradedPurchase, _ right: UpgradedPurchase) -> Bool {
    func texts(_ upgrade: UpgradedPurchase) -> [String] {
      [upgrade.product ?? "", upgrade.newProduct ?? "", upgrade.country, upgrade.currency]
    }
    let (mine, theirs) = (texts(left), texts(right))
    if mine != theirs { return mine.lexicographicallyPrecedes(theirs, by: ByteOrder.precedes) }
    func key(_ upgrade: UpgradedPurchase) -> (Int64, Int64, Int128) {
      (upgrade.purchaseDay?.dayNumber ?? .min, upgrade.upgradeDay?.dayNumber ?? .max, upgrade.price?.parts ?? -1)
    }
    return key(left) < key(right)
  }
}
