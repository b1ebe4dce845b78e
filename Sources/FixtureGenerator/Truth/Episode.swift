/// What the simulation knows about one revocation, since it made it: one row of the answer key.
package struct Episode: Sendable {
  package enum Category: String, CaseIterable, Sendable {
    case developerIssue, other, unspecified, unknown, upgradedToBundle, familySharing, upgrade
  }

  /// The names of the rules of the ledger that must decide (`refunds explain`).
  package enum Rule: String, CaseIterable, Sendable {
    case reasonIssue = "reason-issue"
    case reasonOther = "reason-other"
    case reasonAbsent = "reason-absent"
    case reasonUnknown = "reason-unknown"
    case familyType = "family-type"
    case familyNotification = "family-notification"
    case bundleSwitch = "bundle-switch"
    case upgrade
    case reversalOnly = "reversal-only"
  }

  package enum AmountBasis: String, Sendable {
    case percentage
    case assumedFullPrice = "assumed_full_price"
  }

  /// As it stood when the episode was opened.
  package var transaction: Transaction
  package var category: Category
  package var rule: Rule
  package var countsAsRefund: Bool
  /// nil where only the reversal is in the input.
  package var revokedAt: Moment?
  package var reversedAt: Moment?
  package var amount: ExactAmount?
  package var amountBasis: AmountBasis?

  package var status: String { reversedAt == nil ? "revoked" : "reversed" }

  /// A true refund that still stands.
  package var isStandingRefund: Bool { countsAsRefund && reversedAt == nil }
}

/// A customer's request for a refund with what became of it by the end of the quarter.
package struct RefundRequest: Sendable {
  package enum Outcome: String, CaseIterable, Sendable {
    case granted, declined, pending
  }

  package var transaction: Transaction
  /// nil where the first sign of it is the store's refusal.
  package var reason: RequestReason?
  package var requestedAt: Moment?
  package var notificationCount: Int
  package var outcome: Outcome
}
