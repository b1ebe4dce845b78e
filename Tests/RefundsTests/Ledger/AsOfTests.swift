import Refunds
import Testing

/// rules.md 5: `--as-of` is a cut when it is given, else the latest date in the input.
struct AsOfTests {
  private func ledger(_ drafts: [StatementDraft], asOf day: Int64) -> Ledger {
    Ledger(drafts) { $0.asOf = .day(day) }
  }

  @Test func laterStatementsAreLeftOutAndCounted() {
    let ledger = ledger([.refund(2), .reversal(6)], asOf: 5)
    #expect(ledger.statuses == [.revoked], "last month's report shows the refund as it stood")
    #expect(ledger.coverage.total.leftOut == [.afterAsOf: 1])
    #expect(ledger.coverage.total.balances)
    #expect(ledger.asOf == .day(5))
  }

  @Test func aStatementOfThatVeryMomentCounts() {
    #expect(ledger([.refund(5)], asOf: 5).episodes.count == 1)
  }

  @Test func aStatementWithoutTimeIsCutByItsRevocationDate() {
    #expect(ledger([.revokedRow(nil, on: 6)], asOf: 5).coverage.total.leftOut == [.afterAsOf: 1])
    #expect(ledger([.revokedRow(nil, on: 5)], asOf: 5).episodes.count == 1)
  }

  @Test func aStatementWithoutTimeAndDateStays() {
    #expect(ledger([.row(nil)], asOf: 5).coverage.total.used == 1)
  }

  @Test func theTimeOfTheStatementCutsNotItsRevocationDate() {
    #expect(ledger([.revokedRow(9, on: 2)], asOf: 5).coverage.total.leftOut == [.afterAsOf: 1])
  }

  @Test func datesLaterThanTheDayAfterAreUnknownWithAFinding() {
    let ledger = ledger([.refund(5).revokedDay(7), .row(1).purchaseDay(9)], asOf: 5)
    #expect(ledger.episodes.map(\.revokedAt) == [.day(5)], "dated by the statement")
    #expect(ledger.transactions.map(\.purchasedAt) == [nil])
    #expect(
      ledger.findings.filter { $0.code == .dateImplausible }.map(\.subject) == ["purchaseDate", "revocationDate"])
  }

  @Test func theDayAfterIsStillPlausible() {
    let ledger = ledger([.refund(5).revokedDay(6)], asOf: 5)
    #expect(ledger.episodes.map(\.revokedAt) == [.day(6)])
    #expect(ledger.count(of: .dateImplausible) == 0)
  }

  @Test(arguments: [
    [StatementDraft.row(3), .row(8).id("2")],
    [.row(3).purchaseDay(8)], [.refund(3).revokedDay(8)], [.revokedRow(nil, on: 8)],
  ])
  func withoutItTheLatestStatementPurchaseOrRevocationCounts(drafts: [StatementDraft]) {
    #expect(Ledger(drafts).asOf == .day(8))
  }

  @Test func anEmptyInputHasNoSuchDate() {
    #expect(Ledger([]).asOf == nil)
    #expect(Ledger([.row(nil)]).asOf == nil)
  }
}
