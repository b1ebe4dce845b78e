internal import Codec
internal import Refunds

/// Writes one statement as one JSON object. Fields that the statement lacks are left out: absence is never 0.
struct FactWriter {
  private let facts: FactList
  private let showsIdentifiers: Bool

  init(_ facts: FactList, showsIdentifiers: Bool) {
    self.facts = facts
    self.showsIdentifiers = showsIdentifiers
  }

  func line(_ statement: Statement, localStore: String) -> [UInt8] {
    var json = JSONWriter()
    json.beginObject()
    json.member("statement", statement.kind.key)
    writeOrigin(of: statement, localStore: localStore, to: &json)
    writeNotification(of: statement, to: &json)
    writePurchase(of: statement, to: &json)
    writeRevocation(of: statement, to: &json)
    if let rareFacts = facts.rareFacts(of: statement) { write(rareFacts, to: &json) }
    json.endObject()
    return json.take()
  }

  private func text(_ symbol: Symbol) -> String { facts.symbols.text(symbol) }

  private func writeOrigin(of statement: Statement, localStore: String, to json: inout JSONWriter) {
    json.member("trust", statement.trust.name)
    let usualSource = statement.notificationType.isNone ? SourceKind.transaction : .notification
    if statement.source != usualSource { json.member("source", statement.source.key) }
    if statement.environment != .production { json.member("environment", statement.environment.name) }
    json.optional("localStore", localStore)
    json.optional("transactionId", statement.transaction.text(in: facts.symbols))
    json.optional("originalTransactionId", statement.originalTransaction.text(in: facts.symbols))
    json.optional("webOrderLineItemId", statement.orderLine.text(in: facts.symbols))
    if statement.channel == .device { json.member("channel", "device") }
    if statement.isFrozen { json.flag("isFrozen") }
    json.optional("signedDate", statement.time?.milliseconds)
  }

  private func writeNotification(of statement: Statement, to json: inout JSONWriter) {
    json.optional("notificationType", text(statement.notificationType))
    json.optional("subtype", text(statement.subtype))
    json.optional("notificationUUID", statement.notificationIdentifier.text)
    json.optional("consumptionRequestReason", text(statement.requestReason))
  }

  private func writePurchase(of statement: Statement, to json: inout JSONWriter) {
    json.optional("bundleId", text(statement.app))
    json.optional("bundleVersion", text(statement.appVersion))
    json.optional("productId", text(statement.product))
    json.optional("type", text(statement.productType))
    json.optional("inAppOwnershipType", text(statement.ownership))
    json.optional("storefront", text(statement.storefront))
    json.optional("transactionReason", text(statement.transactionReason))
    json.optional("offerType", text(statement.offerType))
    json.optional("offerIdentifier", text(statement.offerIdentifier))
    json.optional("offerDiscountType", text(statement.offerDiscountType))
    json.optional("purchaseDate", statement.purchasedAt?.milliseconds)
    json.optional("expiresDate", statement.expiresAt?.milliseconds)
    json.optional("quantity", statement.quantity.map(Int64.init))
    json.optional("price", statement.priceMilliunits)
    json.optional("currency", text(statement.currency))
    if statement.isUpgraded { json.flag("isUpgraded") }
    json.optional("appAccountToken", account(of: statement))
  }

  // A token is personal data, and reports print no more than its digest.
  private func account(of statement: Statement) -> String {
    let token =
      statement.accountIdentifier.isNone ? text(statement.accountText) : statement.accountIdentifier.text
    return showsIdentifiers || token.isEmpty ? token : AccountDigest.text(of: token)
  }

  private func writeRevocation(of statement: Statement, to json: inout JSONWriter) {
    json.optional("revocationDate", statement.revokedAt?.milliseconds)
    json.optional("revocationReason", text(statement.revocationReason))
    json.optional("revocationType", text(statement.revocationType))
    if statement.revocationPercentage == Statement.unusablePercentage {
      json.member("revocationPercentage", "unusable")
    } else {
      json.optional("revocationPercentage", statement.revocationPercentage)
    }
  }

  private func write(_ rareFacts: RareFacts, to json: inout JSONWriter) {
    if rareFacts.hasAdvancedCommerce {
      json.name("advancedCommerceInfo")
      json.beginObject()
      if !rareFacts.advancedCommerceRefunds.isEmpty { write(rareFacts.advancedCommerceRefunds, to: &json) }
      json.endObject()
    }
    if rareFacts.hasMultiSeat {
      json.name("multiSeatInfo")
      json.beginObject()
      if !rareFacts.seatTiers.isEmpty { write(rareFacts.seatTiers, to: &json) }
      json.optional("revokedSeatQuantity", rareFacts.revokedSeatQuantity)
      json.endObject()
    }
  }

  // All refunds stand in one item: which item they were for is no fact of this tool.
  private func write(_ refunds: [AdvancedCommerceRefund], to json: inout JSONWriter) {
    json.name("items")
    json.beginArray()
    json.beginObject()
    json.name("refunds")
    json.beginArray()
    for refund in refunds {
      json.beginObject()
      json.optional("refundAmount", refund.amountMilliunits)
      json.optional("refundDate", refund.date?.milliseconds)
      json.optional("refundReason", refund.reason)
      json.optional("refundType", refund.type)
      json.endObject()
    }
    json.endArray()
    json.endObject()
    json.endArray()
  }

  private func write(_ tiers: [SeatTier], to json: inout JSONWriter) {
    json.name("priceTiers")
    json.beginArray()
    for tier in tiers {
      json.beginObject()
      json.member("price", Int(tier.priceMilliunits))
      json.member("quantity", Int(tier.quantity))
      json.endObject()
    }
    json.endArray()
  }
}

extension JSONWriter {
  fileprivate mutating func flag(_ name: String) {
    self.name(name)
    bool(true)
  }

  fileprivate mutating func optional(_ name: String, _ text: String) {
    if !text.isEmpty { member(name, text) }
  }

  fileprivate mutating func optional(_ name: String, _ number: Int64?) {
    guard let number else { return }
    self.name(name)
    integer(number)
  }
}
