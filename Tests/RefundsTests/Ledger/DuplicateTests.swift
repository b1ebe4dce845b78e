import Refunds
import Testing

/// rules.md 1, "Duplicates".
struct DuplicateTests {
  @Test func theSameNotificationTwiceIsOneStatementAndOneDuplicate() {
    let ledger = Ledger([.refund(2).uuid(9), .refund(2).uuid(9)])
    #expect(ledger.episodes.count == 1)
    #expect(ledger.coverage.total.used == 1)
    #expect(ledger.coverage.total.duplicates == 1)
  }

  @Test func theSameUUIDIsADuplicateEvenWhereOtherFieldsDiffer() {
    let ledger = Ledger([.request(2).uuid(9), .request(3).uuid(9)])
    #expect(ledger.coverage.total.duplicates == 1)
    #expect(ledger.requests.map(\.requestedAt) == [.day(2)], "the oldest copy stands")
  }

  @Test func theSameContentWithoutUUIDIsADuplicate() {
    let ledger = Ledger([.revokedRow(5, on: 3).reason("1"), .revokedRow(5, on: 3).reason("1")])
    #expect(ledger.coverage.total.duplicates == 1)
  }

  @Test func rowsOfTwoTimesAreTwoStatements() {
    let ledger = Ledger([.revokedRow(5, on: 3), .revokedRow(6, on: 3)])
    #expect(ledger.coverage.total.duplicates == 0)
    #expect(ledger.coverage.total.used == 2)
    #expect(ledger.episodes.count == 1)
  }

  @Test(
    arguments: [
      { $0.reason("0") }, { $0.revokedDay(2) }, { $0.revocationType("REFUND_FULL") }, { $0.percentage(40_000) },
      { $0.itemRefunds([.money(100)]) }, { $0.seatTiers([]).revokedSeats(1) },
    ] as [StatementDraft.Change])
  func otherRevocationFieldsMakeAnotherStatement(change: StatementDraft.Change) {
    let ledger = Ledger([.revokedRow(5, on: 3), change(.revokedRow(5, on: 3))])
    #expect(ledger.coverage.total.duplicates == 0)
  }

  @Test(
    arguments: [
      { $0.product("yearly") }, { $0.price(5) }, { $0.itemRefunds([]) }, { $0.seatTiers([]) },
      { $0.trust(.verified) },
    ] as [StatementDraft.Change])
  func otherFieldsThanThoseOfTheRevocationDoNot(change: StatementDraft.Change) {
    let ledger = Ledger([.revokedRow(5, on: 3), change(.revokedRow(5, on: 3))])
    #expect(ledger.coverage.total.duplicates == 1)
  }

  @Test func aRowAndANotificationOfTheSameTimeAreTwoStatements() {
    let ledger = Ledger([.row(5), .notification("DID_RENEW", 5)])
    #expect(ledger.coverage.total.duplicates == 0)
  }

  @Test func theStandingCopyTakesWhatItLacksFromTheOther() throws {
    let ledger = Ledger([
      .refund(2).uuid(9).price(4990).currency("EUR").product(""),
      .refund(2).uuid(9).reason("1").storefront("DEU").trust(.verified),
    ])
    let episode = try #require(ledger.episodes.first)
    let transaction = ledger.transaction(of: episode)
    #expect(transaction.priceMilliunits == 4990)
    #expect(ledger.text(transaction.currency) == "EUR")
    #expect(ledger.text(transaction.product) == "monthly")
    #expect(ledger.text(transaction.storefront) == "DEU")
    #expect(episode.verdict.rule == .reasonIssue)
    #expect(episode.trust == .verified)
  }

  @Test func aCopyOnlyFillsAndNeverReplaces() throws {
    let ledger = Ledger([.request(2).uuid(9).price(4990), .request(3).uuid(9).price(5990)])
    #expect(ledger.transactions.map(\.priceMilliunits) == [4990])
    #expect(ledger.count(of: .conflictingPrices) == 1)
  }

  @Test func aRowOfTheRefundHistoryKeepsItsWeightAsACopy() {
    let rows: [StatementDraft] = [
      .revokedRow(5, on: 3).reason("7"),
      .revokedRow(5, on: 3).reason("7").source(.refundHistory),
    ]
    #expect(Ledger(rows).rules == [.reasonUnknownRefund])
    #expect(Ledger(rows).coverage.total.duplicates == 1)
  }

  @Test func anUndatedCopyOfANotificationIsReadAtTheTimeOfTheOther() {
    let ledger = Ledger([
      .refund(6).uuid(9).revokedDay(nil), .refund(nil).uuid(9), .reversal(3),
    ])
    #expect(ledger.rules == [.reasonAbsent, .reversalOnly], "the refund follows the reversal")
    #expect(ledger.statuses == [.revoked, .reversed])
  }

  @Test func theSameUUIDOnAnotherTransactionIsKeptWithAFinding() {
    let first = StatementDraft.refund(2).uuid(9)
    let second = StatementDraft.refund(2).uuid(9).id("77")
    for drafts in [[first, second, first], [second, first, first], [first, first, second]] {
      let ledger = Ledger(drafts)
      #expect(ledger.episodes.count == 2)
      #expect(ledger.coverage.total.duplicates == 1)
      #expect(ledger.count(of: .reusedNotificationIdentifier) == 1)
    }
  }

  @Test func theSameUUIDOnAnotherTypeIsKeptWithAFinding() {
    let ledger = Ledger([.refund(2).uuid(9), .reversal(3).uuid(9)])
    #expect(ledger.statuses == [.reversed])
    #expect(ledger.coverage.total.duplicates == 0)
    #expect(ledger.count(of: .reusedNotificationIdentifier) == 1)
  }

  @Test func aRepeatedUUIDAloneIsNoFinding() {
    let ledger = Ledger([.refund(2).uuid(9), .refund(2).uuid(9)])
    #expect(ledger.count(of: .reusedNotificationIdentifier) == 0)
  }

  /// Comparing each statement with each other would take minutes.
  @Test(.timeLimit(.minutes(1)))
  func oneTransactionToldManyTimesIsReadInTime() {
    let count: UInt64 = 30_000
    let rows = (0..<count).map { _ in StatementDraft.row(2) }
    let notifications = (1...count).map { StatementDraft.refund(3).uuid($0) }
    #expect(Ledger(rows).coverage.total.duplicates == Int(count) - 1)
    #expect(Ledger(notifications).episodes.count == 1)
  }
}
