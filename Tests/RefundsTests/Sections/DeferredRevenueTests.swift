import Refunds
import Testing

/// The part of sales that is not earned yet, worked out by hand by days.
struct DeferredRevenueTests {
  private static func month(_ id: String, _ day: Int64, _ price: Int64?, _ currency: String = "USD") -> StatementDraft {
    StatementDraft.row(day).id(id).purchaseDay(day).expiryDay(day + 30).price(price).currency(currency)
      .productType("Auto-Renewable Subscription")
  }

  /// The table of what stands apart, as of the end of a day.
  private func apart(_ drafts: [StatementDraft], asOf day: Int64, in period: DateRange? = nil) throws -> [[String:
    Cell]]
  {
    let books = Ledger(drafts) { $0.asOf = Instant(milliseconds: Instant.day(day + 1).milliseconds - 1) }
    return try SectionTable(.revenue, of: books, in: period).rows("revenue_apart")
  }

  private static func usd(_ milliunits: Int64) -> Cell { .money(Amount(milliunits: milliunits), currency: "USD") }

  @Test func theRestOfTheTermByDays() throws {
    // Bought on day 0 and 10 for 30 days each; day 11 is over, 12 days are: 18 and 28 of 30 days are left.
    // 9 x 18/30 = 5.40, 15 x 28/30 = 14.
    let drafts = [Self.month("1", 0, 9000), Self.month("2", 10, 15_000)]
    #expect(try apart(drafts, asOf: 11)[0]["deferred"] == Self.usd(19_400))
    // Of the first ten days only the first was bought.
    let firstDays = DateRange(start: .day(0), end: .day(10))
    #expect(try apart(drafts, asOf: 11, in: firstDays)[0]["deferred"] == Self.usd(5400))
    // Day 39 is the last of the second.
    #expect(try apart(drafts, asOf: 38)[0]["deferred"] == Self.usd(500))
    #expect(try apart(drafts, asOf: 39)[0]["deferred"] == Self.usd(0))
    #expect(try apart(drafts, asOf: 80)[0]["deferred"] == Self.usd(0))
  }

  @Test func theNewestEndCounts() throws {
    // Extended from day 30 to day 60: after 15 days 45 of 60 are left, of 12.
    let drafts = [
      Self.month("1", 0, 12_000), StatementDraft.notification("RENEWAL_EXTENDED", 5).id("1").expiryDay(60),
    ]
    #expect(try apart(drafts, asOf: 14)[0]["deferred"] == Self.usd(9000))
  }

  @Test func aCopyLendsItsEnd() throws {
    // The same notification twice, once without the end: 10 of 30 days are left of 9.
    let notification = StatementDraft.notification("SUBSCRIBED", 0).uuid(7).purchaseDay(0).price(9000).currency("USD")
    let drafts = [notification, notification.expiryDay(30)]
    #expect(try apart(drafts, asOf: 19)[0]["deferred"] == Self.usd(3000))
    #expect(try apart(drafts.reversed(), asOf: 19)[0]["deferred"] == Self.usd(3000))
  }

  @Test func whatIsRefundedRevokedOrUpgradedHasNone() throws {
    let drafts = [
      Self.month("1", 0, 9000), StatementDraft.refund(3).id("1").reason("0").percentage(50_000),
      Self.month("2", 0, 9000).isUpgraded(true), Self.month("3", 0, 9000),
      StatementDraft.refund(3).id("3").reason("upgradedToBundle"),
      // Taken back again: it goes on. 30 x 20/30 = 20.
      Self.month("4", 0, 30_000), StatementDraft.refund(3).id("4").reason("0"), StatementDraft.reversal(5).id("4"),
    ]
    #expect(try apart(drafts, asOf: 9)[0]["deferred"] == Self.usd(20_000))
  }

  @Test func termsThatAreNotKnownAreCounted() throws {
    let drafts = [
      Self.month("1", 0, 9000).expiryDay(nil), Self.month("2", 0, 9000).expiryDay(0),
      Self.month("3", 0, 6000, "EUR"), Self.month("4", 0, 6000, "EUR").expiryDay(nil),
    ]
    let rows = try apart(drafts, asOf: 14)
    #expect(rows[0]["deferred"] == .money(Amount(milliunits: 3000), currency: "EUR"))
    #expect(rows[0]["unknown_terms"] == .count(1))
    #expect(rows[1]["deferred"] == .unknown)
    #expect(rows[1]["unknown_terms"] == .count(2))
  }

  @Test func aSumThatDoesNotFitIsUnknown() throws {
    // 2^63 milliunits for ten years of milliseconds, a thousand times over: beyond 2^127.
    let drafts = (0..<1000).map { Self.month("\($0)", 0, .max).expiryDay(3650) }
    #expect(try apart(drafts, asOf: 1)[0]["deferred"] == .unknown)
  }

  @Test func withoutSubscriptionsThereIsNoColumn() throws {
    let coins = StatementDraft.row(1).purchaseDay(1).price(1000).currency("USD").productType("Consumable")
    #expect(try apart([coins], asOf: 2)[0]["deferred"] == nil)
  }

  @Test func yenAreRoundedOnce() throws {
    // 100 yen, 28 of 30 days left: 93.33 yen; printed 93.
    let rows = try apart([Self.month("1", 0, 100_000, "JPY")], asOf: 1)
    guard case .money(let amount, "JPY") = rows[0]["deferred"] else {
      Issue.record("no money")
      return
    }
    #expect(amount.text(most: 0, least: 0) == "93")
    #expect(amount.text(most: 3, least: 0) == "93.333")
  }
}
