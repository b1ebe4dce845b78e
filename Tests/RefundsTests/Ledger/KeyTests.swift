import Refunds
import Testing

/// rules.md 1: the key of a transaction is (environment, bundle id, transaction id).
struct KeyTests {
  @Test func oneTransactionIdIsOneTransactionHoweverManyRecordsNameIt() {
    let ledger = Ledger([.row(1), .row(2), .notification("DID_RENEW", 3)])
    #expect(ledger.transactions.count == 1)
  }

  @Test func periodsOfOneChainAreDifferentTransactions() {
    let ledger = Ledger([
      .refund(2).id("10").original("10"), .row(3).id("11").original("10"),
    ])
    #expect(ledger.transactions.count == 2)
    #expect(ledger.identifiers == ["10"])
    #expect(ledger.statuses == [.revoked])
  }

  @Test func theSameIdInTwoAppsIsTwoTransactions() {
    let ledger = Ledger([.refund(1).app("a"), .row(2).app("b")])
    #expect(ledger.transactions.count == 2)
    #expect(ledger.statuses == [.revoked], "the row of the other app reverses nothing")
  }

  @Test func theSameIdInSandboxAndProductionIsTwoTransactions() {
    let ledger = Ledger([.refund(1), .row(2).environment(.sandbox)]) { $0.environments = [.production, .sandbox] }
    #expect(ledger.transactions.count == 2)
    #expect(ledger.statuses == [.revoked])
  }

  @Test(arguments: [Environment.xcode, .localTesting])
  func idsOfLocalStoresMeanSomethingWithinOneFileOnly(environment: Environment) {
    let first = StatementDraft.refund(1).id("0").environment(environment)
    let second = StatementDraft.row(2).id("0").environment(environment)
    let apart = Ledger(files: [[first], [second]]) { $0.environments = [environment] }
    #expect(apart.transactions.count == 2)
    #expect(apart.statuses == [.revoked])
    let together = Ledger([first, second]) { $0.environments = [environment] }
    #expect(together.transactions.count == 1)
    #expect(together.statuses == [.reversed])
  }

  @Test func idsOfTheStoreMeanTheSameInEveryFile() {
    let ledger = Ledger(files: [[.refund(1)], [.row(2)]])
    #expect(ledger.transactions.count == 1)
    #expect(ledger.statuses == [.reversed])
  }

  @Test func aRecordWithoutABundleIdJoinsTheOneAppThatHasItsTransaction() throws {
    let ledger = Ledger([.refund(1).app(""), .row(0).app("a")])
    let transaction = try #require(ledger.transactions.first)
    #expect(ledger.transactions.count == 1)
    #expect(ledger.text(transaction.app) == "a")
    #expect(ledger.episodes.count == 1)
  }

  @Test func aRecordWithoutABundleIdStaysEmptyBetweenTwoApps() {
    let ledger = Ledger([.refund(1).app(""), .row(0).app("a"), .row(0).app("b")])
    #expect(Set(ledger.transactions.map { ledger.text($0.app) }) == ["", "a", "b"])
    #expect(ledger.episodes.map { ledger.text(ledger.transaction(of: $0).app) } == [""])
  }

  @Test func withoutAnyAppTheBundleIdStaysEmpty() {
    let ledger = Ledger([.refund(1).app("")])
    #expect(ledger.transactions.map { ledger.text($0.app) } == [""])
  }
}
