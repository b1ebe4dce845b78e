/// What many transactions have in common; see `StatementProfile`.
struct TransactionProfile: SharedValue {
  var environment: Environment
  var app: Symbol
  var product: Symbol
  var productType: Symbol
  var ownership: Symbol
  var storefront: Symbol
  var appVersion: Symbol
  var offerType: Symbol
  var offerIdentifier: Symbol
  var offerDiscountType: Symbol
  var transactionReason: Symbol
  var currency: Symbol
  var quantity: Int32?
  /// As in `StatementProfile`.
  var expiresAfterMilliseconds: Int64?

  init(_ transaction: Transaction) {
    environment = transaction.environment
    app = transaction.app
    product = transaction.product
    productType = transaction.productType
    ownership = transaction.ownership
    storefront = transaction.storefront
    appVersion = transaction.appVersion
    offerType = transaction.offerType
    offerIdentifier = transaction.offerIdentifier
    offerDiscountType = transaction.offerDiscountType
    transactionReason = transaction.transactionReason
    currency = transaction.currency
    quantity = transaction.quantity
    expiresAfterMilliseconds = transaction.expiresAt.map {
      $0.milliseconds - (transaction.purchasedAt?.milliseconds ?? 0)
    }
  }

  var mixed: UInt64 {
    func pair(_ left: Symbol, _ right: Symbol) -> UInt64 { UInt64(left.rawValue) << 32 | UInt64(right.rawValue) }
    var mixed = Mixing.join(UInt64(environment.rawValue), pair(product, storefront))
    mixed = Mixing.join(mixed, pair(app, appVersion))
    mixed = Mixing.join(mixed, pair(offerIdentifier, offerType))
    mixed = Mixing.join(mixed, UInt64(bitPattern: expiresAfterMilliseconds ?? -1))
    return Mixing.join(mixed, pair(transactionReason, currency))
  }
}
