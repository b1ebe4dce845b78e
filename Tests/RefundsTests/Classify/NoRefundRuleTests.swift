import Refunds
import Testing

/// rules.md 3, rules 1 to 8 and 10: revocations that are no refunds, each with its neighbours.
struct NoRefundRuleTests {
  private func verdict(_ drafts: StatementDraft...) throws -> Verdict {
    let ledger = Ledger(drafts)
    #expect(ledger.episodes.count == 1)
    return try #require(ledger.episodes.first).verdict
  }

  private func expect(_ rule: Rule, _ category: Refunds.Category, _ drafts: StatementDraft...) {
    let ledger = Ledger(drafts)
    #expect(ledger.rules == [rule])
    #expect(ledger.categories == [category])
    #expect(ledger.episodes.map(\.verdict.countsAsRefund) == [false])
    #expect(ledger.episodes.map(\.refunded) == [nil], "non-refund categories have no refunded amount")
  }

  @Test func rule1AnAssignmentRevokedOrOwned() {
    expect(.assignment, .assignment, .revokedRow(3, on: 2).revocationType("ASSIGNMENT_REVOKE"))
    expect(.assignment, .assignment, .revokedRow(3, on: 2).ownership("ASSIGNED"))
  }

  @Test func rule1ComesBeforeFamilyAndReason() {
    expect(.assignment, .assignment, .revoke(3).ownership("ASSIGNED").reason("1"))
    expect(.assignment, .assignment, .refund(3).ownership("ASSIGNED").revocationType("FAMILY_REVOKE"))
  }

  @Test func rule2FamilyByType() {
    expect(.familyType, .familySharing, .revokedRow(3, on: 2).revocationType("FAMILY_REVOKE"))
  }

  @Test func rule2ComesBeforeTheNotificationAndTheReason() {
    expect(.familyType, .familySharing, .revoke(3).revocationType("FAMILY_REVOKE").reason("1"))
    expect(.familyType, .familySharing, .refund(3).revocationType("FAMILY_REVOKE").reason("1"))
  }

  @Test func rule3FamilyByNotification() {
    expect(.familyNotification, .familySharing, .revoke(3))
    expect(.familyNotification, .familySharing, .revoke(3).reason("1").ownership("FAMILY_SHARED"))
    expect(.familyNotification, .familySharing, .revokedRow(2, on: 2), .revoke(3))
  }

  @Test func rule4FamilyByOwnershipWithThePurchasersReason() {
    expect(.familyOwnership, .familySharing, .revokedRow(3, on: 2).ownership("FAMILY_SHARED").reason("1"))
    expect(.familyOwnership, .familySharing, .refund(3).ownership("FAMILY_SHARED").reason("0"))
  }

  @Test func rule4TakesTheOwnershipFromAnyStatement() {
    expect(
      .familyOwnership, .familySharing, .row(1).ownership("FAMILY_SHARED"),
      .revokedRow(3, on: 2).ownership(""))
  }

  @Test(arguments: ["PURCHASED", "", "NEW_OWNERSHIP"])
  func rule4IsNotForOtherOwnerships(ownership: String) throws {
    #expect(try verdict(.revokedRow(3, on: 2).ownership(ownership)).rule == .reasonAbsent)
  }

  @Test(arguments: ["upgradedToBundle", "UPGRADED_TO_BUNDLE", "upgraded-to-bundle", "UpgradedToBundle"])
  func rule5ASwitchToABundleInAnySpelling(reason: String) {
    expect(.bundleSwitch, .upgradedToBundle, .revokedRow(3, on: 2).reason(reason))
    expect(.bundleSwitch, .upgradedToBundle, .refund(3).reason(reason))
  }

