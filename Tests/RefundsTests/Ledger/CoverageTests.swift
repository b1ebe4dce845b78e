import Refunds
import Testing

/// rules.md 7: records read = used + duplicates + left out + unreadable, on every run and for every file.
struct CoverageTests {
  @Test func everyRecordHasOneFate() {
    let ledger = Ledger(files: [
      [.row(1), .row(1), .refund(2).uuid(4), .refund(2).uuid(4)],
      [.row(1), .refund(3).environment(.sandbox).id("2"), .refund(3).id("3").itemRefunds([.simulation])],
    ])
    let total = ledger.coverage.total
    #expect(total.read == 7)
    #expect(total.used == 2)
    #expect(total.duplicates == 3)
    #expect(total.leftOut == [.sandbox: 1, .simulated: 1])
    #expect(total.balances)
    #expect(ledger.coverage.files.map(\.tally.read) == [4, 3])
    #expect(ledger.coverage.files.filter { $0.tally.balances }.count == 2)
  }

  @Test func recordsWithoutATransactionAndUnreadableOnesAreGroups() {
    var batch = Batch(file: 0)
    StatementDraft.row(1).add(to: &batch)
    batch.recordCount += 3
    batch.unreadable = 1
    batch.withoutTransaction = [.testNotification: 2]
    var evidence = Evidence(fileNames: ["a"])
    evidence.append(batch)
    let total = Ledger(evidence: evidence, selection: Selection()).coverage.total
    #expect(total.read == 4)
    #expect(total.used == 1)
    #expect(total.unreadable == 1)
    #expect(total.withoutTransaction == [.testNotification: 2])
    #expect(total.balances)
  }

  @Test func aLostRecordUnbalancesTheBooks() {
    var batch = Batch(file: 0)
    batch.recordCount = 1
    var evidence = Evidence(fileNames: ["a"])
    evidence.append(batch)
    #expect(!Ledger(evidence: evidence, selection: Selection()).coverage.total.balances)
  }

  @Test func sourcesNameTheirFirstAndLastStatementAndTheDaysBetween() throws {
    let ledger = Ledger([.refund(2), .reversal(6), .row(3), .row(nil).id("2")])
    let notifications = try #require(ledger.coverage.sources.first { $0.kind == .notification })
    #expect(notifications.statements == 2)
    #expect(notifications.first == .day(2))
    #expect(notifications.last == .day(6))
    #expect(notifications.daysWithoutStatement == 3)
    let rows = try #require(ledger.coverage.sources.first { $0.kind == .transactionHistory })
    #expect(rows.statements == 2)
    #expect(rows.daysWithoutStatement == 0)
  }

  @Test func trustIsCountedByStatement() {
    let ledger = Ledger([.row(1).trust(.verified), .row(2), .refund(3).trust(.notChecked)])
    #expect(ledger.coverage.trust == [.verified: 1, .unsigned: 1, .notChecked: 1])
  }

  @Test func transactionsAreCountedOnce() {
    #expect(Ledger([.row(1), .row(2), .row(1).id("2")]).coverage.transactions == 2)
  }

  @Test func anEmptyInputBalances() {
    #expect(Ledger([]).coverage.total.balances)
  }
}
