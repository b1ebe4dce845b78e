import Refunds
import Testing

/// cli.md: `extent` is full, prorated, partial, or empty; rules.md 2 and 3 say when it is partial.
struct ExtentTests {
  private func extent(_ draft: StatementDraft) -> Extent? {
    Ledger([draft]).episodes.first.flatMap { Extent(of: $0.revocation) }
  }

  @Test func theTypeSaysIt() {
    #expect(extent(.refund(2).revocationType("REFUND_FULL")) == .full)
    #expect(extent(.refund(2).revocationType("REFUND_PRORATED").percentage(40_000)) == .prorated)
  }

  @Test func withoutTypeThePercentageSaysIt() {
    #expect(extent(.refund(2).percentage(100_000)) == .full)
    #expect(extent(.refund(2).percentage(99_999)) == .prorated)
    #expect(extent(.refund(2).percentage(0)) == .prorated)
  }

  @Test func olderDataSayNothing() {
    #expect(extent(.refund(2)) == nil)
    #expect(extent(.refund(2).revokedDay(nil)) == nil)
  }

  @Test func refundedItemsArePartialUnlessTheTransactionIsRevoked() {
    #expect(extent(.refund(2).revokedDay(nil).itemRefunds([.money(5, day: 1)])) == .partial)
    #expect(extent(.refund(2).itemRefunds([.money(5, day: 1, type: "PRORATED")])) == .prorated)
  }
}
