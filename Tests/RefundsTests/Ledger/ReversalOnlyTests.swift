import Refunds
import Testing

/// rules.md 2: reversals whose refund is not in the input, and reversals without a time.
struct ReversalOnlyTests {
  @Test func aReversalWithoutItsRefundIsListedAndCountsZero() throws {
    let ledger = Ledger([.reversal(5).price(9990)])
    let episode = try #require(ledger.episodes.first)
    #expect(ledger.episodes.count == 1)
    #expect(episode.verdict.rule == .reversalOnly)
    #expect(episode.verdict.category == .unspecified)
    #expect(!episode.verdict.countsAsRefund)
    #expect(episode.status == .reversed)
    #expect(episode.reversedAt == .day(5))
    #expect(episode.revokedAt == nil)
    #expect(episode.refunded == nil)
    #expect(ledger.count(of: .reversalWithoutRefund) == 1)
    #expect(Analysis(ledger: ledger, period: nil).money(in: nil)[""]?.refundedGross == .zero)
  }

  @Test func aRepeatedReversalIsListedOnce() {
    #expect(Ledger([.reversal(5), .reversal(7), .row(9)]).rules == [.reversalOnly])
  }

  @Test func aRefundAfterTheReversalIsAnEpisodeOfItsOwn() {
    let ledger = Ledger([.reversal(5), .refund(8)])
    #expect(ledger.rules == [.reasonAbsent, .reversalOnly])
    #expect(ledger.statuses == [.revoked, .reversed])
  }

  @Test func aSnapshotAloneIsNoReversal() {
    #expect(Ledger([.row(5), .row(6)]).episodes.isEmpty)
  }

  @Test func aReversalWithARefundHasNoSuchFinding() {
    #expect(Ledger([.refund(2), .reversal(5)]).count(of: .reversalWithoutRefund) == 0)
  }

  @Test func aReversalWithoutTimeFollowsTheNewestRevocation() {
    let ledger = Ledger([.reversal(nil), .refund(2)])
    #expect(ledger.rules == [.reasonAbsent])
    #expect(ledger.statuses == [.reversed])
    #expect(ledger.episodes.map(\.reversedAt) == [nil])
    #expect(ledger.episodes.map(\.reversalEvidence) == [.notification])
    #expect(ledger.count(of: .reversalWithoutTime) == 1)
  }

  @Test func ofTwoRefundsItReversesTheNewer() {
    let ledger = Ledger([.refund(2), .reversal(4), .refund(6), .reversal(nil)])
    #expect(ledger.statuses == [.reversed, .reversed])
    #expect(ledger.episodes.map(\.reversedAt) == [.day(4), nil])
  }

  @Test func itDoesSoBesideOtherStatementsWithoutTime() {
    let ledger = Ledger([.row(nil), .refund(nil), .refund(2), .reversal(nil)])
    #expect(ledger.rules == [.reasonAbsent])
    #expect(ledger.statuses == [.reversed])
    #expect(ledger.count(of: .reversalWithoutTime) == 1)
  }

  @Test func itDoesSoEvenWhereItCarriesARevocationDate() {
    let ledger = Ledger([.refund(4).revokedDay(2), .reversal(nil).revokedDay(2)])
    #expect(ledger.rules == [.reasonAbsent])
    #expect(ledger.statuses == [.reversed])
  }

  @Test func itFollowsARefundOfItemsInASnapshotToo() {
    let ledger = Ledger([.reversal(nil), .row(2).itemRefunds([.money(5000, day: 1)])])
    #expect(ledger.rules == [.reasonAbsent])
    #expect(ledger.statuses == [.reversed])
  }

  @Test func withoutAnyRevocationItIsAReversalOnly() {
    let ledger = Ledger([.row(3), .reversal(nil)])
    #expect(ledger.rules == [.reversalOnly])
    #expect(ledger.count(of: .reversalWithoutTime) == 1)
  }
}
