import Refunds
import Testing

/// `summary` on books small enough to count by hand.
struct SummaryTests {
  private static func bought(_ id: String, _ day: Int64, _ product: String = "a", _ price: Int64 = 1000)
    -> StatementDraft
  {
    StatementDraft.row(day).id(id).product(product).purchaseDay(day).price(price).currency("EUR")
  }

  private static func refunded(_ draft: StatementDraft, _ day: Int64, _ reason: String = "1") -> StatementDraft {
    draft.day(day).revokedDay(day).kind(.refund).type("REFUND").reason(reason)
  }

  /// Day 0 is 1 January 2026, a Thursday. Of product a 4 were bought, 2 refunded after 3 and 20 days; of b 2, one
  /// refunded and reversed. The input ends on day 40.
  private static let books = Ledger([
    bought("1", 0), refunded(bought("1", 0), 3), bought("2", 0), refunded(bought("2", 0), 20, "0"), bought("3", 8),
    bought("4", 30), bought("5", 1, "b", 5000), refunded(bought("5", 1, "b", 5000), 5),
    StatementDraft.reversal(9).id("5").product("b"), bought("6", 2, "b", 5000),
    StatementDraft.row(40).id("7").ownership("FAMILY_SHARED"),
  ])

  private static func cells(_ change: (inout SummaryRequest) -> Void) -> [[String: Cell]] {
    var request = SummaryRequest()
    change(&request)
    let table = Summary(ledger: books, request: request).report().sections[0].tables[0]
    return table.rows.map { row in
      Dictionary(uniqueKeysWithValues: zip(table.columns.map(\.name), row.cells))
    }
  }

  @Test func theWholeIsOneRow() throws {
    let rows = Self.cells { _ in }
    #expect(rows.count == 1)
    let row = try #require(rows.first)
    #expect(row["paid_transactions"] == .count(6))
    #expect(row["refunds_gross"] == .count(3))
    #expect(row["refunds_reversed"] == .count(1))
    #expect(row["refunds_net"] == .count(2))
    #expect(row["developer_issue"] == .count(1))
    #expect(row["other"] == .count(1))
    #expect(row["rate"] == .rate(2.0 / 6))
    #expect(row["low_sample"] == .flag(true))
    #expect(row["complete"] == .flag(false))
    #expect(row["period"] == nil)
  }

  @Test func groupsStandByTheirRefunds() {
    let rows = Self.cells { $0.dimensions = [.product] }
    #expect(rows.map { $0["product_id"] } == [.text("a"), .text("b")])
    #expect(rows.map { $0["paid_transactions"] } == [.count(4), .count(2)])
    #expect(rows.map { $0["rate"] } == [.rate(0.5), .rate(0)])
  }

  @Test func grossCountsWhatWasReversed() {
    let rows = Self.cells { ($0.dimensions, $0.countsReversed) = ([.product], true) }
    #expect(rows.map { $0["rate"] } == [.rate(0.5), .rate(0.5)])
  }

  @Test func atEqualAgeOnlyPurchasesThatWereWatchedCount() throws {
    let row = try #require(Self.cells { $0.ages = [3, 14, 30, 60] }.first)
    // Bought on days 0, 0, 1, 2, 8 and 30; the input ends with day 40. Refunded after 3 and 20 days.
    #expect((row["n_3d"], row["rate_3d"]) == (.count(6), .rate(1.0 / 6)))
    #expect((row["n_14d"], row["rate_14d"]) == (.count(5), .rate(1.0 / 5)))
    #expect((row["n_30d"], row["rate_30d"]) == (.count(5), .rate(2.0 / 5)))
    #expect((row["n_60d"], row["rate_60d"]) == (.count(0), .notAvailable))
  }

  @Test func weeksHoldTheirOwnPurchases() {
    let rows = Self.cells { ($0.per, $0.ages) = (.week, [14]) }
    #expect(rows.map { $0["period"] } == [.text("2026-W01"), .text("2026-W02"), .text("2026-W05")])
    #expect(rows.map { $0["paid_transactions"] } == [.count(4), .count(1), .count(1)])
    // The last week ends on day 32; 14 days later is day 46.
    #expect(rows.map { $0["complete"] } == [.flag(true), .flag(true), .flag(false)])
    #expect(Self.cells { ($0.per, $0.ages, $0.completeOnly) = (.week, [14], true) }.count == 2)
  }

  @Test func byEventDateRefundsStandInTheirOwnWeek() {
    let rows = Self.cells { ($0.per, $0.basis) = (.week, .eventDate) }
    #expect(rows.map { $0["period"] } == ["2026-W01", "2026-W02", "2026-W04", "2026-W05"].map { .text($0) })
    #expect(rows.map { $0["refunds_gross"] } == [.count(1), .count(1), .count(1), .count(0)])
    #expect(rows.map { $0["ratio"] } == [.rate(0.25), .rate(0), .notAvailable, .rate(0)])
    #expect(rows.allSatisfy { $0["rate"] == nil })
  }

  @Test func whatOnlyRevocationsHaveIsDividedByNothing() {
    let rows = Self.cells { $0.dimensions = [.reason] }
    #expect(rows.map { $0["reason"] } == [.text("developerIssue"), .text("other")])
    #expect(rows.map { $0["refunds_gross"] } == [.count(2), .count(1)])
    #expect(rows.allSatisfy { $0["paid_transactions"] == .empty && $0["rate"] == .empty })
  }

  @Test func moneyHasARowForEachCurrency() {
    let rows = Self.cells { ($0.measure, $0.dimensions) = (.money, [.product]) }
    func euros(_ milliunits: Int64) -> Cell { .money(Amount(milliunits: milliunits), currency: "EUR") }
    #expect(rows.map { $0["currency"] } == [.text("EUR"), .text("EUR")])
    #expect(rows.map { $0["gross_sales"] } == [euros(4000), euros(10_000)])
    #expect(rows.map { $0["refunded_gross"] } == [euros(2000), euros(5000)])
    #expect(rows.map { $0["refunded_reversed"] } == [euros(0), euros(5000)])
    #expect(rows.map { $0["rate_money"] } == [.rate(0.5), .rate(0)])
  }

  @Test func limitKeepsTheGroupsWithTheMostRefunds() {
    #expect(Self.cells { ($0.dimensions, $0.limit) = ([.product], 1) }.map { $0["product_id"] } == [.text("a")])
  }

  @Test func suppressedRatesAreUnknownAndNotZero() {
    let rows = Self.cells { ($0.dimensions, $0.suppressesLowSamples) = ([.product], true) }
    #expect(rows.allSatisfy { $0["rate"] == .unknown && $0["paid_transactions"] != .unknown })
  }

  @Test func nothingIsARowOfZerosWithoutARate() {
    let table = Summary(ledger: Ledger([]), request: SummaryRequest()).report().sections[0].tables[0]
    #expect(table.rows.count == 1)
    #expect(table.rows[0].cells.contains(.notAvailable))
    #expect(!table.rows[0].cells.contains(.rate(0)))
  }
}
