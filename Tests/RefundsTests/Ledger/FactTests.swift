import Refunds
import Testing

/// rules.md 1: facts are merged field by field, the newest statement that has the field wins.
struct FactTests {
  private func merged(_ drafts: [StatementDraft]) throws -> (Ledger, Transaction) {
    let ledger = Ledger(drafts)
    #expect(ledger.transactions.count == 1)
    return (ledger, try #require(ledger.transactions.first))
  }

  @Test func theNewestStatementWins() throws {
    let (ledger, transaction) = try merged([
      .row(3).product("new").storefront("FRA").purchaseDay(1),
      .row(2).product("old").storefront("USA").purchaseDay(0),
    ])
    #expect(ledger.text(transaction.product) == "new")
    #expect(ledger.text(transaction.storefront) == "FRA")
    #expect(transaction.purchasedAt == .day(1))
  }

  @Test func aKnownValueBeatsAnAbsentOne() throws {
    let (ledger, transaction) = try merged([
      .row(2).price(4990).currency("EUR").storefront("DEU").quantity(3).account("x"),
      .refund(3).product("").ownership(""),
    ])
    #expect(transaction.priceMilliunits == 4990)
    #expect(ledger.text(transaction.currency) == "EUR")
    #expect(ledger.text(transaction.storefront) == "DEU")
    #expect(ledger.text(transaction.product) == "monthly")
    #expect(transaction.quantity == 3)
    #expect(ledger.text(transaction.accountText) == "x")
  }

  @Test func aPriceOfZeroIsAValue() throws {
    let (_, transaction) = try merged([.row(2).price(4990), .row(3).price(0)])
    #expect(transaction.priceMilliunits == 0)
  }

  @Test func ofTwoKnownPricesTheNewestWinsWithAFinding() throws {
    let (ledger, transaction) = try merged([.row(2).price(4990), .row(3).price(5990)])
    #expect(transaction.priceMilliunits == 5990)
    #expect(ledger.count(of: .conflictingPrices) == 1)
  }

  @Test func twoPricesOfARefundedTransactionAreAFindingToo() throws {
    let (ledger, _) = try merged([.row(2).price(4990), .refund(3).price(5990)])
    #expect(ledger.count(of: .conflictingPrices) == 1)
    #expect(ledger.episodes.first?.amountText == "5.99")
  }

  @Test func onePriceSaidTwiceIsNoFinding() throws {
    let (ledger, _) = try merged([.row(2).price(4990), .row(3).price(4990), .row(4)])
    #expect(ledger.count(of: .conflictingPrices) == 0)
  }

  @Test func factsAreTakenFromRequestsAndDeclines() throws {
    let (ledger, transaction) = try merged([
      .request(2).price(4990), .declined(3).storefront("DEU"), .revokedRow(4, on: 4),
    ])
    #expect(transaction.priceMilliunits == 4990)
    #expect(ledger.text(transaction.storefront) == "DEU")
  }

  @Test func anUpgradeStaysKnown() throws {
    let (_, transaction) = try merged([.row(2).isUpgraded(true), .row(3)])
    #expect(transaction.isUpgraded)
  }
}
