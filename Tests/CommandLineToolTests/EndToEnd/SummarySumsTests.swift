import FixtureGenerator
import Foundation
import Testing

/// However a shop is cut into groups, each column adds up to the same total: no number stands in two rows and
/// none is lost.
struct SummarySumsTests {
  /// A small shop, and how many of its transactions were paid and how many refunds stand, by its own answer key.
  private static let simulation = Simulation(size: 400, seed: 5)
  private static let lines = simulation.events.map { event in
    String(decoding: DecodedNotifications.record(event).compact, as: UTF8.self) + "\n"
  }.joined()

  private static let cuts = [
    "--per week", "--per month", "--per day", "--per fiscal-month", "--by product", "--by storefront",
    "--by app_version", "--by product,storefront,app_version", "--by account --per quarter", "--by weekday,offer",
  ]

  /// The sums of columns by currency; the empty currency where rows have none.
  private static func sums(_ question: String, _ columns: [String]) throws -> [String: [String: Decimal]] {
    let words = question.split(separator: " ").map(String.init)
    let run = try TestRun()
    try run.write(lines, to: "shop.jsonl")
    run.run(["summary", "-q", "-O", "csv"] + words + [run.path("shop.jsonl")])
    let rows = run.output.split(separator: "\n").map { $0.split(separator: ",", omittingEmptySubsequences: false) }
    let head = try #require(rows.first)
    let currency = head.firstIndex(of: "currency")
    var sums: [String: [String: Decimal]] = [:]
    for row in rows.dropFirst() {
      for column in columns {
        let position = try #require(head.firstIndex(of: Substring(column)))
        let number = try #require(Decimal(string: String(row[position])), "\(column)")
        sums[currency.map { String(row[$0]) } ?? "", default: [:]][column, default: 0] += number
      }
    }
    return sums
  }

  @Test("counts, on both bases", arguments: cuts, ["", "--basis event-date"])
  private func counts(cut: String, basis: String) throws {
    let columns = [
      "paid_transactions", "refunds_gross", "refunds_reversed", "refunds_net", "developer_issue", "other",
      "unspecified",
      "unknown", "needs_review", "upgraded_to_bundle", "family_sharing", "assignment", "upgrade", "modification",
    ]
    let total = try Self.sums(basis, columns)
    let parts = try Self.sums("\(cut) \(basis)", columns)
    #expect(parts == total)
    let row = try #require(total[""])
    #expect(row["paid_transactions"] == Decimal(Self.simulation.answerKey.paidTransactions))
    let split = ["developer_issue", "other", "unspecified", "unknown"].compactMap { row[$0] }.reduce(0, +)
    #expect(row["refunds_net"] == split)
    #expect(row["refunds_gross"] == split + (row["refunds_reversed"] ?? 0))
  }

  @Test("money, each currency for itself", arguments: cuts)
  private func money(cut: String) throws {
    let columns = ["gross_sales", "refunded_gross", "refunded_reversed", "refunded_net", "unknown_amounts"]
    let total = try Self.sums("--measure money", columns)
    // Amounts of rows are printed with up to three digits; of prorated refunds a row may be off by half of the last.
    for (currency, sums) in try Self.sums("\(cut) --measure money", columns) {
      for (column, sum) in sums {
        let difference = abs(sum - (total[currency]?[column] ?? -1))
        #expect(difference <= Decimal(string: "0.05")!, "\(currency) \(column)")
        if column == "gross_sales" || column == "unknown_amounts" { #expect(difference == 0) }
      }
    }
  }
}
