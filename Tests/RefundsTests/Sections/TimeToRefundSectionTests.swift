import Refunds
import Testing

/// How old purchases are when they are refunded.
struct TimeToRefundSectionTests {
  private static func pair(_ id: Int, _ bought: Int64, after days: Int64, _ product: String = "a") -> [StatementDraft] {
    let purchase = StatementDraft.row(bought).id(String(id)).product(product).purchaseDay(bought).price(1000)
    let day = bought + days
    return [purchase, purchase.day(day).revokedDay(day).kind(.refund).type("REFUND").reason("0")]
  }

  /// Something bought on a day, so that the input reaches until then.
  private static func end(_ day: Int64) -> StatementDraft { .row(day).id("999").purchaseDay(day).price(1000) }

  @Test func bucketsMedianAndNinetiethPercentileByHand() throws {
    // Ten refunds of day 0 after 0, 1, 2, 7, 8, 30, 31, 90, 91 and 200 days, watched for 300 days.
    let days: [Int64] = [0, 1, 2, 7, 8, 30, 31, 90, 91, 200]
    let drafts = days.enumerated().flatMap { Self.pair($0.offset + 1, 0, after: $0.element) } + [Self.end(300)]
    let row = try #require(try SectionTable(.timeToRefund, of: Ledger(drafts)).rows("time_to_refund").last)
    #expect(row["product_id"] == .text("All"))
    #expect(row["refunds"] == .count(10))
    // Nearest rank: the 5th and the 9th of ten.
    #expect(row["median_days"] == .integer(8))
    #expect(row["p90_days"] == .integer(91))
    #expect(
      ["within_1d", "within_7d", "within_30d", "within_90d", "over_90d"].map { row[$0] }
        == [1, 3, 2, 2, 2].map { .count($0) })
  }

  @Test func youngPurchasesShowNothingThatTheyCannotKnow() throws {
    // Watched for 20 days: only what happened within 14 days of purchases at least 14 days old counts.
    let drafts =
      Self.pair(1, 0, after: 3) + Self.pair(2, 0, after: 16, "b") + Self.pair(3, 10, after: 2) + [Self.end(20)]
    let table = try SectionTable(.timeToRefund, of: Ledger(drafts))
    let rows = try table.rows("time_to_refund")
    #expect(rows.map { $0["product_id"] } == [.text("a"), .text("All")])
    #expect(rows[1]["refunds"] == .count(1))
    #expect(rows[1]["median_days"] == .integer(3))
    #expect(rows[1]["within_90d"] == .notAvailable)
    #expect(rows[1]["over_90d"] == .notAvailable)
  }

  @Test func reversedRefundsDoNotCount() throws {
    let drafts = Self.pair(1, 0, after: 3) + [StatementDraft.reversal(5).id("1").product("a"), Self.end(200)]
    #expect(try SectionTable(.timeToRefund, of: Ledger(drafts)).section.tables.isEmpty)
  }
}
