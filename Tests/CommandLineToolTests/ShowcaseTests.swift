import CommandLineTool
import Foundation
import Testing

/// The whole program on the made-up shop, held to the answer key that the simulation wrote: it knows what it did, not
/// how the product decides.
@Suite("The showcase")
struct ShowcaseTests {
  private static let fixtures = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("fixtures")
  private static let showcase = fixtures.appendingPathComponent("showcase").path

  private struct Truth: Decodable {
    struct Episode: Decodable {
      var transactionId: String
      var category: String
      var rule: String
      var countsAsRefund: Bool
      var status: String
      var revokedAt: Int64?
      var amount: String?
      var amountBasis: String?
      var currency: String?
    }
    struct Total: Decodable {
      var currency: String
      var count: Int
      var amount: String
    }
    var paidTransactions: Int
    var refundsWithoutPurchase: Int
    var standingRefunds: [Total]
    var episodes: [Episode]
    var records: [String: Int]
  }

  private static func truth() throws -> Truth {
    let data = try Data(contentsOf: fixtures.appendingPathComponent("showcase-truth.json"))
    return try JSONDecoder().decode(Truth.self, from: data)
  }

  private static func document(_ arguments: [String]) throws -> [String: Any] {
    let run = try TestRun().run(arguments)
    #expect(run.status == .success)
    return try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
  }

  // Exact digits: three after the point, half to even, as the contract prints rows.
  private static func threeDigits(_ text: String) throws -> Decimal {
    let exact = NSDecimalNumber(decimal: try #require(Decimal(string: text)))
    let halfToEven = NSDecimalNumberHandler(
      roundingMode: .bankers, scale: 3, raiseOnExactness: false, raiseOnOverflow: true, raiseOnUnderflow: true,
      raiseOnDivideByZero: true)
    return exact.rounding(accordingToBehavior: halfToEven).decimalValue
  }

  @Test("every revocation of the answer key is listed, with its class, status and exact amount")
  func episodes() throws {
    let truth = try ShowcaseTests.truth()
    let rows = try #require(
      try ShowcaseTests.document(["list", "-O", "json", "-q", ShowcaseTests.showcase])["rows"] as? [[String: Any]])
    #expect(rows.count == truth.episodes.count)
    let listed = Dictionary(grouping: rows) { "\($0["transaction_id"] ?? "") \($0["status"] ?? "")" }
    for expected in truth.episodes {
      let id = "\(expected.transactionId) \(expected.status)"
      let row = try #require(listed[id]?.first { $0["rule"] as? String == expected.rule }, "\(id) \(expected.rule)")
      #expect(row["category"] as? String == expected.category, "\(id)")
      #expect(row["counts_as_refund"] as? Bool == expected.countsAsRefund, "\(id)")
      if let amount = expected.amount, expected.countsAsRefund {
        let printed = try #require(row["refunded_amount"] as? NSNumber, "\(id)")
        #expect(try #require(Decimal(string: printed.stringValue)) == (try ShowcaseTests.threeDigits(amount)), "\(id)")
        #expect(row["currency"] as? String == expected.currency, "\(id)")
        #expect(row["amount_basis"] as? String == expected.amountBasis, "\(id)")
      }
    }
  }

  @Test("the books agree with the answer key: records, paid transactions, standing refunds")
  func totals() throws {
    let truth = try ShowcaseTests.truth()
    let document = try ShowcaseTests.document(["report", "-O", "json", "-q", ShowcaseTests.showcase])
    let coverage = try #require(document["coverage"] as? [String: Any])
    let total = try #require(coverage["total"] as? [String: Any])
    #expect(total["read"] as? Int == truth.records["all"])
    #expect(total["duplicates"] as? Int == truth.records["redelivered"])
    #expect((total["left_out"] as? [String: Int])?["sandbox"] == truth.records["sandbox"])
    #expect(coverage["refunds_without_purchase"] as? Int == truth.refundsWithoutPurchase)
    let standing = truth.standingRefunds.reduce(0) { $0 + $1.count }
    let run = try TestRun().run(["report", "-q", "-O", "csv", ShowcaseTests.showcase])
    #expect(run.output.contains("Refunds standing,value,\(standing),count\n"))
    #expect(run.output.contains("Paid transactions,value,\(truth.paidTransactions),count\n"))
  }

  @Test("any order, split and repetition of the input gives the same report", arguments: [11, 12, 13, 14])
  func anyOrder(seed: UInt64) throws {
    var lines = try ShowcaseTests.lines()
    let plain = try ShowcaseTests.answers(to: [lines])
    var random = SeededGenerator(seed: seed)
    lines += (0..<200).map { _ in lines[Int.random(in: 0..<lines.count, using: &random)] }
    lines.shuffle(using: &random)
    let count = Int.random(in: 1...9, using: &random)
    let parts = (0..<count).map { part in lines.enumerated().filter { $0.offset % count == part }.map(\.element) }
    let shuffled = try ShowcaseTests.answers(to: parts)
    #expect(shuffled.list == plain.list, "seed \(seed)")
    #expect(shuffled.report == plain.report, "seed \(seed)")
  }

  private static func lines() throws -> [String] {
    let folder = URL(fileURLWithPath: showcase)
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    return try files.map(\.path).sorted().flatMap {
      try String(contentsOfFile: $0, encoding: .utf8).split(separator: "\n").map(String.init)
    }
  }

  /// The rows without their source, and the report up to coverage and findings, which count copies and name places.
  private static func answers(to files: [[String]]) throws -> (list: String, report: String) {
    let run = try TestRun()
    var paths: [String] = []
    for (number, lines) in files.enumerated() {
      try run.write(lines.joined(separator: "\n") + "\n", to: "part-\(number).jsonl")
      paths.append(run.path("part-\(number).jsonl"))
    }
    let columns = run.run(["list", "--fields"]).output.split(separator: "\n").filter { $0 != "source" }
    let list = run.run(["list", "-q", "-O", "csv", "--fields", columns.joined(separator: ",")] + paths).output
    let report = run.run(["report", "-q", "--jobs", "\(files.count)"] + paths).output
    let end = try #require(report.range(of: "## How far to trust this"))
    return (list, String(report[..<end.lowerBound]))
  }
}

/// SplitMix64 (Steele, Lea, Flood 2014): the same numbers for a seed on every machine.
private struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }
}
