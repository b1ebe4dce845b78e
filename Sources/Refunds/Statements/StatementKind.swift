/// What a statement does to the timeline of its transaction (rules.md 1 and 2).
package enum StatementKind: UInt8, Hashable, Sendable, CaseIterable {
  /// All fields of a transaction as of its signing time, without an event of its own.
  case snapshot
  /// REFUND: the store gave money back.
  case refund
  /// REVOKE: a family member lost access.
  case revoke
  /// REFUND_REVERSED: an earlier refund was undone.
  case reversal
  /// CONSUMPTION_REQUEST: a customer asked for a refund.
  case request
  /// REFUND_DECLINED: the store declined a request.
  case declined

  /// The name in facts files. It must never change: archives hold it.
  package var key: String {
    switch self {
    case .snapshot: "snapshot"
    case .refund: "refund"
    case .revoke: "revoke"
    case .reversal: "reversal"
    case .request: "request"
    case .declined: "declined"
    }
  }

  /// At equal times a snapshot comes first, then a revocation, then a reversal; requests precede their decisions.
  package var rankAtEqualTime: Int {
    switch self {
    case .snapshot: 0
    case .request: 1
    case .refund, .revoke: 2
    case .declined: 3
    case .reversal: 4
    }
  }
}
