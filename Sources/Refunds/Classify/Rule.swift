/// The rules of classification in the order in which they are asked; the first that fits decides (rules.md 3).
package enum Rule: String, Hashable, Sendable, CaseIterable {
  case assignment
  case familyType = "family-type"
  case familyNotification = "family-notification"
  case familyOwnership = "family-ownership"
  case bundleSwitch = "bundle-switch"
  case itemModification = "item-modification"
  case simulated
  case upgrade
  case upgradeInferred = "upgrade-inferred"
  case typeUnknown = "type-unknown"
  case reasonIssue = "reason-issue"
  case reasonOther = "reason-other"
  case reasonAbsent = "reason-absent"
  case reasonUnknownRefund = "reason-unknown-refund"
  case reasonUnknown = "reason-unknown"
  /// A reversal whose refund is not in the input (rules.md 2).
  case reversalOnly = "reversal-only"

  /// The category that the rule gives; a simulated refund is test data and has none.
  package var category: Category? {
    switch self {
    case .assignment: .assignment
    case .familyType, .familyNotification, .familyOwnership: .familySharing
    case .bundleSwitch: .upgradedToBundle
    case .itemModification: .modification
    case .simulated: nil
    case .upgrade, .upgradeInferred: .upgrade
    case .typeUnknown, .reasonUnknownRefund, .reasonUnknown: .unknown
    case .reasonIssue: .developerIssue
    case .reasonOther: .other
    case .reasonAbsent, .reversalOnly: .unspecified
    }
  }

  /// Whether money went back to a customer at the customer's wish.
  package var countsAsRefund: Bool {
    switch self {
    case .reasonIssue, .reasonOther, .reasonAbsent, .reasonUnknownRefund: true
    case .assignment, .familyType, .familyNotification, .familyOwnership, .bundleSwitch, .itemModification,
      .simulated, .upgrade, .upgradeInferred, .typeUnknown, .reasonUnknown, .reversalOnly:
      false
    }
  }

  /// Revocations that may be refunds and are not counted until somebody has looked.
  package var needsReview: Bool { self == .typeUnknown || self == .reasonUnknown }

  /// One sentence for `explain`.
  package var meaning: String {
    switch self {
    case .assignment: "a seat was taken back by its organisation; no money moved on this transaction"
    case .familyType: "revocationType FAMILY_REVOKE: family access ended; no money moved on this transaction"
    case .familyNotification: "a REVOKE notification: family access ended; no money moved on this transaction"
    case .familyOwnership: "the transaction is FAMILY_SHARED: only the purchaser can be refunded"
    case .bundleSwitch: "the customer switched to a subscription bundle"
    case .itemModification: "an automatic credit because items of the subscription were changed"
    case .simulated: "a simulated refund; test data"
    case .upgrade: "the subscription was upgraded and nothing says that it was refunded"
    case .upgradeInferred:
      "a receipt shows a cancellation without a reason at the instant at which another purchase of its chain began"
    case .typeUnknown: "an unknown revocationType, and nothing says that it was refunded; needs review"
    case .reasonIssue: "a refund for an issue with the app"
    case .reasonOther: "a refund for another reason"
    case .reasonAbsent: "a refund without a stated reason"
    case .reasonUnknownRefund: "a refund for a reason that is not known here"
    case .reasonUnknown:
      "revoked for a reason that is not known here, and nothing says that it was refunded; needs review"
    case .reversalOnly: "a refund was reversed that is not in the input; it counts neither way"
    }
  }
}
