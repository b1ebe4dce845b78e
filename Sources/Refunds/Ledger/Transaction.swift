/// What the input says about one transaction, merged from all its statements: of each field the newest statement that
/// has it wins, and a known value always beats an absent one (rules.md 1). What Apple says stands above what a vendor
/// passes on, however new that is.
package struct Transaction: Sendable {
  package var identifier: Identifier
  package var originalIdentifier = Identifier.none
  package var environment: Environment
  package var app = Symbol.none
  package var product = Symbol.none
  package var productType = Symbol.none
  package var ownership = Symbol.none
  package var storefront = Symbol.none
  package var appVersion = Symbol.none
  package var offerType = Symbol.none
  package var offerIdentifier = Symbol.none
  package var offerDiscountType = Symbol.none
  package var transactionReason = Symbol.none
  package var purchasedAt: Instant?
  /// The end of what was bought, of subscriptions alone.
  package var expiresAt: Instant?
  package var priceMilliunits: Int64?
  package var currency = Symbol.none
  package var quantity: Int32?
  package var isUpgraded = false
  package var accountIdentifier = UniversalIdentifier.none
  package var accountText = Symbol.none
  /// Belongs to the denominator of refund rates (rules.md 6).
  package var isPaid = false
  /// Something in the input speaks of the purchase itself, not only of its refund.
  package var hasPurchaseRecord = false

  /// Merges the statements of a timeline.
  ///
  /// - Parameter app: the app of the timeline, for statements that name none.
  init(_ timeline: Timeline, identifier: Identifier, environment: Environment, app: Symbol) {
    self.identifier = identifier
    self.environment = environment
    self.app = app
    for statement in timeline.statements where statement.source == .vendor { take(statement) }
    for statement in timeline.statements where statement.source != .vendor { take(statement) }
    if appVersion.isNone {
      appVersion = timeline.statements.first { !$0.appVersion.isNone }?.appVersion ?? .none
    }
  }

  private mutating func take(_ statement: Statement) {
    func take(_ mine: inout Symbol, _ theirs: Symbol) { if !theirs.isNone { mine = theirs } }
    if !statement.originalTransaction.isNone { originalIdentifier = statement.originalTransaction }
    take(&product, statement.product)
    take(&productType, statement.productType)
    take(&ownership, statement.ownership)
    take(&storefront, statement.storefront)
    take(&offerType, statement.offerType)
    take(&offerIdentifier, statement.offerIdentifier)
    take(&offerDiscountType, statement.offerDiscountType)
    take(&transactionReason, statement.transactionReason)
    take(&currency, statement.currency)
    takeAccount(statement)
    purchasedAt = statement.purchasedAt ?? purchasedAt
    expiresAt = statement.expiresAt ?? expiresAt
    priceMilliunits = statement.priceMilliunits ?? priceMilliunits
    quantity = statement.quantity ?? quantity
    isUpgraded = isUpgraded || statement.isUpgraded
    takePurchase(statement)
  }

  // The newest account counts, however it is written: as a UUID, as another text, as the digest of a facts file.
  private mutating func takeAccount(_ statement: Statement) {
    if statement.accountIdentifier.isNone && statement.accountText.isNone { return }
    accountIdentifier = statement.accountIdentifier
    accountText = statement.accountText
  }

  // A refund belongs to the app version of its purchase: the oldest statement that is no revocation tells it.
  private mutating func takePurchase(_ statement: Statement) {
    switch statement.kind {
    case .snapshot where statement.revokedAt == nil:
      hasPurchaseRecord = true
      if appVersion.isNone { appVersion = statement.appVersion }
    case .snapshot, .refund, .revoke, .reversal, .request, .declined: break
    }
  }
}
