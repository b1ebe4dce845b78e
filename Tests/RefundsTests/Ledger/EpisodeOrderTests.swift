import Refunds
import Testing

/// cli.md, "Order of rows": revocation date (empty last), transaction id (bytes), opening statement, reversed first.
struct EpisodeOrderTests {
  @Test func byRevocationDateUnknownLast() {
    let ledger = Ledger([
      .reversal(1).id("1"), .refund(9).id("2"), .refund(4).id("3"),
    ])
    #expect(ledger.identifiers == ["3", "2", "1"])
  }

  @Test func thenByTheBytesOfTheTransactionId() {
    let ids = ["9", "10", "0010", "a", "B", "e\u{301}", "\u{E9}"]
    let ledger = Ledger(ids.map { id in .refund(4).id(id) })
    // 0x30 "0", 0x31 "1", 0x39 "9", 0x42 "B", 0x61 "a", 0x65 "e", 0xC3 "é".
    #expect(
      ledger.identifiers.map { Array($0.utf8) }
        == ["0010", "10", "9", "B", "a", "e\u{301}", "\u{E9}"].map { Array($0.utf8) })
  }

  @Test func thenByTheOpeningStatement() {
    let ledger = Ledger([
      .refund(4).revokedDay(2).reason("0"), .reversal(5), .refund(8).revokedDay(2).reason("1"),
    ])
    #expect(ledger.rules == [.reasonOther, .reasonIssue])
  }

  @Test func thenReversedBeforeRevoked() {
    let drafts: [StatementDraft] = [.refund(4).app("a"), .refund(4).app("b"), .reversal(5).app("b")]
    #expect(Ledger(drafts).statuses == [.reversed, .revoked])
    #expect(Ledger(drafts.reversed()).statuses == [.reversed, .revoked])
  }

  @Test func theOrderOfTheInputNeverShows() {
    let drafts: [StatementDraft] = [
      .refund(4).app("b"), .refund(4).app("a"), .refund(4).app("c").environment(.sandbox),
    ]
    for order in [drafts, drafts.reversed()] {
      let ledger = Ledger(order) { $0.environments = [.production, .sandbox] }
      #expect(ledger.episodes.map { ledger.text(ledger.transaction(of: $0).app) } == ["a", "b", "c"])
    }
  }

  @Test func idsOfLocalStoresStandByContent() {
    let files: [[StatementDraft]] = ["yearly", "monthly"].map { product in
      [.refund(4).id("0").environment(.xcode).product(product)]
    }
    for order in [files, files.reversed()] {
      let ledger = Ledger(files: order) { $0.environments = [.xcode] }
      #expect(ledger.episodes.map { ledger.text(ledger.transaction(of: $0).product) } == ["monthly", "yearly"])
    }
  }
}
