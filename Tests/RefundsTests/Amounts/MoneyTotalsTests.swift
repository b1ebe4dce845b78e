import Refunds
import Testing

/// rules.md 4: totals are summed unrounded and never cross currencies.
struct MoneyTotalsTests {
  private func totals(_ drafts: [StatementDraft]) -> [String: MoneyTotals] {
    Analysis(ledger: Ledger(drafts), period: nil).money(in: nil)
  }

  private func refund(_ id: String, _ percentage: Int64?, _ currency: String = "EUR") -> StatementDraft {
    .refund(3).id(id).price(9990).percentage(percentage).currency(currency)
  }

  @Test func sharesAreSummedUnrounded() {
    let totals = totals([refund("1", 50_000), refund("2", 67_932), refund("3", nil)])
    #expect(totals["EUR"]?.refundedGross.text(most: 7, least: 0) == "21.7714068")
  }

  @Test func currenciesAreNeverAdded() {
    let totals = totals([refund("1", nil, "EUR"), refund("2", nil, "USD"), refund("3", nil, "")])
    #expect(totals.keys.sorted() == ["", "EUR", "USD"])
    #expect(totals.values.allSatisfy { $0.refundedGross == Amount(milliunits: 9990) })
  }

  @Test func anUnknownAmountIsCountedApartAndNeverZero() {
    let totals = totals([.refund(3).currency("EUR"), refund("2", nil)])
    #expect(totals["EUR"]?.unknownAmounts == 1)
    #expect(totals["EUR"]?.refundedGross == Amount(milliunits: 9990))
  }

  @Test func aReversedRefundLeavesTheNetAmount() {
    let totals = totals([refund("1", nil), .reversal(5).id("1"), refund("2", nil)])
    #expect(totals["EUR"]?.refundedGross == Amount(milliunits: 19_980))
    #expect(totals["EUR"]?.refundedReversed == Amount(milliunits: 9990))
    #expect(totals["EUR"]?.refundedNet == Amount(milliunits: 9990))
  }

  @Test func revocationsThatAreNoRefundsHaveNoMoney() {
    let totals = totals([.revoke(3).price(9990).currency("EUR")])
    #expect(totals["EUR"]?.refundedGross ?? .zero == .zero)
  }

  @Test func theLargestPricesAddUp() {
    let drafts = ["1", "2"].map { id in StatementDraft.refund(3).id(id).price(.max) }
    #expect(totals(drafts)[""]?.refundedGross.text(most: 3, least: 0) == "18446744073709551.614")
  }
}
