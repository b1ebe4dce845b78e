/// The statements of one transaction, oldest first, each said once.
package struct Timeline: Sendable {
  package private(set) var statements: [Statement] = []
  /// Copies that said nothing new; they were counted and filled what the standing copy lacked.
  package private(set) var duplicates: [Statement] = []
  /// Whether a REFUND_REVERSED without any time had to be placed after the newest revocation.
  package private(set) var hasReversalWithoutTime = false

  /// Orders the statements of one transaction and drops repetitions.
  init(_ unordered: [Statement], order: StatementOrder) {
    let ordered = unordered.count > 1 ? unordered.sorted(by: order.precedes) : unordered
    for statement in ordered {
      if let standing = statements.firstIndex(where: { $0.isRepeated(by: statement, order.rareFacts) }) {
        statements[standing].fill(from: statement)
        duplicates.append(statement)
      } else {
        statements.append(statement)
      }
    }
    placeReversalsWithoutTime()
  }

  /// Whether anything on it can revoke, reverse or ask; most transactions were only ever bought.
  var hasEvents: Bool {
    statements.contains { $0.kind != .snapshot || $0.revokedAt != nil || $0.rareFacts != nil }
  }

  // A reversal without a time would stand before everything else; it follows the newest revocation (rules.md 2).
  private mutating func placeReversalsWithoutTime() {
    guard let first = statements.first, first.kind == .reversal, first.time == nil, first.revokedAt == nil else {
      return
    }
    hasReversalWithoutTime = true
    let undated = statements.prefix { $0.kind == .reversal && $0.time == nil && $0.revokedAt == nil }
    statements.removeFirst(undated.count)
    let place = statements.lastIndex { $0.isRevocation }.map { $0 + 1 } ?? 0
    statements.insert(contentsOf: undated, at: place)
  }
}

extension Statement {
  /// An event that takes access away, or a snapshot with a revocation date.
  var isRevocation: Bool {
    switch kind {
    case .refund, .revoke: true
    case .snapshot: revokedAt != nil
    case .reversal, .request, .declined: false
    }
  }

  /// Whether another, later read statement of the same transaction says the same: the same notification, or the same
  /// type at the same time with the same revocation fields (rules.md 1).
  fileprivate func isRepeated(by other: Statement, _ rareFacts: [RareFacts]) -> Bool {
    guard kind == other.kind, notificationType == other.notificationType else { return false }
    if !notificationIdentifier.isNone && notificationIdentifier == other.notificationIdentifier { return true }
    return time == other.time && revokedAt == other.revokedAt && revocationReason == other.revocationReason
      && revocationType == other.revocationType && revocationPercentage == other.revocationPercentage
      && self.rareFacts.map { rareFacts[Int($0)] } == other.rareFacts.map { rareFacts[Int($0)] }
  }

  /// Takes from a repetition what this statement lacks; a checked signature of either copy counts.
  fileprivate mutating func fill(from copy: Statement) {
    func fill(_ mine: inout Symbol, _ theirs: Symbol) { if mine.isNone { mine = theirs } }
    if originalTransaction.isNone { originalTransaction = copy.originalTransaction }
    if copy.source == .refundHistory { source = .refundHistory }
    if copy.trust.rawValue < trust.rawValue { trust = copy.trust }
    fill(&subtype, copy.subtype)
    fill(&requestReason, copy.requestReason)
    fill(&app, copy.app)
    fill(&product, copy.product)
    fill(&productType, copy.productType)
    fill(&ownership, copy.ownership)
    fill(&storefront, copy.storefront)
    fill(&appVersion, copy.appVersion)
    fill(&offerType, copy.offerType)
    fill(&offerIdentifier, copy.offerIdentifier)
    fill(&offerDiscountType, copy.offerDiscountType)
    fill(&transactionReason, copy.transactionReason)
    fill(&currency, copy.currency)
    fill(&revocationReason, copy.revocationReason)
    fill(&revocationType, copy.revocationType)
    fill(&accountText, copy.accountText)
    if notificationIdentifier.isNone { notificationIdentifier = copy.notificationIdentifier }
    if accountIdentifier.isNone { accountIdentifier = copy.accountIdentifier }
    time = time ?? copy.time
    purchasedAt = purchasedAt ?? copy.purchasedAt
    priceMilliunits = priceMilliunits ?? copy.priceMilliunits
    quantity = quantity ?? copy.quantity
    revokedAt = revokedAt ?? copy.revokedAt
    revocationPercentage = revocationPercentage ?? copy.revocationPercentage
    isUpgraded = isUpgraded || copy.isUpgraded
    rareFacts = rareFacts ?? copy.rareFacts
  }
}
