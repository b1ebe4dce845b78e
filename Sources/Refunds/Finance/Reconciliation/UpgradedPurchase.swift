/// A purchase whose subscription went on with another product: its customer may have got a credit for the rest of it, and no
/// REFUND notification was sent.
struct UpgradedPurchase: Sendable {
  /// Nil where the input begins after the purchase and only has what followed.
  var product: String?
  /// What it was upgraded to; nil where the input only says that it was upgraded.
  var newProduct: String?
  var country: String
  var currency: String
  var purchaseDay: CivilDate?
  var upgradeDay: CivilDate?
  /// The most that can be credited; nil where it is not known.
  var price: ExactDecimal?
}

/// All upgraded purchases of a ledger, by country and currency, each to be taken once.
struct UpgradeList: Sendable {
  struct Index: Hashable {
    fileprivate var place: [String]
    fileprivate var position: Int
  }

  private var upgrades: [[String]: [UpgradedPurchase]] = [:]

  /// - Parameter countsOnly: reports have no currency.
  init(_ all: [UpgradedPurchase], countsOnly: Bool) {
    for upgrade in all {
      upgrades[[upgrade.country, countsOnly ? "" : upgrade.currency], default: []].append(upgrade)
    }
  }

  func first(country: String, currency: String, where fits: (UpgradedPurchase) -> Bool) -> Index? {
    let place = [country, currency]
    return upgrades[place]?.firstIndex(where: fits).map { Index(place: place, position: $0) }
  }

  mutating func remove(_ index: Index) {
    upgrades[index.place]?.remove(at: index.position)
  }
}
