/// What each transaction has of its own, and the number of what it shares with others.
struct TransactionRow: BitwiseCopyable, Sendable {
  var identifier: Identifier
  var originalIdentifier: Identifier
  var accountIdentifier: UniversalIdentifier
  private var purchaseMilliseconds: Int64
  private var priceOrZero: Int64
  var accountText: Symbol
  /// Number of a `TransactionProfile`.
  var profile: UInt32
  private var flags: Flags

  private struct Flags: OptionSet {
    let rawValue: UInt8
    static let purchase = Flags(rawValue: 1)
    static let price = Flags(rawValue: 2)
    static let upgraded = Flags(rawValue: 4)
    static let paid = Flags(rawValue: 8)
    static let purchaseRecord = Flags(rawValue: 16)
  }

  init(_ transaction: Transaction, profile: UInt32) {
    identifier = transaction.identifier
    originalIdentifier = transaction.originalIdentifier
    accountIdentifier = transaction.accountIdentifier
    accountText = transaction.accountText
    purchaseMilliseconds = transaction.purchasedAt?.milliseconds ?? 0
    priceOrZero = transaction.priceMilliunits ?? 0
    self.profile = profile
    flags = []
    if transaction.purchasedAt != nil { flags.insert(.purchase) }
    if transaction.priceMilliunits != nil { flags.insert(.price) }
    if transaction.isUpgraded { flags.insert(.upgraded) }
    if transaction.isPaid { flags.insert(.paid) }
    if transaction.hasPurchaseRecord { flags.insert(.purchaseRecord) }
  }

  /// A transaction of which one statement tells, that it was bought.
  init(purchase: StatementRow, accountText: Symbol, profile: UInt32, isPaid: Bool) {
    identifier = purchase.transaction
    originalIdentifier = purchase.originalTransaction
    accountIdentifier = purchase.accountIdentifier
    self.accountText = accountText
    purchaseMilliseconds = purchase.purchasedAt?.milliseconds ?? 0
    priceOrZero = purchase.priceMilliunits ?? 0
    self.profile = profile
    flags = [.purchaseRecord]
    if purchase.purchasedAt != nil { flags.insert(.purchase) }
    if purchase.priceMilliunits != nil { flags.insert(.price) }
    if purchase.isUpgraded { flags.insert(.upgraded) }
    if isPaid { flags.insert(.paid) }
  }

  var purchasedAt: Instant? { flags.contains(.purchase) ? Instant(milliseconds: purchaseMilliseconds) : nil }
  var priceMilliunits: Int64? { flags.contains(.price) ? priceOrZero : nil }
  var isUpgraded: Bool { flags.contains(.upgraded) }
  var isPaid: Bool { flags.contains(.paid) }
  var hasPurchaseRecord: Bool { flags.contains(.purchaseRecord) }
}

extension Transaction {
  /// The transaction of a row.
  init(_ row: TransactionRow, _ profile: TransactionProfile) {
    identifier = row.identifier
    originalIdentifier = row.originalIdentifier
    environment = profile.environment
    app = profile.app
    product = profile.product
    productType = profile.productType
    ownership = profile.ownership
    storefront = profile.storefront
    appVersion = profile.appVersion
    offerType = profile.offerType
    offerIdentifier = profile.offerIdentifier
    offerDiscountType = profile.offerDiscountType
    transactionReason = profile.transactionReason
    purchasedAt = row.purchasedAt
    priceMilliunits = row.priceMilliunits
    currency = profile.currency
    quantity = profile.quantity
    expiresAt = profile.expiresAfterMilliseconds.map {
      Instant(milliseconds: (row.purchasedAt?.milliseconds ?? 0) + $0)
    }
    isUpgraded = row.isUpgraded
    accountIdentifier = row.accountIdentifier
    accountText = row.accountText
    isPaid = row.isPaid
    hasPurchaseRecord = row.hasPurchaseRecord
  }
}
