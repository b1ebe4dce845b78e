/// One request of a customer for one transaction, however many notifications repeat it (rules.md 2).
package struct RefundRequest: Sendable {
  /// Number of the transaction in `Ledger.transactions`.
  package var transaction = 0
  /// The first notification about it; nil where only the decision is in the input.
  package var requestedAt: Instant?
  package var decidedAt: Instant?
  /// The customer's stated reason, as written.
  package var reason = Symbol.none
  package var outcome = Outcome.pending

  package enum Outcome: String, Hashable, Sendable, CaseIterable {
    case pending
    case granted
    case declined
    /// Granted, and the refund was undone later.
    case reversed
  }
}

extension RefundRequest {
  /// Whether a notification asked for it; a refusal alone stands for a request that the input does not hold, and makes
  /// no share of approval, since grants without a request stand for none.
  package var isInInput: Bool { requestedAt != nil || !reason.isNone || outcome != .declined }
}
