extension Revocation {
  /// Takes over what a statement says about this revocation.
  mutating func take(_ statement: Statement, _ facts: RareFacts?, _ symbols: SymbolTable) {
    let source = statement.source
    if let date = statement.revokedAt, vendorFields.admit(.date, isKnown: revokedAt != nil, from: source) {
      revokedAt = date
    }
    percentage = statement.revocationPercentage ?? percentage
    if !statement.revocationReason.isNone && vendorFields.admit(.reason, isKnown: !reason.isEmpty, from: source) {
      reason = symbols.text(statement.revocationReason)
    }
    if !statement.revocationType.isNone { type = symbols.text(statement.revocationType) }
    takeEvidence(statement, symbols)
    guard let facts else { return }
    takeItems(facts, statement)
    if facts.hasMultiSeat { hasMultiSeat = true }
    if !facts.seatTiers.isEmpty { seatTiers = facts.seatTiers }
    revokedSeatQuantity = facts.revokedSeatQuantity ?? revokedSeatQuantity
  }

  private mutating func takeEvidence(_ statement: Statement, _ symbols: SymbolTable) {
    switch statement.kind {
    case .refund:
      hasRefundNotification = true
      if symbols.text(statement.subtype) == "SEATS" { hasSeatsSubtype = true }
    case .revoke: hasRevokeNotification = true
    case .snapshot, .reversal, .request, .declined: break
    }
    if statement.source == .refundHistory { isInRefundHistory = true }
    if statement.source == .notificationV1 && !statement.isReceiptRow { hasV1Event = true }
    if !statement.isReceiptRow { isInReceiptsOnly = false }
  }

  private mutating func takeItems(_ facts: RareFacts, _ statement: Statement) {
    let refunds = facts.advancedCommerceRefunds
    let replaces = hasItemMoney ? refunds.contains(where: \.isMoney) : facts.hasItemRefund
    guard replaces || advancedCommerceRefunds.isEmpty, !refunds.isEmpty,
      vendorFields.admit(.refunds, isKnown: !advancedCommerceRefunds.isEmpty, from: statement.source)
    else { return }
    advancedCommerceRefunds = refunds
    if statement.source == .vendor { vendorCurrency = statement.currency }
  }
}
