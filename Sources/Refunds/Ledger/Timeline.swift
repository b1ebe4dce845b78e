/// The statements of one transaction, oldest first, each said once.
package struct Timeline: Sendable {
  package private(set) var statements: [Statement] = []
  /// Copies that said nothing new; they were counted and filled what the standing copy lacked.
  package private(set) var duplicates: [Statement] = []
  /// Whether a REFUND_REVERSED without any time had to be placed after the newest revocation.
  package private(set) var hasReversalWithoutTime = false

  /// Of a transaction with one statement.
  init(of statement: Statement) {
    statements = [statement]
  }

  /// Orders the statements of one transaction and drops repetitions.
  init(_ unordered: [Statement], order: StatementOrder) {
    if unordered.count > 1 {
      // Looked up by identifier, since somebody may have posted one transaction a million times.
      var places: [UniversalIdentifier: [Int]] = [:]
      var ordered = joinCopies(unordered.sorted(by: order.precedes)) { statements, statement in
        let identifier = statement.notificationIdentifier
        if identifier.isNone { return nil }
        if let place = places[identifier]?.first(where: { statements[$0].isSameNotification(as: statement) }) {
          return place
        }
        places[identifier, default: []].append(statements.count)
        return nil
      }
      // A copy may have lent a date, so that the order is made anew before contents are compared.
      if !duplicates.isEmpty { ordered.sort(by: order.precedes) }
      statements = joinCopies(ordered) { statements, statement in
        statements.indices.reversed().prefix { order.standTogether(statements[$0], statement) }
          .last { statements[$0].hasSameContent(as: statement, order.rareFacts) }
      }
    } else {
      statements = unordered
    }
    placeReversalsWithoutTime(order.rareFacts)
  }

  private mutating func joinCopies(
    _ ordered: [Statement], _ indexOfCopy: ([Statement], Statement) -> Int?
  ) -> [Statement] {
    var standing: [Statement] = []
    standing.reserveCapacity(ordered.count)
    for statement in ordered {
      if let index = indexOfCopy(standing, statement) {
        standing[index].fill(from: statement)
        duplicates.append(statement)
      } else {
        standing.append(statement)
      }
    }
    return standing
  }

  /// Whether anything on it can revoke, reverse or ask; most transactions were only ever bought.
  var hasEvents: Bool {
    statements.contains { $0.kind != .snapshot || $0.revokedAt != nil || $0.rareFacts != nil }
  }

  // A reversal without a time would stand before everything else; it follows the newest revocation (rules.md 2).
  private mutating func placeReversalsWithoutTime(_ rareFacts: [RareFacts]) {
    guard statements.contains(where: \.isReversalWithoutTime) else { return }
    hasReversalWithoutTime = true
    let undated = statements.filter(\.isReversalWithoutTime)
    statements.removeAll(where: \.isReversalWithoutTime)
    let place = statements.lastIndex { $0.isRevocation(rareFacts) }.map { $0 + 1 } ?? 0
    statements.insert(contentsOf: undated, at: place)
  }
}

extension Statement {
  var isReversalWithoutTime: Bool { kind == .reversal && time == nil }

  /// An event that takes access away, or a snapshot with a revocation date or refunded items.
  fileprivate func isRevocation(_ rareFacts: [RareFacts]) -> Bool {
    switch kind {
    case .refund, .revoke: true
    case .snapshot: revokedAt != nil || self.rareFacts.map { rareFacts[Int($0)].hasItemRefund } ?? false
    case .reversal, .request, .declined: false
    }
  }

  /// Whether two statements of one transaction came in the same notification (rules.md 1).
  fileprivate func isSameNotification(as other: Statement) -> Bool {
    !notificationIdentifier.isNone && notificationIdentifier == other.notificationIdentifier && kind == other.kind
      && notificationType == other.notificationType
  }

  /// Whether two statements of one transaction are of the same type and time with the same revocation fields.
  fileprivate func hasSameContent(as other: Statement, _ rareFacts: [RareFacts]) -> Bool {
    guard kind == other.kind, notificationType == other.notificationType, time == other.time,
      revokedAt == other.revokedAt, revocationReason == other.revocationReason,
      revocationType == other.revocationType, revocationPercentage == other.revocationPercentage
    else { return false }
    if self.rareFacts == nil && other.rareFacts == nil { return true }
    let mine = self.rareFacts.map { rareFacts[Int($0)] }
    let theirs = other.rareFacts.map { rareFacts[Int($0)] }
    return mine?.advancedCommerceRefunds ?? [] == theirs?.advancedCommerceRefunds ?? []
      && mine?.revokedSeatQuantity == theirs?.revokedSeatQuantity
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
    expiresAt = expiresAt ?? copy.expiresAt
    priceMilliunits = priceMilliunits ?? copy.priceMilliunits
    quantity = quantity ?? copy.quantity
    revokedAt = revokedAt ?? copy.revokedAt
    revocationPercentage = revocationPercentage ?? copy.revocationPercentage
    isUpgraded = isUpgraded || copy.isUpgraded
    isFrozen = isFrozen && copy.isFrozen
    if orderLine.isNone { orderLine = copy.orderLine }
    rareFacts = rareFacts ?? copy.rareFacts
  }
}
