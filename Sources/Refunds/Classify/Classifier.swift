/// Decides what a revocation is: the table of rules.md 3, first match wins.
package struct Classifier: Sendable {
  /// Names that the user gave to reason codes.
  private let reasonNames: [String: RevocationReason]

  package init(reasonNames: [String: RevocationReason] = [:]) {
    self.reasonNames = reasonNames
  }

  /// The meaning of a reason as written; nil when it is absent or not known.
  package func reason(_ written: String) -> RevocationReason? {
    reasonNames[written] ?? RevocationReason(written: written)
  }

  /// - Parameters:
  ///   - ownership: who holds the transaction, by all that the input says about it.
  ///   - isUpgraded: whether any statement says that the subscription was upgraded.
  ///   - meetsPurchase: whether another purchase of the same chain began at the very instant of the revocation.
  package func verdict(
    on revocation: Revocation, ownership: Ownership, isUpgraded: Bool, meetsPurchase: Bool = false
  ) -> Verdict {
    let rule = rule(for: revocation, ownership: ownership, isUpgraded: isUpgraded, meetsPurchase: meetsPurchase)
    return Verdict(
      rule: rule, category: rule.category ?? .unspecified, alsoUpgraded: isUpgraded && rule.countsAsRefund)
  }

  private func rule(
    for revocation: Revocation, ownership: Ownership, isUpgraded: Bool, meetsPurchase: Bool
  ) -> Rule {
    let type = RevocationType(written: revocation.type)
    let reason = reason(revocation.reason)
    if type == .assignmentRevoke || ownership == .assigned { return .assignment }
    if type == .familyRevoke { return .familyType }
    if revocation.hasRevokeNotification { return .familyNotification }
    if ownership == .familyShared { return .familyOwnership }
    if reason == .upgradedToBundle { return .bundleSwitch }
    if let rule = ruleOfItems(revocation.advancedCommerceRefunds) { return rule }
    if isUpgraded && !revocation.hasRefundEvidence { return .upgrade }
    if meetsPurchase && revocation.isInReceiptsOnly && revocation.reason.isEmpty && !revocation.hasRefundEvidence {
      return .upgradeInferred
    }
    if type == .unrecognized && !revocation.hasRefundEvidence { return .typeUnknown }
    switch reason {
    case .developerIssue: return .reasonIssue
    case .other: return .reasonOther
    case .upgradedToBundle: return .bundleSwitch
    case nil: break
    }
    if revocation.reason.isEmpty { return .reasonAbsent }
    return revocation.hasRefundEvidence ? .reasonUnknownRefund : .reasonUnknown
  }

  // Rules 6 and 7 look at Advanced Commerce refunds alone: modifications only, or nothing but tests and modifications.
  private func ruleOfItems(_ refunds: [AdvancedCommerceRefund]) -> Rule? {
    if refunds.isEmpty || refunds.contains(where: \.isMoney) { return nil }
    return refunds.contains(where: \.isSimulation) ? .simulated : .itemModification
  }
}
