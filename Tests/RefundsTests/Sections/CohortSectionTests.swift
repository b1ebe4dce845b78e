import Refunds
import Testing

/// Weeks of purchase at equal age. Day 0 is Thursday, 1 January 2026; week 2026-W02 begins with day 4.
struct CohortSectionTests {
  private static func bought(_ id: String, _ day: Int64) -> StatementDraft {
    StatementDraft.row(day).id(id).purchaseDay(day).price(1000).currency("EUR")
  }

  private static func refunded(_ id: String, _ bought: Int64, on day: Int64) -> StatementDraft {
    Self.bought(id, bought).day(day).revokedDay(day).kind(.refund).type("REFUND").reason("1")
  }

  @Test func aWeekShowsARateOnlyOnceAllOfItIsOldEnough() throws {
    // Week 2 (days 4 to 10): four bought, refunded after exactly 7 days, after 8, and after 35; one stays.
    // The input ends on day 45, so that week 2 has been watched for 30 days (day 11 + 30 = 41) and not for 60.
    let books = Ledger([
      Self.bought("1", 4), Self.refunded("1", 4, on: 11), Self.bought("2", 5), Self.refunded("2", 5, on: 13),
      Self.bought("3", 10), Self.refunded("3", 10, on: 45), Self.bought("4", 10), Self.bought("5", 38),
    ])
    let rows = try SectionTable(.cohorts, of: books).rows("cohorts")
    #expect(rows.map { $0["week"] } == [.text("2026-W02"), .text("2026-W06")])
    #expect(rows[0]["paid_transactions"] == .count(4))
    #expect(rows[0]["rate_7d"] == .rate(0.25))
    #expect(rows[0]["rate_14d"] == .rate(0.5))
    #expect(rows[0]["rate_30d"] == .rate(0.5))
    #expect(rows[0]["rate_60d"] == .unknown)
    // Week 6 ends with day 38 and is exactly 6 days old when the input ends.
    #expect(rows[1]["rate_7d"] == .unknown)
  }

  @Test func nothingBoughtIsSaid() throws {
    let section = try SectionTable(.cohorts, of: Ledger([])).section
    #expect(section.paragraphs == ["No paid transaction was bought in the period."])
  }
}
