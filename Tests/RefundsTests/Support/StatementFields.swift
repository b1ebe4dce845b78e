import Refunds

/// What a statement of a test says; everything that a test does not mention has an ordinary value.
struct StatementFields: Hashable {
  var id = "2000000000000001"
  var original = ""
  var orderLine = ""
  var isFrozen = false
  var kind = StatementKind.snapshot
  var type = ""
  var subtype = ""
  /// Days since 1 January 2026.
  var day: Int64?
  var uuid: UInt64 = 0
  var source = SourceKind.notification
  var trust = Trust.unsigned
  var channel = Channel.server
  var environment = Environment.production
  var requestReason = ""
  var app = "com.example.app"
  var product = "monthly"
  var productType = ""
  var offerType = ""
  var ownership = "PURCHASED"
  var storefront = ""
  var appVersion = ""
  var offerDiscountType = ""
  var transactionReason = ""
  var purchaseDay: Int64?
  var expiryDay: Int64?
  var price: Int64?
  var currency = ""
  var quantity: Int32?
  var isUpgraded = false
  var account = ""
  var revokedDay: Int64?
  var reason = ""
  var revocationType = ""
  var percentage: Int64?
  /// Nil: no `advancedCommerceInfo` at all.
  var itemRefunds: [AdvancedCommerceRefund]?
  /// Nil: no `multiSeatInfo` at all.
  var seatTiers: [SeatTier]?
  var revokedSeats: Int64?

  /// Enters the statement into a batch as one record.
  func add(to batch: inout Batch) {
    batch.recordCount += 1
    var statement = Statement(transaction: Identifier(text: id, symbols: &batch.symbols))
    statement.originalTransaction = Identifier(text: original, symbols: &batch.symbols)
    statement.origin = Origin(file: batch.file, record: UInt32(batch.recordCount))
    statement.kind = kind
    statement.time = day.map(Instant.day)
    statement.notificationIdentifier = UniversalIdentifier(high: 0, low: uuid)
    statement.source = source
    statement.trust = trust
    statement.channel = channel
    statement.environment = environment
    statement.orderLine = Identifier(text: orderLine, symbols: &batch.symbols)
    statement.isFrozen = isFrozen
    statement.isUpgraded = isUpgraded
    statement.purchasedAt = purchaseDay.map(Instant.day)
    statement.expiresAt = expiryDay.map(Instant.day)
    statement.priceMilliunits = price
    statement.quantity = quantity
    statement.revokedAt = revokedDay.map(Instant.day)
    statement.revocationPercentage = percentage
    fillTexts(&statement, &batch.symbols)
    fillRareFacts(&statement, &batch)
    batch.statements.append(statement)
  }

  private func fillTexts(_ statement: inout Statement, _ symbols: inout SymbolTable) {
    statement.notificationType = symbols.symbol(type)
    statement.subtype = symbols.symbol(subtype)
    statement.requestReason = symbols.symbol(requestReason)
    statement.app = symbols.symbol(app)
    statement.product = symbols.symbol(product)
    statement.productType = symbols.symbol(productType)
    statement.offerType = symbols.symbol(offerType)
    statement.ownership = symbols.symbol(ownership)
    statement.storefront = symbols.symbol(storefront)
    statement.appVersion = symbols.symbol(appVersion)
    statement.offerDiscountType = symbols.symbol(offerDiscountType)
    statement.transactionReason = symbols.symbol(transactionReason)
    statement.currency = symbols.symbol(currency)
    statement.accountText = symbols.symbol(account)
    statement.revocationReason = symbols.symbol(reason)
    statement.revocationType = symbols.symbol(revocationType)
  }

  private func fillRareFacts(_ statement: inout Statement, _ batch: inout Batch) {
    if itemRefunds == nil && seatTiers == nil && revokedSeats == nil { return }
    var facts = RareFacts()
    facts.hasAdvancedCommerce = itemRefunds != nil
    facts.advancedCommerceRefunds = itemRefunds ?? []
    facts.hasMultiSeat = seatTiers != nil || revokedSeats != nil
    facts.seatTiers = seatTiers ?? []
    facts.revokedSeatQuantity = revokedSeats
    statement.rareFacts = Int32(batch.rareFacts.count)
    batch.rareFacts.append(facts)
  }
}
