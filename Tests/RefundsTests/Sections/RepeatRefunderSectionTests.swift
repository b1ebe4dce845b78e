import Refunds
import Testing

/// Accounts whose purchases were refunded more than once.
struct RepeatRefunderSectionTests {
  private static func bought(_ id: String, _ account: String, _ currency: String = "EUR") -> StatementDraft {
    StatementDraft.row(0).id(id).account(account).purchaseDay(0).price(2500).currency(currency)
  }

  private static func refunded(_ draft: StatementDraft, _ reason: String = "1") -> [StatementDraft] {
    [draft, draft.day(5).revokedDay(5).kind(.refund).type("REFUND").reason(reason)]
  }

  /// ann: three bought, two refunded in two currencies; bob: two refunded, one of them reversed; two without a name.
  private static let books = Ledger(
    refunded(bought("1", "ann")) + refunded(bought("2", "ann", "USD"), "0") + [bought("3", "ann")]
      + refunded(bought("4", "bob")) + refunded(bought("5", "bob")) + [StatementDraft.reversal(9).id("5")]
      + refunded(bought("6", "")) + refunded(bought("7", "")))

  @Test func onlyStandingRefundsOfNamedAccountsCount() throws {
    let table = try SectionTable(.repeatRefunders, of: Self.books)
    let rows = try table.rows("repeat_refunders")
    #expect(rows.count == 1)
    #expect(rows[0]["account"] == .text(AccountDigest.text(of: "ann")))
    #expect(rows[0]["refunds_net"] == .count(2))
    #expect(rows[0]["developer_issue"] == .count(1))
    #expect(rows[0]["paid_transactions"] == .count(3))
    #expect(rows[0]["rate"] == .rate(2.0 / 3))
    #expect(
      table.section.paragraphs == [
        "1 account has 2 of 5 standing refunds.",
        "2 standing refunds have no appAccountToken and are not looked at here.",
      ])
  }

  @Test func moneyIsOneRowPerCurrency() throws {
    let rows = try SectionTable(.repeatRefunders, of: Self.books).rows("repeat_refunders_money")
    #expect(rows.map { $0["currency"] } == [.text("EUR"), .text("USD")])
    #expect(
      rows.map { $0["refunded_net"] }
        == ["EUR", "USD"].map { .money(Amount(milliunits: 2500), currency: $0) })
  }
}
