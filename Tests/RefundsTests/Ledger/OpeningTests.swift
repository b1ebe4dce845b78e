import Refunds
import Testing

/// rules.md 2: what opens an episode, and what later statements do to an open one.
struct OpeningTests {
  @Test(arguments: [StatementDraft.refund(3), .revoke(3), .revokedRow(3, on: 2), .revokedRow(nil, on: 2)])
  func aRevocationOpensAnEpisode(draft: StatementDraft) {
    let ledger = Ledger([draft])
    #expect(ledger.statuses == [.revoked])
  }

  @Test(arguments: [
    "SUBSCRIBED", "DID_RENEW", "DID_CHANGE_RENEWAL_PREF", "DID_CHANGE_RENEWAL_STATUS", "EXPIRED", "OFFER_REDEEMED",
    "GRACE_PERIOD_EXPIRED", "PRICE_INCREASE", "ONE_TIME_CHARGE", "PRICE_CHANGE", "NEW_TYPE",
  ])
  func everyOtherNotificationIsNoRefund(type: String) {
    #expect(Ledger([.notification(type, 3)]).episodes.isEmpty)
  }

  @Test func anUpgradeNotificationIsNoRefund() {
    let upgrade = StatementDraft.notification("DID_CHANGE_RENEWAL_PREF", 3).subtype("UPGRADE")
    #expect(Ledger([upgrade, .row(4).isUpgraded(true)]).episodes.isEmpty)
  }

  @Test func anyOtherNotificationWithARevocationDateOpensAsASnapshotDoes() {
    let ledger = Ledger([.notification("EXPIRED", 5).revokedDay(2).reason("0")])
    #expect(ledger.rules == [.reasonOther])
    #expect(ledger.episodes.first?.revokedAt == .day(2))
  }

  @Test func requestsAndDeclinesNeverOpen() {
    #expect(Ledger([.request(1), .declined(2)]).episodes.isEmpty)
    #expect(Ledger([.request(1).revokedDay(1).reason("1")]).episodes.isEmpty)
  }

  @Test func requestsAndDeclinesNeverClose() {
    #expect(Ledger([.refund(1), .request(2), .declined(3)]).statuses == [.revoked])
  }

  @Test func requestsAndDeclinesNeverEnrich() {
    let ledger = Ledger([.refund(1), .request(2).reason("1").percentage(10), .declined(3).reason("1")])
    #expect(ledger.rules == [.reasonAbsent])
    #expect(ledger.episodes.first?.revocation.percentage == nil)
  }

  @Test(
    arguments: [
      { $0.reason("1") }, { $0.revocationType("REFUND_FULL") }, { $0.percentage(40_000) },
    ] as [StatementDraft.Change])
  func aSnapshotWithARevocationFieldButNoDateNeitherOpensNorCloses(change: StatementDraft.Change) {
    #expect(Ledger([change(.row(3))]).episodes.isEmpty)
    #expect(Ledger([.refund(1), change(.row(3))]).statuses == [.revoked])
  }

  @Test func laterStatementsEnrichTheSameEpisode() throws {
    let ledger = Ledger([
      .refund(3), .revokedRow(5, on: 3).reason("1"),
      .revokedRow(6, on: 3).revocationType("REFUND_PRORATED").percentage(40_000),
    ])
    let episode = try #require(ledger.episodes.first)
    #expect(ledger.episodes.count == 1)
    #expect(episode.verdict.rule == .reasonIssue)
    #expect(episode.revocation.type == "REFUND_PRORATED")
    #expect(episode.revocation.percentage == 40_000)
    #expect(episode.firstSeenAt == .day(3))
  }

  @Test func fortyPercentMayGrowToAHundred() {
    let ledger = Ledger([
      .refund(3).price(10_000).percentage(40_000),
      .revokedRow(6, on: 3).percentage(100_000),
    ])
    #expect(ledger.episodes.map(\.amountText) == ["10"])
  }

  @Test func theNewestRevocationDateWins() {
    let ledger = Ledger([.refund(5).revokedDay(2), .revokedRow(9, on: 4)])
    #expect(ledger.episodes.map(\.revokedAt) == [.day(4)])
  }

  @Test func aFieldThatTheNewestLacksStays() {
    let ledger = Ledger([.refund(3).reason("1").percentage(0), .revokedRow(5, on: 3)])
    #expect(ledger.rules == [.reasonIssue])
    #expect(ledger.episodes.first?.revocation.percentage == 0)
  }

  @Test func aRefundWithoutDateIsDatedByItsStatementWithAFinding() {
    let ledger = Ledger([.refund(4).revokedDay(nil)])
    #expect(ledger.episodes.map(\.revokedAt) == [.day(4)])
    #expect(ledger.count(of: .refundWithoutDate) == 1)
    #expect(Ledger([.revoke(4).revokedDay(nil)]).count(of: .refundWithoutDate) == 1)
    #expect(Ledger([.refund(4)]).count(of: .refundWithoutDate) == 0)
  }

  @Test func anUndatedRefundIsDatedByTheFirstStatementThatHasATime() {
    let ledger = Ledger([.refund(nil), .refund(4).revokedDay(nil)])
    #expect(ledger.episodes.map(\.revokedAt) == [.day(4)])
  }

  @Test func aRefundWithoutAnyDateIsListedLast() {
    let ledger = Ledger([.refund(nil).id("1"), .refund(900).id("2")])
    #expect(ledger.identifiers == ["2", "1"])
    #expect(ledger.episodes.last?.revokedAt == nil)
  }

  @Test func aRevocationBeforeItsPurchaseIsAFinding() {
    #expect(Ledger([.refund(4).purchaseDay(5)]).count(of: .revokedBeforePurchase) == 1)
    #expect(Ledger([.refund(4).purchaseDay(4)]).count(of: .revokedBeforePurchase) == 0)
  }

  @Test func daysToRefundBelowZeroAreEmpty() throws {
    func cell(_ draft: StatementDraft) throws -> Cell {
      let ledger = Ledger([draft])
      let episode = try #require(ledger.episodes.first)
      return EpisodeRow(episode, of: ledger, showsIdentifiers: false).cell(.daysToRefund)
    }
    #expect(try cell(.refund(4).purchaseDay(5)) == .unknown)
    #expect(try cell(.refund(4).purchaseDay(4)) == .integer(0))
    #expect(try cell(.refund(4).purchaseDay(1)) == .integer(3))
    #expect(try cell(.refund(4)) == .unknown)
  }

  @Test func anEpisodeKeepsTheOriginAndTrustOfItsOpeningStatement() {
    let files: [[StatementDraft]] = [
      [.row(1), .revokedRow(5, on: 3).trust(.unsigned)], [.row(2), .row(2).id("2"), .refund(3).trust(.verified)],
    ]
    let ledger = Ledger(files: files)
    #expect(ledger.episodes.map(\.origin) == [Origin(file: 1, record: 3)])
    #expect(ledger.episodes.map(\.trust) == [.verified])
  }
}
