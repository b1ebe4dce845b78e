import Refunds
import Testing

/// What lies before the first notification is not known, and is not 0.
struct InputStartTests {
  /// Notifications of days 40 and 45 (10 and 15 February 2026).
  private static let drafts = [
    StatementDraft().day(40).id("1").type("SUBSCRIBED").purchaseDay(40).price(1000).currency("EUR"),
    StatementDraft().day(45).id("2").type("SUBSCRIBED").purchaseDay(45).price(1000).currency("EUR"),
  ]
  private static let february = DateRange(start: .day(31), end: .day(59), label: "2026-02")

  @Test func thePeriodBeforeTheInputShowsNothing() throws {
    let table = try SectionTable(.headline, of: Ledger(Self.drafts), in: Self.february)
    #expect(try table.rows("headline").allSatisfy { $0["value_before"] == .unknown })
    #expect(
      table.section.paragraphs.contains(
        "The input begins on 2026-02-10: whatever happened earlier in 2026-02 is missing."))
    let changes = try SectionTable(.changes, of: Ledger(Self.drafts), in: Self.february).section
    #expect(changes.tables.isEmpty)
  }

  /// An answer about one transaction tells nothing about the others of its time.
  @Test(arguments: [SourceKind.refundHistory, .transactionInfo, .orderLookup, .subscriptionStatus])
  func singleAnswersDoNotLookBack(source: SourceKind) throws {
    let answer = StatementDraft.row(50).id("3").purchaseDay(10).price(1000).currency("EUR").source(source)
    let rows = try SectionTable(.headline, of: Ledger(Self.drafts + [answer]), in: Self.february).rows("headline")
    #expect(rows.allSatisfy { $0["value_before"] == .unknown })
  }

  @Test func historiesLookBack() throws {
    let history = Self.drafts + [StatementDraft.row(50).id("3").purchaseDay(10).price(1000).currency("EUR")]
    let rows = try SectionTable(.headline, of: Ledger(history), in: Self.february).rows("headline")
    #expect(rows.first { $0["figure"] == .text("Paid transactions") }?["value_before"] == .count(1))
  }
}
