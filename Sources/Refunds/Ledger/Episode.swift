/// One revocation of one transaction, from its first statement to its reversal, with what it is and what it cost.
package struct Episode: Sendable {
  /// Number of the transaction in `Ledger.transactions`.
  package var transaction = 0
  package var revocation = Revocation()
  /// The date that counts: the revocation date, else that of the Advanced Commerce refund, else the statement time.
  package var revokedAt: Instant?
  /// Time of the first statement about it.
  package var firstSeenAt: Instant?
  package var sightings = Sightings()
  package var reversedAt: Instant?
  package var reversalEvidence: ReversalEvidence?
  package var verdict = Verdict(rule: .reversalOnly, category: .unspecified, alsoUpgraded: false)
  /// Nil for revocations that give no money back.
  package var refunded: RefundedAmount?
  package var requestReason = Symbol.none
  package var requestedAt: Instant?
  package var trust = Trust.unsigned
  package var origin = Origin(file: 0, record: 0)

  package enum ReversalEvidence: String, Hashable, Sendable {
    case notification
    case snapshot
  }

  package enum Status: String, Hashable, Sendable, CaseIterable {
    case revoked
    case reversed
  }

  package var status: Status { reversalEvidence == nil ? .revoked : .reversed }

  /// A true refund that nobody has undone.
  package var isStandingRefund: Bool { verdict.countsAsRefund && reversalEvidence == nil }
}
