/// What many statements have in common: the product, the storefront, the kind of record …
///
/// A shop has few of these combinations and many purchases, so that each is stored once.
struct StatementProfile: SharedValue {
  var kind = StatementKind.snapshot
  var source = SourceKind.transaction
  var trust = Trust.unsigned
  var channel = Channel.server
  var environment = Environment.production
  var localStore = Symbol.none
  var notificationType = Symbol.none
  var subtype = Symbol.none
  var requestReason = Symbol.none
  var app = Symbol.none
  var product = Symbol.none
  var productType = Symbol.none
  var ownership = Symbol.none
  var storefront = Symbol.none
  var appVersion = Symbol.none
  var offerType = Symbol.none
  var offerIdentifier = Symbol.none
  var offerDiscountType = Symbol.none
  var transactionReason = Symbol.none
  var currency = Symbol.none
  var quantity: Int32?
  /// From the purchase to its end; where the purchase has no date, the end itself. Periods have few lengths, so that it
  /// is shared where the end itself never would be.
  var expiresAfterMilliseconds: Int64?
  var revocationReason = Symbol.none
  var revocationType = Symbol.none

  init(_ statement: Statement) {
    kind = statement.kind
    source = statement.source
    trust = statement.trust
    channel = statement.channel
    environment = statement.environment
    localStore = statement.localStore
    notificationType = statement.notificationType
    subtype = statement.subtype
    requestReason = statement.requestReason
    app = statement.app
    product = statement.product
    productType = statement.productType
    ownership = statement.ownership
    storefront = statement.storefront
    appVersion = statement.appVersion
    offerType = statement.offerType
    offerIdentifier = statement.offerIdentifier
    offerDiscountType = statement.offerDiscountType
    transactionReason = statement.transactionReason
    currency = statement.currency
    quantity = statement.quantity
    expiresAfterMilliseconds = statement.expiresAt.map {
      $0.milliseconds - (statement.purchasedAt?.milliseconds ?? 0)
    }
    revocationReason = statement.revocationReason
    revocationType = statement.revocationType
  }

  /// Fills in what the profile says; the date of the purchase must be there already.
  func fill(_ statement: inout Statement) {
    statement.kind = kind
    statement.source = source
    statement.trust = trust
    statement.channel = channel
    statement.environment = environment
    statement.localStore = localStore
    statement.notificationType = notificationType
    statement.subtype = subtype
    statement.requestReason = requestReason
    statement.app = app
    statement.product = product
    statement.productType = productType
    statement.ownership = ownership
    statement.storefront = storefront
    statement.appVersion = appVersion
    statement.offerType = offerType
    statement.offerIdentifier = offerIdentifier
    statement.offerDiscountType = offerDiscountType
    statement.transactionReason = transactionReason
    statement.currency = currency
    statement.quantity = quantity
    statement.expiresAt = expiresAfterMilliseconds.map {
      Instant(milliseconds: (statement.purchasedAt?.milliseconds ?? 0) + $0)
    }
    statement.revocationReason = revocationReason
    statement.revocationType = revocationType
  }

  var isReceiptRow: Bool { source.isReceiptRow(of: kind) }

  var mixed: UInt64 {
    func pair(_ left: Symbol, _ right: Symbol) -> UInt64 { UInt64(left.rawValue) << 32 | UInt64(right.rawValue) }
    var mixed = UInt64(kind.rawValue) << 32 | UInt64(source.rawValue) << 8 | UInt64(environment.rawValue)
    mixed = Mixing.join(mixed, pair(product, storefront))
    mixed = Mixing.join(mixed, pair(notificationType, subtype))
    mixed = Mixing.join(mixed, pair(transactionReason, currency))
    mixed = Mixing.join(mixed, pair(revocationReason, revocationType))
    mixed = Mixing.join(mixed, pair(offerIdentifier, offerType))
    mixed = Mixing.join(mixed, pair(app, appVersion))
    mixed = Mixing.join(mixed, UInt64(bitPattern: expiresAfterMilliseconds ?? -1))
    return Mixing.join(mixed, pair(requestReason, localStore))
  }

  /// The same with the symbols of another table.
  func renumbered(by symbols: [Symbol]) -> StatementProfile {
    func here(_ symbol: Symbol) -> Symbol { symbols[Int(symbol.rawValue)] }
    var profile = self
    profile.localStore = here(localStore)
    profile.notificationType = here(notificationType)
    profile.subtype = here(subtype)
    profile.requestReason = here(requestReason)
    profile.app = here(app)
    profile.product = here(product)
    profile.productType = here(productType)
    profile.ownership = here(ownership)
    profile.storefront = here(storefront)
    profile.appVersion = here(appVersion)
    profile.offerType = here(offerType)
    profile.offerIdentifier = here(offerIdentifier)
    profile.offerDiscountType = here(offerDiscountType)
    profile.transactionReason = here(transactionReason)
    profile.currency = here(currency)
    profile.revocationReason = here(revocationReason)
    profile.revocationType = here(revocationType)
    return profile
  }
}
