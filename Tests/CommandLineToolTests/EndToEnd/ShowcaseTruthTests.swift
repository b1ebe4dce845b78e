import CommandLineTool
import Foundation
import Testing

/// The rows and the money of the showcase, whole against whole: nothing missing, nothing more, nothing twice.
@Suite("Showcase against its answer key")
struct ShowcaseTruthTests {
  private struct Truth: Decodable {
    struct Episode: Decodable {
      var transactionId: String
      var category: String
      var rule: String
      var countsAsRefund: Bool
      var status: String
      var amount: String?
      var amountBasis: String?
      var currency: String?
    }
    struct Total: Decodable {
      var currency: String
      var count: Int
      var amount: String
    }
    var records: [String: Int]
    var paidTransactions: Int
    var refundsWithoutPurchase: Int
    var standingRefunds: [Total]
    var episodes: [Episode]
  }

  private struct Report: Decodable {
    struct Section: Decodable {
      var id: String
      var tables: [Table]
    }
    struct Table: Decodable {
      var rows: [Row]
    }
    struct Row: Decodable {
      var currency: String?
      var standing: Decimal?

      enum CodingKeys: String, CodingKey {
        case currency
        case standing = "refunded_net"
      }
    }
    var sections: [Section]
  }

  // Rows and totals have three digits, rounded half to even once (cli.md).
  private static func rounded(_ text: String) throws -> Decimal {
    var exact = try #require(Decimal(string: text))
    var result = Decimal()
    unsafe NSDecimalRound(&result, &exact, 3, .bankers)
    return result
  }

  private static func list() throws -> ListDocument {
    try ListDocument(try TestRun().run(["list", "-q", "-O", "json", Fixtures.path("showcase")]).output)
  }

  @Test("the rows are those of the answer key, each once")
  func rows() throws {
    let truth = try Fixtures.decode(Truth.self, "showcase-truth.json")
    let expected = try truth.episodes.map { episode in
      let amount = episode.countsAsRefund ? try episode.amount.map { "\(try Self.rounded($0))" } : nil
      let money = amount.map { "\($0) \(episode.currency ?? "?") \(episode.amountBasis ?? "?")" } ?? "-"
      return
        "\(episode.transactionId) \(episode.category) \(episode.rule) \(episode.status) \(episode.countsAsRefund) \(money)"
    }
    let rows = try Self.list().rows.map { row in
      let amount = row.countsAsRefund ? row.refundedAmount : nil
      let money = amount.map { "\($0) \(row.currency ?? "?") \(row.amountBasis ?? "?")" } ?? "-"
      return "\(row.transaction) \(row.category) \(row.rule) \(row.status) \(row.countsAsRefund) \(money)"
    }
    #expect(rows.sorted() == expected.sorted())
  }

  @Test("the standing refunds of each currency are those of the answer key, summed before rounding")
  func money() throws {
    let truth = try Fixtures.decode(Truth.self, "showcase-truth.json")
    let counts = Dictionary(grouping: try Self.list().standingRefunds) { $0.currency ?? "?" }.mapValues(\.count)
    #expect(counts == Dictionary(uniqueKeysWithValues: truth.standingRefunds.map { ($0.currency, $0.count) }))
    let output = try TestRun().run(["report", "-q", "-O", "json", Fixtures.path("showcase")]).output
    let report = try JSONDecoder().decode(Report.self, from: Data(output.utf8))
    let table = try #require(report.sections.first { $0.id == "money" }?.tables.first)
    let printed = table.rows.reduce(into: [String: Decimal]()) { $0[$1.currency ?? "?"] = $1.standing }
    for total in truth.standingRefunds {
      #expect(printed[total.currency] == (try Self.rounded(total.amount)), "\(total.currency)")
    }
  }

  @Test("the books agree with the answer key: records, paid transactions, standing refunds")
  func totals() throws {
    let truth = try Fixtures.decode(Truth.self, "showcase-truth.json")
    let output = try TestRun().run(["report", "-q", "-O", "json", Fixtures.path("showcase")]).output
    let document = try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any]
    let coverage = try #require(document?["coverage"] as? [String: Any])
    let total = try #require(coverage["total"] as? [String: Any])
    #expect(total["read"] as? Int == truth.records["all"])
    #expect(total["duplicates"] as? Int == truth.records["redelivered"])
    #expect((total["left_out"] as? [String: Int])?["sandbox"] == truth.records["sandbox"])
    #expect(coverage["refunds_without_purchase"] as? Int == truth.refundsWithoutPurchase)
    let standing = truth.standingRefunds.reduce(0) { $0 + $1.count }
    let rows = try TestRun().run(["report", "-q", "-O", "csv", Fixtures.path("showcase")]).output
    #expect(rows.contains("Refunds standing,value,\(standing),count\n"))
    #expect(rows.contains("Paid transactions,value,\(truth.paidTransactions),count\n"))
  }
}
