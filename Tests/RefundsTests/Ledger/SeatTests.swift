import Refunds
import Testing

/// rules.md 2 to 4 about seats: a refund of some seats leaves the transaction standing.
struct SeatTests {
  private static let tier = SeatTier(priceMilliunits: 4000, quantity: 10)

  private func refund(_ day: Int64, seats: Int64?) -> StatementDraft {
    .refund(day).subtype("SEATS").revokedDay(nil).seatTiers([SeatTests.tier]).revokedSeats(seats)
  }

  private func row(_ day: Int64, seats: Int64?) -> StatementDraft {
    .row(day).seatTiers([SeatTests.tier]).revokedSeats(seats)
  }

  @Test func aRefundOfSeatsIsPartialAndDatedByItsStatement() throws {
    let ledger = Ledger([refund(3, seats: 2)])
    let episode = try #require(ledger.episodes.first)
    #expect(episode.verdict.rule == .reasonAbsent)
    #expect(Extent(of: episode.revocation) == .partial)
    #expect(!episode.revocation.transactionIsRevoked)
    #expect(episode.revokedAt == .day(3))
    #expect(episode.amountText == "8")
    #expect(episode.basis == .seats)
  }

  @Test func theQuantityAloneSaysSoToo() {
    let ledger = Ledger([refund(3, seats: 2).subtype("")])
    #expect(ledger.episodes.map { Extent(of: $0.revocation) } == [.partial])
    #expect(ledger.episodes.map(\.amountText) == ["8"])
  }

  @Test func theSubtypeAloneSaysSoTooAndTheAmountIsUnknown() {
    let ledger = Ledger([.refund(3).subtype("SEATS").revokedDay(nil).price(4000)])
    #expect(ledger.episodes.map { Extent(of: $0.revocation) } == [.partial])
    #expect(ledger.episodes.map(\.basis) == [.unknown])
  }

  @Test func aSnapshotWithoutTheFieldDoesNotClose() {
    #expect(Ledger([refund(3, seats: 2), .row(5)]).statuses == [.revoked])
  }

  @Test func aSnapshotWithTheFieldButWithoutTheRefundCloses() {
    #expect(Ledger([refund(3, seats: 2), row(5, seats: nil)]).statuses == [.reversed])
  }

  @Test func aSnapshotThatStillHasRevokedSeatsConfirms() {
    #expect(Ledger([refund(3, seats: 2), row(5, seats: 2)]).statuses == [.revoked])
  }

  @Test func theNewestQuantityWins() {
    #expect(Ledger([refund(3, seats: 2), refund(6, seats: 3)]).episodes.map(\.amountText) == ["12"])
    #expect(Ledger([refund(3, seats: 2), row(6, seats: 3)]).episodes.map(\.amountText) == ["12"])
  }

  @Test func aReversalNotificationCloses() {
    #expect(Ledger([refund(3, seats: 2), .reversal(5)]).statuses == [.reversed])
  }

  @Test func aSnapshotWithRevokedSeatsOpensNothing() {
    #expect(Ledger([row(3, seats: 2)]).episodes.isEmpty)
  }

  @Test func revokedSeatsWithoutTheirRefundAreAFindingOnce() {
    #expect(Ledger([row(3, seats: 2), row(5, seats: 2)]).count(of: .seatsWithoutRefund) == 1)
    #expect(Ledger([row(3, seats: 0), row(5, seats: nil)]).count(of: .seatsWithoutRefund) == 0)
    #expect(Ledger([refund(3, seats: 2), row(5, seats: 2)]).count(of: .seatsWithoutRefund) == 0)
    #expect(Ledger([refund(3, seats: 2), .reversal(5), row(6, seats: 2)]).count(of: .seatsWithoutRefund) == 0)
  }

  @Test func revokedAsAWholeTheSumOfAllTiersGoesBack() {
    let ledger = Ledger([
      .refund(3).seatTiers([SeatTests.tier, SeatTier(priceMilliunits: 3000, quantity: 5)]).price(3667)
    ])
    #expect(ledger.episodes.map(\.amountText) == ["55"], "10 x 4 + 5 x 3, never the average price per seat")
    #expect(ledger.episodes.map(\.basis) == [.seats])
  }

  @Test func theTiersAreAFactOfTheTransactionWhicheverStatementHasThem() {
    let ledger = Ledger([.row(1).seatTiers([SeatTests.tier]), .refund(3).price(4000)])
    #expect(ledger.episodes.map(\.amountText) == ["40"])
    #expect(ledger.episodes.map(\.basis) == [.seats])
  }
}
