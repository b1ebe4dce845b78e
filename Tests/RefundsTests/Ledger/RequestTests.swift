import Refunds
import Testing

/// rules.md 2: requests of one transaction are one request until a decision closes it.
struct RequestTests {
  @Test func repeatedNotificationsAreOneRequest() throws {
    let ledger = Ledger([
      .request(1).uuid(1).requestReason("OTHER"), .request(2).uuid(2), .request(3).uuid(3),
    ])
    let request = try #require(ledger.requests.first)
    #expect(ledger.outcomes == [.pending])
    #expect(request.requestedAt == .day(1))
    #expect(request.decidedAt == nil)
    #expect(ledger.text(request.reason) == "OTHER")
  }

  @Test func aRefundGrantsIt() throws {
    let ledger = Ledger([.request(1).requestReason("LEGAL"), .request(2), .refund(3)])
    let episode = try #require(ledger.episodes.first)
    #expect(ledger.outcomes == [.granted])
    #expect(ledger.requests.map(\.decidedAt) == [.day(3)])
    #expect(episode.requestedAt == .day(1))
    #expect(ledger.text(episode.requestReason) == "LEGAL")
  }

  @Test func aDeclineClosesIt() {
    let ledger = Ledger([.request(1), .declined(4)])
    #expect(ledger.outcomes == [.declined])
    #expect(ledger.requests.map(\.decidedAt) == [.day(4)])
  }

  @Test func aRequestAfterADecisionIsANewOne() {
    #expect(Ledger([.request(1), .declined(2), .request(3), .refund(4)]).outcomes == [.declined, .granted])
    #expect(Ledger([.request(1), .refund(2), .request(3)]).outcomes == [.granted, .pending])
  }

  @Test func noRequestIsEverClosedByElapsedTime() {
    #expect(Ledger([.request(1), .row(5000)]).outcomes == [.pending])
    #expect(Ledger([.request(1), .request(5000)]).outcomes == [.pending])
  }

  @Test func aReversedRefundReversesItsRequest() {
    #expect(Ledger([.request(1), .refund(2), .reversal(5)]).outcomes == [.reversed])
    #expect(Ledger([.request(1), .refund(2), .row(5)]).outcomes == [.reversed])
  }

  @Test func allRequestsThatARefundGrantedAreReversedWithIt() {
    let ledger = Ledger([.request(1), .refund(2), .request(3), .refund(4), .reversal(5)])
    #expect(ledger.outcomes == [.reversed, .reversed])
    #expect(ledger.episodes.map(\.requestedAt) == [.day(1)])
  }

  @Test func aRefundWithoutRequestHasNone() {
    let ledger = Ledger([.refund(2)])
    #expect(ledger.requests.isEmpty)
    #expect(ledger.episodes.map(\.requestedAt) == [nil])
  }

  @Test func aDeclineWithoutItsRequestIsOneDeclinedRequest() {
    let ledger = Ledger([.declined(2).uuid(1), .declined(3).uuid(2)])
    #expect(ledger.outcomes == [.declined])
    #expect(ledger.requests.map(\.requestedAt) == [nil])
  }

  @Test func aRevocationThatIsNoRefundDecidesNothing() {
    let revocations: [StatementDraft] = [
      .revoke(3), .revokedRow(3, on: 3).revocationType("FAMILY_REVOKE"),
      .revokedRow(3, on: 3).isUpgraded(true), .row(3).itemRefunds([.modification(1, day: 2)]),
    ]
    for revocation in revocations {
      let ledger = Ledger([.request(1), revocation])
      #expect(ledger.episodes.count == 1)
      #expect(ledger.outcomes == [.pending])
    }
  }

  @Test func aRowThatShowsTheRefundDecidesAsTheRefundDoes() {
    let ledger = Ledger([.request(1), .revokedRow(3, on: 2).reason("1")])
    #expect(ledger.outcomes == [.granted])
  }

  @Test func aRowThatOnlyConfirmsARefundDecidesNoLaterRequest() {
    let ledger = Ledger([.request(1), .refund(2), .request(3), .revokedRow(4, on: 2)])
    #expect(ledger.outcomes == [.granted, .pending])
  }

  @Test func requestsOfTwoTransactionsAreTwo() {
    #expect(Ledger([.request(1), .request(1).id("7")]).outcomes == [.pending, .pending])
  }

  @Test func aRequestAloneIsNoRefund() {
    let ledger = Ledger([.request(1).price(9990)])
    #expect(ledger.episodes.isEmpty)
    #expect(ledger.transactions.count == 1)
  }
}
