import Refunds
import Testing

/// rules.md 1: statements stand by their time; any order and any split of the same inputs gives the same result.
struct StatementOrderTests {
  @Test func statementsAreReadByTimeNotByPlace() {
    #expect(Ledger([.reversal(5), .refund(2)]).statuses == [.reversed])
    #expect(Ledger([.refund(2), .reversal(5)]).statuses == [.reversed])
  }

  @Test func atEqualTimesARevocationStandsBeforeAReversal() {
    let ledger = Ledger([.reversal(5), .refund(5)])
    #expect(ledger.rules == [.reasonAbsent])
    #expect(ledger.statuses == [.reversed])
  }

  @Test func atEqualTimesASnapshotStandsBeforeARevocation() {
    let ledger = Ledger([.refund(5), .row(5)])
    #expect(ledger.statuses == [.revoked])
  }

  @Test func aRowWithoutTimeStandsAtItsRevocationDate() {
    let ledger = Ledger([.revokedRow(nil, on: 3), .row(2), .row(4)])
    #expect(ledger.statuses == [.reversed])
    #expect(ledger.episodes.first?.reversedAt == .day(4))
  }

  @Test func aRowWithoutTimeAndDateStandsBeforeAllOthers() {
    let ledger = Ledger([.refund(1), .row(nil)])
    #expect(ledger.statuses == [.revoked])
  }

  @Test func contentDecidesTiesNeverThePlaceInTheInput() {
    let drafts: [StatementDraft] = [
      .revokedRow(4, on: 3).reason("0").original("7"),
      .revokedRow(4, on: 3).reason("1").original("8"),
    ]
    #expect(LedgerFacts(Ledger(drafts)) == LedgerFacts(Ledger(drafts.reversed())))
  }

  @Test func copiesThatDifferInTheChainOnlyGiveOneResultInAnyOrder() {
    let drafts: [StatementDraft] = [.row(4).original("7"), .row(4).original("8")]
    #expect(LedgerFacts(Ledger(drafts)) == LedgerFacts(Ledger(drafts.reversed())))
  }

  @Test func filesInAnotherOrderGiveTheSameResult() {
    let files: [[StatementDraft]] = [
      [.refund(3).price(9990), .request(1)], [.revokedRow(8, on: 3).reason("1")], [.row(0)],
    ]
    #expect(LedgerFacts(Ledger(files: files)) == LedgerFacts(Ledger(files: files.reversed())))
  }
}
