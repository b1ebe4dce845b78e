import Refunds
import Testing

/// `entitlements.lost`: transactions and accounts by entitlement and category.
struct EntitlementSectionTests {
  private static let catalog = Catalog([:]) { product in
    product.addEntitlement("pro")
    product.addEntitlement("cloud")
  }

  private func rows(_ drafts: [StatementDraft], _ catalog: Catalog = Self.catalog) -> [[Cell]]? {
    let report = RefundReport(ledger: Ledger(drafts, catalog: catalog), period: nil).report()
    return report.sections.first { $0.id == "entitlements" }?.tables.first?.rows.map(\.cells)
  }

  @Test func transactionsAndAccountsOnce() {
    let drafts: [StatementDraft] = [
      .refund(3).id("1").reason("1").account("anna"), .refund(4).id("2").reason("1").account("anna"),
      .refund(5).id("3").reason("1"), .revoke(6).id("4").account("ben"),
    ]
    let issue: [Cell] = [.text("developerIssue"), .count(3), .count(1), .count(1)]
    let family: [Cell] = [.text("familySharing"), .count(1), .count(1), .count(0)]
    #expect(
      rows(drafts) == [
        [.text("cloud")] + issue, [.text("cloud")] + family, [.text("pro")] + issue, [.text("pro")] + family,
      ])
  }

  @Test func aReversalGivesItBack() {
    #expect(rows([.refund(3), .reversal(5)]) == nil)
  }

  @Test func aTransactionRefundedAgainIsOne() {
    let drafts: [StatementDraft] = [.refund(3).reason("0"), .reversal(5), .refund(8).reason("0")]
    #expect(rows(drafts)?.map { $0.last } == [.count(1), .count(1)])
  }

  @Test func seatsAndItemsLeaveThePurchaseStanding() {
    #expect(rows([.refund(3).revokedDay(nil).subtype("SEATS").revokedSeats(2)]) == nil)
    #expect(rows([.refund(3).revokedDay(nil).itemRefunds([.money(500, day: 3)])]) == nil)
  }

  @Test func withoutEntitlementsThereIsNoSection() {
    #expect(rows([.refund(3)], Catalog()) == nil)
    #expect(rows([.refund(3)], Catalog([:]) { $0.name = "Monthly" }) == nil)
    #expect(rows([.refund(3).product("other")]) == nil)
  }
}
