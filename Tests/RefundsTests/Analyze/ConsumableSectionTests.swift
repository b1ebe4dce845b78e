import Refunds
import Testing

/// `consumables.clawback`: quantity x share x units, worked out by hand.
struct ConsumableSectionTests {
  private func coins(_ id: String, _ quantity: Int32?) -> StatementDraft {
    StatementDraft.refund(3).id(id).product("coins").productType("Consumable").quantity(quantity)
  }

  private func rows(_ drafts: [StatementDraft], units: [String: Int64] = [:]) -> [[Cell]]? {
    var catalog = Catalog()
    for (identifier, count) in units {
      catalog[identifier] = CatalogProduct(identifier: identifier)
      catalog[identifier]?.unitsPerPurchase = count
    }
    let report = RefundReport(ledger: Ledger(drafts, catalog: catalog), period: nil).report()
    return report.sections.first { $0.id == "consumables" }?.tables.first?.rows.map(\.cells)
  }

  private func pieces(_ pieces: Int64, _ share: Int64 = 100_000) -> Cell {
    .quantity(Quantity(pieces: pieces, milliPercent: share))
  }

  /// 1 + 3 + 3 x 33.333 % = 4.99999 pieces, of 500 coins each 2499.995.
  @Test func piecesAndUnitsPerProduct() {
    let drafts = [coins("1", 1), coins("2", 3), coins("3", 3).percentage(33_333), coins("4", 2).product("gems")]
    #expect(
      rows(drafts, units: ["coins": 500]) == [
        [.text("coins"), .count(3), pieces(1, 499_999), .count(0), pieces(1, 249_999_500)],
        [.text("gems"), .count(1), pieces(2), .count(0), .unknown],
      ])
  }

  @Test func withoutUnitsThereIsNoColumnOfThem() {
    #expect(rows([coins("1", 2)]) == [[.text("coins"), .count(1), pieces(2), .count(0)]])
  }

  @Test func whatIsNotKnownIsCountedApart() {
    let drafts = [
      coins("1", 2), coins("2", nil), coins("3", 5).revocationType("REFUND_PRORATED"),
      coins("4", 5).percentage(100_001),
    ]
    #expect(rows(drafts) == [[.text("coins"), .count(4), pieces(2), .count(3)]])
    #expect(rows([coins("2", nil)]) == [[.text("coins"), .count(1), .unknown, .count(1)]])
  }

  @Test func aRefundOfNothingTakesNothingBack() {
    #expect(rows([coins("1", 2).percentage(0)]) == [[.text("coins"), .count(1), pieces(0), .count(0)]])
  }

  @Test func onlyStandingRefundsOfConsumablesCount() {
    let reversal = StatementDraft.reversal(5).id("1").product("coins").productType("Consumable")
    #expect(rows([coins("1", 2), reversal]) == nil)
    #expect(rows([.refund(3).productType("Auto-Renewable Subscription").quantity(1)]) == nil)
    #expect(rows([.revoke(3).productType("Consumable").quantity(1)]) == nil)
  }

  @Test func theCatalogueTellsWhichProductsAreConsumables() {
    var catalog = Catalog([:]) { $0.type = "Consumable" }
    catalog["monthly"]?.unitsPerPurchase = 10
    let report = RefundReport(ledger: Ledger([.refund(3).quantity(2)], catalog: catalog), period: nil).report()
    let section = report.sections.first { $0.id == "consumables" }
    #expect(section?.tables.first?.rows.first?.cells.last == pieces(20))
  }
}
