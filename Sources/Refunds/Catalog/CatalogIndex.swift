/// A catalogue in the symbols of one ledger, so that it can be asked about millions of transactions.
package struct CatalogIndex: Sendable {
  private var entries: [Symbol: Entry] = [:]
  private var consumable = Symbol.none
  /// Whether the user named a catalogue that holds a product.
  package var isEmpty: Bool { entries.isEmpty }
  /// Whether it has a name for any product, and an entitlement, and units.
  package private(set) var hasNames = false
  package private(set) var hasEntitlements = false
  package private(set) var hasUnits = false

  private struct Entry: Sendable {
    var product: CatalogProduct
    var type: Symbol
    var currencies: [String: Symbol]
  }

  /// An index without any product.
  package init() {}

  init(_ catalog: Catalog, symbol: (String) -> Symbol) {
    if catalog.isEmpty { return }
    consumable = symbol(CatalogIndex.consumableType)
    for product in catalog.products {
      let currencies = Set(product.prices.values.map(\.currency))
      entries[symbol(product.identifier)] = Entry(
        product: product, type: symbol(product.type),
        currencies: Dictionary(uniqueKeysWithValues: currencies.map { ($0, symbol($0)) }))
      hasNames = hasNames || !product.name.isEmpty
      hasEntitlements = hasEntitlements || !product.entitlements.isEmpty
      hasUnits = hasUnits || product.unitsPerPurchase != nil
    }
  }

  /// The word of the App Store Server API for products of which several pieces can be bought at once.
  static let consumableType = "Consumable"
  static let subscriptionType = "Auto-Renewable Subscription"

  /// The product of an id; nil where the catalogue does not have it.
  package func product(_ identifier: Symbol) -> CatalogProduct? { entries[identifier]?.product }

  /// The type of a product; none where the catalogue does not tell.
  func type(of product: Symbol) -> Symbol { entries[product]?.type ?? .none }

  /// What a purchase cost by the catalogue.
  ///
  /// Nil where the input has a price, where the purchase was made with an offer (nobody pays the list price then), where
  /// the catalogue has none for its product and storefront, and where the purchase was paid in another currency, a price
  /// without any currency included: it is never taken for one in the currency of the purchase (rules.md 4).
  func charge(of transaction: Transaction, storefront: String) -> CatalogCharge? {
    guard transaction.priceMilliunits == nil, transaction.hasNoOffer, let entry = entries[transaction.product],
      let price = entry.product.price(storefront: storefront), let milliunits = price.milliunits
    else { return nil }
    let currency = entry.currencies[price.currency] ?? .none
    guard transaction.currency.isNone || transaction.currency == currency else { return nil }
    return CatalogCharge(
      pieceMilliunits: milliunits, milliunits: times(transaction, milliunits), currency: currency)
  }

  // Only consumables can be bought several at once. One whose quantity is missing may be any number of pieces.
  private func times(_ transaction: Transaction, _ milliunits: Int64) -> Int64? {
    guard transaction.productType == consumable else { return milliunits }
    guard let quantity = transaction.quantity, quantity > 0 else { return nil }
    let (product, overflow) = milliunits.multipliedReportingOverflow(by: Int64(quantity))
    return overflow ? nil : product
  }
}

extension Transaction {
  fileprivate var hasNoOffer: Bool { offerType.isNone && offerIdentifier.isNone && offerDiscountType.isNone }
}
