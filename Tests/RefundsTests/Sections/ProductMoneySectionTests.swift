import Refunds
import Testing

/// Money of each product in each currency, for finance.
struct ProductMoneySectionTests {
  private static func refund(_ id: String, _ price: Int64?, _ currency: String) -> StatementDraft {
    StatementDraft.row(5).id(id).purchaseDay(0).revokedDay(5).kind(.refund).type("REFUND").reason("0").price(price)
      .currency(currency)
  }

  @Test func whatStandsIsSplitByExtentAndAddsUp() throws {
    // EUR: 10 in full, 10 at 25 %, 4 not stated, 8 reversed, one of unknown price. USD: 3 at 100 %.
    let books = Ledger([
      Self.refund("1", 10_000, "EUR").revocationType("REFUND_FULL"),
      Self.refund("2", 10_000, "EUR").revocationType("REFUND_PRORATED").percentage(25_000),
      Self.refund("3", 4000, "EUR"), Self.refund("4", 8000, "EUR"), StatementDraft.reversal(9).id("4"),
      Self.refund("5", nil, "EUR"), Self.refund("6", 3000, "USD").percentage(100_000),
    ])
    let rows = try SectionTable(.moneyByProduct, of: books).rows("money_by_product")
    #expect(rows.map { $0["currency"] } == [.text("EUR"), .text("USD")])
    #expect(rows[0]["refunds_gross"] == .count(5))
    #expect(rows[0]["refunds_reversed"] == .count(1))
    #expect(rows[0]["unknown_amounts"] == .count(1))
    let milliunits: [(String, Int64)] = [
      ("refunded_gross", 24_500), ("refunded_reversed", 8000), ("refunded_net", 16_500), ("refunded_full", 10_000),
      ("refunded_prorated", 2500), ("refunded_partial", 0), ("refunded_unstated", 4000),
    ]
    for (column, amount) in milliunits {
      #expect(rows[0][column] == .money(Amount(milliunits: amount), currency: "EUR"), "\(column)")
    }
    #expect(rows[1]["refunded_full"] == .money(Amount(milliunits: 3000), currency: "USD"))
  }
}
