/// What a revocation is, and the rule that says so.
package struct Verdict: Hashable, Sendable {
  package var rule: Rule
  package var category: Category
  package var countsAsRefund: Bool
  /// The subscription was also upgraded: the refund wins, and the row says so (rules.md 3, rule 8).
  package var alsoUpgraded: Bool

  package init(rule: Rule, category: Category, alsoUpgraded: Bool) {
    self.rule = rule
    self.category = category
    countsAsRefund = rule.countsAsRefund
    self.alsoUpgraded = alsoUpgraded
  }
}
