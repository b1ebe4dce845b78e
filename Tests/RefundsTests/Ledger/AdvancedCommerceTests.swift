import Refunds
import Testing

/// rules.md 2: Advanced Commerce refunds open and close episodes of transactions that are not revoked.
struct AdvancedCommerceTests {
  private typealias Refund = AdvancedCommerceRefund

  private func row(_ day: Int64?, _ refunds: [Refund]?) -> StatementDraft {
    .row(day).itemRefunds(refunds)
  }

  @Test func aRefundOfItemsOpensAnEpisodeDatedByItsFirstMoney() {
    let ledger = Ledger([
      row(9, [.modification(900, day: 1), .money(1000, day: 5), .money(2000, day: 3), .simulation])
    ])
    #expect(ledger.rules == [.reasonAbsent])
    #expect(ledger.episodes.map(\.revokedAt) == [.day(3)])
    #expect(ledger.episodes.map { Extent(of: $0.revocation) } == [.partial])
    #expect(ledger.count(of: .refundWithoutDate) == 0)
  }

  @Test func theRevocationDateOfTheTransactionComesFirst() {
    let ledger = Ledger([row(9, [.money(1000, day: 3)]).revokedDay(6)])
    #expect(ledger.episodes.map(\.revokedAt) == [.day(6)])
    #expect(ledger.episodes.map { Extent(of: $0.revocation) } == [.full], "revoked as a whole, refundType FULL")
  }

  @Test func modifiedItemsOpenAnEpisodeOfModification() {
    let ledger = Ledger([row(9, [.modification(900, day: 2)])])
    #expect(ledger.categories == [.modification])
    #expect(ledger.episodes.map(\.revokedAt) == [.day(2)])
    #expect(ledger.episodes.map(\.refunded) == [nil])
  }

  @Test func simulationsAloneOpenNone() {
    let ledger = Ledger([row(9, [.simulation])])
    #expect(ledger.episodes.isEmpty)
    #expect(ledger.coverage.total.used == 1)
  }

  @Test func advancedCommerceInfoWithoutRefundsOpensNone() {
    #expect(Ledger([row(9, [])]).episodes.isEmpty)
  }

  @Test func aSnapshotWithoutTheFieldDoesNotClose() {
    #expect(Ledger([row(2, [.money(1000, day: 1)]), .row(5)]).statuses == [.revoked])
  }

  @Test func aSnapshotWithTheFieldButWithoutTheRefundCloses() {
    let ledger = Ledger([row(2, [.money(1000, day: 1)]), row(5, [])])
    #expect(ledger.statuses == [.reversed])
    #expect(ledger.episodes.map(\.reversalEvidence) == [.snapshot])
  }

  @Test func aSnapshotWithTheRefundStillInItConfirms() {
    #expect(Ledger([row(2, [.money(1000, day: 1)]), row(5, [.money(1000, day: 1)])]).statuses == [.revoked])
  }

  @Test func aReversalNotificationCloses() {
    #expect(Ledger([row(2, [.money(1000, day: 1)]), .reversal(5)]).statuses == [.reversed])
  }

  @Test func aRefundOfItemsWithoutTimeIsClosedByASnapshotLaterThanItsDate() {
    #expect(Ledger([row(nil, [.money(1000, day: 3)]), row(2, [])]).statuses == [.revoked])
    #expect(Ledger([row(nil, [.money(1000, day: 3)]), row(5, [])]).statuses == [.reversed])
  }

  @Test func remainingModificationsNeverReplaceARefund() {
    let both: [Refund] = [.money(1000, day: 1), .modification(900, day: 1)]
    for later in [[5], [5, 7]] as [[Int64]] {
      let ledger = Ledger([row(2, both)] + later.map { row($0, [.modification(900, day: 1)]) })
      #expect(ledger.rules == [.reasonAbsent])
      #expect(ledger.statuses == [.reversed])
      #expect(ledger.episodes.map(\.reversedAt) == [.day(5)])
      #expect(ledger.episodes.map(\.amountText) == ["1"])
    }
  }

  @Test func aRevokedRowWithModificationsOnlyKeepsTheRefundOfItems() {
    let ledger = Ledger([row(2, [.money(1000, day: 1)]), row(5, [.modification(900, day: 1)]).revokedDay(4)])
    #expect(ledger.rules == [.reasonAbsent])
    #expect(ledger.episodes.map(\.amountText) == ["1"])
  }

  @Test func modificationsAreNotRevocationFieldsOfARefundedTransaction() {
    let ledger = Ledger([.refund(2), row(5, [.modification(900, day: 1)])])
    #expect(ledger.rules == [.reasonAbsent])
    #expect(ledger.statuses == [.reversed])
  }

  @Test func aModificationIsClosedByASnapshotWithoutIt() {
    let ledger = Ledger([row(2, [.modification(900, day: 1)]), row(5, [])])
    #expect(ledger.categories == [.modification])
    #expect(ledger.statuses == [.reversed])
  }

  @Test func aListedModificationConfirmsTheModification() {
    let ledger = Ledger([row(2, [.modification(900, day: 1)]), row(5, [.modification(900, day: 1)])])
    #expect(ledger.statuses == [.revoked])
  }

  @Test func theNewestListOfRefundsWins() {
    let ledger = Ledger([
      row(2, [.money(1000, day: 1)]), row(5, [.money(1000, day: 1), .money(500, day: 4)]),
    ])
    #expect(ledger.episodes.map(\.amountText) == ["1.5"])
    #expect(ledger.episodes.map(\.revokedAt) == [.day(1)])
  }
}
