import Refunds
import Testing

struct CatalogTests {
  private func product(_ identifier: String, _ change: (inout CatalogProduct) -> Void) -> CatalogProduct {
    var product = CatalogProduct(identifier: identifier)
    change(&product)
    return product
  }

  @Test func theLaterWordCountsFieldByField() {
    var catalog = Catalog()
    catalog["a"] = product("a") {
      $0.name = "First"
      $0.type = "Consumable"
      $0.unitsPerPurchase = 500
      $0.addEntitlement("gold")
      $0.prices = ["": .usd(990), "DEU": .eur(890)]
    }
    var later = Catalog()
    later["a"] = product("a") {
      $0.name = "Second"
      $0.prices = ["DEU": .eur(790)]
    }
    later["b"] = product("b") { $0.addEntitlement("pro") }
    catalog.take(later)
    #expect(catalog.products.map(\.identifier) == ["a", "b"])
    #expect(catalog["a"]?.name == "Second")
    #expect(catalog["a"]?.type == "Consumable")
    #expect(catalog["a"]?.unitsPerPurchase == 500)
    #expect(catalog["a"]?.entitlements == ["gold"])
    #expect(catalog["a"]?.prices == ["": .usd(990), "DEU": .eur(790)])
    #expect(catalog["b"]?.entitlements == ["pro"])
  }

  @Test func idsAreComparedAsBytes() {
    var catalog = Catalog()
    catalog["caf\u{E9}"] = product("caf\u{E9}") { $0.name = "composed" }
    catalog["cafe\u{301}"] = product("cafe\u{301}") { $0.name = "decomposed" }
    #expect(catalog.products.count == 2)
    #expect(catalog["caf\u{E9}"]?.name == "composed")
  }

  @Test func anEntitlementIsNamedOnce() {
    let product = product("a") { product in ["pro", "", "gold", "pro"].forEach { product.addEntitlement($0) } }
    #expect(product.entitlements == ["pro", "gold"])
  }

  @Test func theTypeOfAProductFillsInOnlyWhereTheInputHasNone() {
    let catalog = Catalog([:]) { $0.type = "Consumable" }
    let ledger = Ledger(
      [.refund(3).id("1"), .refund(4).id("2").productType("Non-Consumable"), .refund(5).id("3").product("x")],
      catalog: catalog)
    let types = ledger.episodes.map { ledger.text(ledger.transaction(of: $0).productType) }
    #expect(types == ["Consumable", "Non-Consumable", ""])
  }

  /// Three purchases in dollars, of which the input has one price; one refund of each sort.
  @Test func salesAndRefundsRestOnTheCatalogueAlike() throws {
    let drafts: [StatementDraft] = [
      .row(1).id("1").purchaseDay(1).price(4990).currency("USD"), .row(1).id("2").purchaseDay(1),
      .row(1).id("3").purchaseDay(1), .refund(3).id("1").price(4990).currency("USD"), .refund(3).id("2"),
    ]
    let analysis = Analysis(ledger: Ledger(drafts, catalog: Catalog(["": .usd(9990)])), period: nil)
    let totals = analysis.money(in: nil)
    #expect(Array(totals.keys) == ["USD"])
    let money = try #require(totals["USD"])
    #expect(money.grossSales == Amount(milliunits: 24_970))
    #expect(money.grossSalesByCatalog == Amount(milliunits: 19_980))
    #expect(money.refundedNet == Amount(milliunits: 14_980))
    #expect(money.refundedNetByCatalog == Amount(milliunits: 9990))
    #expect(money.refundedOfSales == Amount(milliunits: 14_980))
    #expect(money.unknownAmounts == 0)
  }

  @Test func aReversedRefundLeavesThePartOfTheCatalogue() throws {
    let ledger = Ledger([.refund(3), .reversal(5)], catalog: Catalog(["": .usd(9990)]))
    let money = try #require(Analysis(ledger: ledger, period: nil).money(in: nil)["USD"])
    #expect(money.refundedReversed == Amount(milliunits: 9990))
    #expect(money.refundedNet == .zero)
    #expect(money.refundedNetByCatalog == .zero)
  }

  /// The catalogue may be wrong about what is free; it never moves a rate of counts.
  @Test func aPriceOfZeroLeavesThePurchasePaid() {
    let ledger = Ledger([.row(1).purchaseDay(1)], catalog: Catalog(["": .usd(0)]))
    #expect(ledger.transactions.map(\.isPaid) == [true])
  }
}