  @Test func rule5ANumberOnlyIfTheUserSaysSo() {
    let draft = StatementDraft.refund(3).reason("2")
    #expect(Ledger([draft]).rules == [.reasonUnknownRefund])
    #expect(Ledger([draft]) { $0.reasonNames = ["2": .upgradedToBundle] }.rules == [.bundleSwitch])
    #expect(Ledger([draft]) { $0.reasonNames = ["3": .upgradedToBundle] }.rules == [.reasonUnknownRefund])
  }

  @Test func rule6ModificationsOnly() {
    let modification = AdvancedCommerceRefund.modification(900, day: 2)
    expect(.itemModification, .modification, .row(3).itemRefunds([modification, modification]))
    expect(.itemModification, .modification, .refund(3).itemRefunds([modification]).reason("1"))
  }

  @Test func rule6IsNotForAMixtureWithMoney() throws {
    let mixed = StatementDraft.row(3).itemRefunds([.modification(900, day: 2), .money(100, day: 2)])
    #expect(try verdict(mixed).rule == .reasonAbsent)
  }

  @Test func rule7SimulatedRefundsAreTestDataAndLeftOut() {
    for refunds in [[.simulation], [.modification(1, day: 2), .simulation]] as [[AdvancedCommerceRefund]] {
      let ledger = Ledger([.refund(3).itemRefunds(refunds).reason("1")])
      #expect(ledger.episodes.isEmpty)
      #expect(ledger.transactions.isEmpty)
      #expect(ledger.coverage.total.leftOut == [.simulated: 1])
      #expect(ledger.coverage.total.balances)
    }
  }

  @Test func rule7IsNotForAMixtureWithMoney() throws {
    #expect(try verdict(.refund(3).itemRefunds([.simulation, .money(100)])).rule == .reasonAbsent)
  }

  @Test func rule8AnUpgradeWithoutRefundEvidence() {
    expect(.upgrade, .upgrade, .revokedRow(3, on: 2).isUpgraded(true))
    expect(.upgrade, .upgrade, .revokedRow(3, on: 2).isUpgraded(true).reason("1"))
    expect(.upgrade, .upgrade, .revokedRow(3, on: 2), .row(1).isUpgraded(true))
    expect(.upgrade, .upgrade, .revokedRow(3, on: 2).isUpgraded(true).revocationType("NEW_TYPE"))
  }

  @Test func rule8WithRefundEvidenceTheRefundWinsAndIsFlagged() throws {
    let evidence: [StatementDraft] = [
      .refund(3).isUpgraded(true),
      .revokedRow(3, on: 2).isUpgraded(true).revocationType("REFUND_FULL"),
      .revokedRow(3, on: 2).isUpgraded(true).revocationType("REFUND_PRORATED"),
      .revokedRow(3, on: 2).isUpgraded(true).source(.refundHistory),
      .revokedRow(3, on: 2).isUpgraded(true).itemRefunds([.money(5)]),
    ]
    for draft in evidence {
      let verdict = try verdict(draft)
      #expect(verdict.rule == .reasonAbsent)
      #expect(verdict.countsAsRefund)
      #expect(verdict.alsoUpgraded)
    }
  }

  @Test func anUpgradeIsNotFlaggedAsAlsoUpgraded() throws {
    #expect(try !verdict(.revokedRow(3, on: 2).isUpgraded(true)).alsoUpgraded)
    #expect(try !verdict(.refund(3)).alsoUpgraded)
  }

  @Test func rule10AnUnknownTypeWithoutEvidenceNeedsReview() throws {
    let draft = StatementDraft.revokedRow(3, on: 2).revocationType("NEW_TYPE").reason("1")
    expect(.typeUnknown, .unknown, draft)
    #expect(try verdict(draft).rule.needsReview)
    #expect(Ledger([draft]).episodes.first?.revocation.type == "NEW_TYPE", "survives as written")
  }

  @Test func rule10IsNotForAnUnknownTypeWithEvidence() throws {
    #expect(try verdict(.refund(3).revocationType("NEW_TYPE").reason("1")).rule == .reasonIssue)
  }
}
