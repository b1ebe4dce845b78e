import Refunds
import Testing

/// rules.md 6: the denominator of refund rates.
struct PaidTransactionTests {
  private func isPaid(_ drafts: StatementDraft...) -> [Bool] { Ledger(drafts).transactions.map(\.isPaid) }

  @Test func aPurchaseWithAPriceIsPaid() {
    #expect(isPaid(.row(1).price(9990)) == [true])
  }

  @Test func anUnknownPriceIsPaid() {
    #expect(isPaid(.row(1)) == [true])
  }

  @Test func aPriceOfZeroIsNot() {
    #expect(isPaid(.row(1).price(0)) == [false])
  }

  @Test func aFreeTrialIsNot() {
    #expect(isPaid(.row(1).offerDiscountType("FREE_TRIAL")) == [false])
    #expect(isPaid(.row(1).offerDiscountType("PAY_AS_YOU_GO").price(990)) == [true])
  }

  @Test(arguments: [("PURCHASED", true), ("", true), ("FAMILY_SHARED", false), ("ASSIGNED", false)])
  func theOwnershipDecides(ownership: String, expected: Bool) {
    #expect(isPaid(.row(1).ownership(ownership)) == [expected])
  }

  @Test func eachTransactionCountsOnce() {
    #expect(isPaid(.row(1), .row(2), .refund(3), .reversal(4), .refund(5)) == [true])
  }

  @Test func upgradedTransactionsStayIn() {
    #expect(isPaid(.row(1).isUpgraded(true)) == [true])
  }

  @Test func aTransactionKnownFromItsRefundAloneCountsAndIsReported() {
    let ledger = Ledger([.refund(3)])
    #expect(ledger.transactions.map(\.isPaid) == [true])
    #expect(ledger.coverage.refundsWithoutPurchase == 1)
    #expect(ledger.count(of: .refundWithoutPurchase) == 1)
  }

  @Test func refundedTwiceItIsStillOneTransaction() {
    #expect(Ledger([.refund(3), .reversal(5), .refund(8)]).coverage.refundsWithoutPurchase == 1)
  }

  @Test func aTransactionWithItsPurchaseIsNotReported() {
    let ledger = Ledger([.row(1), .refund(3)])
    #expect(ledger.coverage.refundsWithoutPurchase == 0)
    #expect(ledger.count(of: .refundWithoutPurchase) == 0)
  }

  @Test func aRevocationThatIsNoRefundIsNotReported() {
    #expect(Ledger([.revoke(3)]).coverage.refundsWithoutPurchase == 0)
  }
}
