import CommandLineTool
import FixtureGenerator
import Foundation
import Testing

/// The section `revenue` of whole reports, over made-up shops.
struct RevenueReportTests {
  private struct Document: Decodable {
    var sections: [Section]

    struct Section: Decodable {
      var id: String
      var tables: [Table]
    }

    struct Table: Decodable {
      var id: String
      var rows: [Row]
    }

    /// Columns of any of the tables.
    struct Row: Decodable {
      var currency: String?
      var basis: String?
      var grossSales: Decimal?
      var netRevenue: Decimal?
      var proceedsSalesEstimated: Decimal?
      var proceedsNetEstimated: Decimal?
      var salesWithoutEstimate: Int?
      var estimatedFrom: String?
    }

    func rows(_ table: String) throws -> [Row] {
      try #require(sections.first { $0.id == "revenue" }?.tables.first { $0.id == table }).rows
    }
  }

  private func report(_ run: TestRun, _ arguments: [String]) throws -> Document {
    run.run(["report", "-q", "-O", "json"] + arguments)
    #expect(run.status == .success, "\(run.errors)")
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    return try decoder.decode(Document.self, from: Data(run.output.utf8))
  }

  @Test("stretches of time add up to the whole, on both bases")
  func stretches() throws {
    let run = try TestRun()
    let lines = Simulation(size: 400, seed: 5).events.map { event in
      String(decoding: DecodedNotifications.record(event).compact, as: UTF8.self) + "\n"
    }
    try run.write(lines.joined(), to: "shop.jsonl")
    func net(_ period: [String]) throws -> [String: Decimal] {
      let rows = try report(run, period + ["--sections", "revenue", run.path("shop.jsonl")]).rows("revenue")
      return Dictionary(
        uniqueKeysWithValues: rows.map { ("\($0.currency ?? "") \($0.basis ?? "")", $0.netRevenue ?? 0) })
    }
    var sum: [String: Decimal] = [:]
    for period in [["-e", "2026-02-01"], ["-b", "2026-02-01", "-e", "2026-03-10"], ["-b", "2026-03-10"]] {
      let part = try net(period)
      #expect(!part.isEmpty)
      sum.merge(part, uniquingKeysWith: +)
    }
    #expect(sum.values.contains { $0 > 0 })
    #expect(try net([]) == sum)
  }

  @Test("estimates by Apple's rows stand only where Apple's rows are")
  func appleRows() throws {
    let run = try TestRun()
    let set = AppleReportSet(size: 200, seed: 3)
    try run.write(String(decoding: set.server, as: UTF8.self), to: "notifications.jsonl")
    for file in set.files { try run.write(file.text, to: "reports/\(file.name)") }
    let arguments = ["--preset", "finance", run.path("notifications.jsonl")]
    let sales = try report(run, arguments).rows("revenue")
    #expect(!run.output.contains("estimated"))
    let rows = try report(run, ["--apple", run.path("reports")] + arguments).rows("proceeds_estimated")
    #expect(rows.count == sales.count)
    #expect(rows.allSatisfy { $0.estimatedFrom == "Apple's rows" })
    // The reports of this shop leave seven tenths of each price, rounded by piece.
    let pairs = zip(rows, sales).filter { $0.0.salesWithoutEstimate == 0 }
    #expect(pairs.count > 4)
    for (estimate, sale) in pairs {
      let ratio = try #require(estimate.proceedsSalesEstimated) / #require(sale.grossSales)
      #expect(
        ratio > Decimal(string: "0.695")! && ratio < Decimal(string: "0.705")!, "\(sale.currency ?? ""): \(ratio)")
    }
    // Rates of the user's own come first.
    let own = try report(run, ["--commission", "15", "--apple", run.path("reports")] + arguments)
    for (estimate, sale) in zip(try own.rows("proceeds_estimated"), sales) {
      #expect(estimate.estimatedFrom == "--commission")
      let exact = try #require(sale.netRevenue) * Decimal(string: "0.85")!
      // Both were rounded to three digits.
      #expect(abs(try #require(estimate.proceedsNetEstimated) - exact) <= Decimal(string: "0.001")!)
    }
  }

  @Test("is the same for any number of threads and any order of input")
  func order() throws {
    let run = try TestRun()
    let lines = Simulation(size: 100, seed: 8).events.map { event in
      String(decoding: DecodedNotifications.record(event).compact, as: UTF8.self) + "\n"
    }
    try run.write(lines.joined(), to: "shop.jsonl")
    try run.write(lines.reversed().joined(), to: "backwards.jsonl")
    let choice = ["report", "-q", "--sections", "revenue", "--commission", "storefront:USA=12.345"]
    let first = run.run(choice + ["--jobs", "1", run.path("shop.jsonl")]).output
    #expect(first.contains("## Revenue"))
    #expect(run.run(choice + ["--jobs", "3", run.path("backwards.jsonl")]).output == first)
  }
}
