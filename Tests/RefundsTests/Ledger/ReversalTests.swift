import Refunds
import Testing

/// rules.md 2: what closes an episode, and what does not.
struct ReversalTests {
  @Test func aReversalNotificationCloses() {
    let ledger = Ledger([.refund(2), .reversal(5)])
    #expect(ledger.statuses == [.reversed])
    #expect(ledger.episodes.map(\.reversedAt) == [.day(5)])
    #expect(ledger.episodes.map(\.reversalEvidence) == [.notification])
    #expect(ledger.episodes.map(\.verdict.countsAsRefund) == [true])
    #expect(ledger.episodes.map(\.isStandingRefund) == [false])
  }

  @Test(arguments: [StatementDraft.row(5), .notification("DID_RENEW", 5), .row(5).source(.subscriptionStatus)])
  func aLaterSnapshotWithoutRevocationCloses(snapshot: StatementDraft) {
    let ledger = Ledger([.refund(2), snapshot])
    #expect(ledger.statuses == [.reversed])
    #expect(ledger.episodes.map(\.reversedAt) == [.day(5)])
    #expect(ledger.episodes.map(\.reversalEvidence) == [.snapshot])
  }

  @Test func aSnapshotMustBeLaterThanTheLastStatement() {
    #expect(Ledger([.revokedRow(6, on: 2), .row(6)]).statuses == [.revoked])
    #expect(Ledger([.revokedRow(6, on: 2), .row(5)]).statuses == [.revoked])
    #expect(Ledger([.refund(2), .revokedRow(6, on: 2), .row(4)]).episodes.count == 2, "4 lies between 2 and 6")
    #expect(Ledger([.revokedRow(6, on: 2), .row(7)]).statuses == [.reversed])
  }

  @Test func aSnapshotMustBeLaterThanTheRevocationDate() {
    #expect(Ledger([.refund(2).revokedDay(5), .row(4)]).statuses == [.revoked])
    #expect(Ledger([.refund(2).revokedDay(5), .row(5)]).statuses == [.revoked])
    #expect(Ledger([.refund(2).revokedDay(5), .row(6)]).statuses == [.reversed])
  }

  @Test func noSnapshotClosesAnEpisodeWithNeitherTimeNorDate() {
    #expect(Ledger([.refund(nil), .row(9)]).statuses == [.revoked])
    #expect(Ledger([.refund(nil), .reversal(9)]).statuses == [.reversed])
  }

  @Test func aDateAloneIsEnoughToBeClosedBy() {
    #expect(Ledger([.revokedRow(nil, on: 3), .row(9)]).statuses == [.reversed])
  }

  @Test func aSnapshotOfAnUpgradedTransactionDoesNotCloseAnUpgrade() {
    let ledger = Ledger([.revokedRow(2, on: 2).isUpgraded(true), .row(5).isUpgraded(true)])
    #expect(ledger.rules == [.upgrade])
    #expect(ledger.statuses == [.revoked])
  }

  @Test func aSnapshotOfAnUpgradedTransactionClosesARefund() {
    let ledger = Ledger([.refund(2).isUpgraded(true), .row(5).isUpgraded(true)])
    #expect(ledger.rules == [.reasonAbsent])
    #expect(ledger.statuses == [.reversed])
  }

  @Test func aSnapshotOfAnUpgradedFamilyMemberClosesTheFamilyRevocation() {
    let ledger = Ledger([
      .revoke(2).ownership("FAMILY_SHARED"), .row(5).isUpgraded(true).ownership("FAMILY_SHARED"),
    ])
    #expect(ledger.rules == [.familyNotification])
    #expect(ledger.statuses == [.reversed])
  }

  @Test func theFirstEvidenceInTimeStays() {
    let ledger = Ledger([.refund(2), .reversal(7), .row(5), .row(9)])
    #expect(ledger.episodes.map(\.reversalEvidence) == [.snapshot])
    #expect(ledger.episodes.map(\.reversedAt) == [.day(5)])
    let other = Ledger([.refund(2), .reversal(5), .row(7), .reversal(8)])
    #expect(other.episodes.map(\.reversalEvidence) == [.notification])
    #expect(other.episodes.map(\.reversedAt) == [.day(5)])
  }

  @Test func aRevocationAfterAReversalIsANewEpisode() {
    let ledger = Ledger([.refund(2).reason("0"), .reversal(5), .refund(8).reason("1")])
    #expect(ledger.rules == [.reasonOther, .reasonIssue])
    #expect(ledger.statuses == [.reversed, .revoked])
    #expect(ledger.transactions.count == 1)
  }

  @Test func theSecondEpisodeInheritsNothing() {
    let ledger = Ledger([.refund(2).reason("0").percentage(10), .reversal(5), .revokedRow(8, on: 8)])
    #expect(ledger.rules == [.reasonOther, .reasonAbsent])
    #expect(ledger.episodes.last?.revocation.percentage == nil)
  }

  @Test func aSecondReversalClosesTheSecondRefund() {
    let ledger = Ledger([.refund(2), .reversal(5), .refund(8), .reversal(9)])
    #expect(ledger.statuses == [.reversed, .reversed])
    #expect(ledger.episodes.map(\.reversedAt) == [.day(5), .day(9)])
  }

  @Test func aLateDeliveredOlderRefundNeverOverridesANewerReversal() {
    let ledger = Ledger(files: [[.reversal(5)], [.row(9)], [.refund(2)]])
    #expect(ledger.rules == [.reasonAbsent])
    #expect(ledger.statuses == [.reversed])
  }

  @Test func aReversalKeepsTheAmount() {
    let ledger = Ledger([.refund(2).price(9990), .reversal(5)])
    #expect(ledger.episodes.map(\.amountText) == ["9.99"])
  }
}
