/// What a catalogue says about one product. Empty texts and nil are what it does not say.
package struct CatalogProduct: Hashable, Sendable {
  /// As in `productId`.
  package let identifier: String
  /// The number by which Apple's financial reports name the product (finance.md).
  package var appleIdentifier = ""
  /// For people.
  package var name = ""
  /// In the words of the App Store Server API: `Auto-Renewable Subscription`.
  package var type = ""
  /// The name of the subscription group.
  package var group = ""
  package var isFamilyShareable: Bool?
  /// What one purchase of a consumable holds: 500 coins.
  package var unitsPerPurchase: Int64?
  /// What whoever bought it may use, each name once, in the order of the catalogue.
  package private(set) var entitlements: [String] = []
  /// By storefront (ISO 3166 alpha-3); the empty storefront stands for all that have no price of their own.
  package var prices: [String: CatalogPrice] = [:]

  package init(identifier: String) {
    self.identifier = identifier
  }

  package mutating func addEntitlement(_ name: String) {
    if !name.isEmpty && !entitlements.contains(where: { $0.utf8.elementsEqual(name.utf8) }) {
      entitlements.append(name)
    }
  }

  /// The price in a storefront: the most specific one wins.
  ///
  /// A purchase whose storefront nobody knows has the price for all storefronts, else the only price that there is;
  /// with several it may have cost any of them. A price for one storefront says nothing about another one.
  package func price(storefront: String) -> CatalogPrice? {
    if let price = prices[storefront] ?? prices[""] { return price }
    return storefront.isEmpty && prices.count == 1 ? prices.first?.value : nil
  }

  /// Takes over whatever a later catalogue says; what it does not mention stays.
  package mutating func take(_ later: CatalogProduct) {
    func take(_ mine: inout String, _ theirs: String) { if !theirs.isEmpty { mine = theirs } }
    take(&appleIdentifier, later.appleIdentifier)
    take(&name, later.name)
    take(&type, later.type)
    take(&group, later.group)
    isFamilyShareable = later.isFamilyShareable ?? isFamilyShareable
    unitsPerPurchase = later.unitsPerPurchase ?? unitsPerPurchase
    if !later.entitlements.isEmpty { entitlements = later.entitlements }
    prices.merge(later.prices) { _, later in later }
  }
}
