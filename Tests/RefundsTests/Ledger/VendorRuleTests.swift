import Refunds
import Testing

/// What vendors pass on stands below what Apple says, and adds what Apple does not say.
struct VendorRuleTests {
  private static func row(_ day: Int64) -> StatementDraft { .row(day).source(.vendor).ownership("") }

  private static func refund(_ day: Int64, on revokedDay: Int64, _ milliunits: Int64? = nil) -> StatementDraft {
    let refund = StatementDraft.refund(day).type("").source(.vendor).ownership("").revokedDay(revokedDay)
    guard let milliunits else { return refund }
    return refund.itemRefunds([
      AdvancedCommerceRefund(amountMilliunits: milliunits, date: nil, reason: "", type: "PRORATED")
    ])
  }

  @Test func theDateOfAppleStands() {
    #expect(Ledger([.refund(3).revokedDay(2), Self.refund(9, on: 8)]).episodes.map(\.revokedAt) == [.day(2)])
    #expect(Ledger([Self.refund(2, on: 1), .refund(3).revokedDay(2)]).episodes.map(\.revokedAt) == [.day(2)])
    #expect(Ledger([Self.refund(2, on: 1), Self.refund(9, on: 8)]).episodes.map(\.revokedAt) == [.day(8)])
  }

  @Test func theReasonOfAppleStands() {
    let vendor = Self.refund(9, on: 2).reason("0")
    #expect(Ledger([.refund(3).reason("1"), vendor]).rules == [.reasonIssue])
    #expect(Ledger([.refund(3), vendor]).rules == [.reasonOther])
  }

  @Test func aVendorMakesNoCustomerOfAMemberOfAFamily() {
    let ledger = Ledger([
      .revokedRow(3, on: 2).ownership("FAMILY_SHARED"), Self.refund(9, on: 2).ownership("PURCHASED"),
    ])
    #expect(ledger.categories == [.familySharing])
  }

  @Test func thePriceOfAppleStands() {
    let ledger = Ledger([.refund(3).price(9990).currency("EUR"), Self.row(9).price(8000).currency("EUR")])
    #expect(ledger.transactions.map(\.priceMilliunits) == [9990])
    #expect(ledger.count(of: .conflictingPrices) == 1)
  }

  @Test func aStatedAmountCountsWhereAppleSaysNoShare() {
    let ledger = Ledger([.refund(3).price(9990), Self.refund(4, on: 3, 5400)])
    #expect(ledger.episodes.map(\.amountText) == ["5.4"])
    #expect(ledger.episodes.map(\.basis) == [.reported])
    #expect(ledger.episodes.map(\.revocation.refundedShare) == [nil], "a part, and nobody says which")
  }

  @Test func theShareOfAppleCountsBeforeAStatedAmount() {
    let ledger = Ledger([
      .refund(3).price(10000).revocationType("REFUND_PRORATED").percentage(40000), Self.refund(4, on: 3, 10000),
    ])
    #expect(ledger.episodes.map(\.amountText) == ["4"])
    #expect(ledger.episodes.map(\.basis) == [.percentage])
  }

  @Test func aStatedAmountFillsAShareThatAppleDoesNotTell() {
    let ledger = Ledger([.refund(3).price(10000).revocationType("REFUND_PRORATED"), Self.refund(4, on: 3, 5400)])
    #expect(ledger.episodes.map(\.amountText) == ["5.4"])
  }

  @Test func aStatedAmountInAnotherCurrencyIsNone() {
    let ledger = Ledger([
      .refund(3).price(10000).currency("EUR"), Self.refund(4, on: 3, 11200).currency("USD"),
    ])
    #expect(ledger.episodes.map(\.amountText) == ["10"])
    #expect(ledger.episodes.map(\.basis) == [.assumedFullPrice])
  }

  @Test func aRowThatHoldsOnToAReversedRefundOpensNone() {
    let ledger = Ledger([.refund(2), .reversal(5), Self.refund(9, on: 2, 9990)])
    #expect(ledger.statuses == [.reversed])
    #expect(Ledger([.refund(2), .reversal(5), Self.refund(9, on: 7)]).statuses == [.reversed, .revoked])
  }

  @Test func aRowTellsTheRefundThatAReversalUndid() {
    let ledger = Ledger([.reversal(5).price(9990), Self.refund(9, on: 2)])
    #expect(ledger.rules == [.reasonAbsent])
    #expect(ledger.statuses == [.reversed])
    #expect(ledger.episodes.map(\.revokedAt) == [.day(2)])
  }

  @Test func theNewestRowOfAVendorCounts() {
    let rows = [Self.refund(2, on: 1), Self.row(3)]
    #expect(Ledger(rows).statuses == [.reversed])
    #expect(Ledger(rows + [Self.refund(4, on: 1)]).statuses == [.reversed, .revoked])
  }

  @Test func theSilenceOfAVendorUndoesNothingThatAppleSays() {
    #expect(Ledger([.refund(2), Self.row(5)]).statuses == [.revoked])
    #expect(Ledger([Self.refund(1, on: 1), .refund(2), Self.row(5)]).statuses == [.revoked])
    #expect(Ledger([.refund(2), .reversal(5).source(.vendor)]).statuses == [.reversed])
  }

  @Test func anOldRefundDecidesNoNewRequest() {
    #expect(Ledger([.refund(2), .request(4), Self.refund(5, on: 2)]).outcomes == [.pending])
    #expect(Ledger([.request(4), Self.refund(6, on: 5)]).outcomes == [.granted])
  }
}
