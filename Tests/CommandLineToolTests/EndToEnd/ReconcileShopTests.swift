import CommandLineTool
import FixtureGenerator
import Foundation
import Testing

/// A made-up shop beside the reports that Apple would have published about it. The generator writes both from its own
/// simulation and knows nothing of how they are compared.
@Suite("reconcile on a made-up shop")
struct ReconcileShopTests {
  private static let causesOfFaults: Set<String> = [
    "missing_on_server", "missing_in_report", "report_absent", "unknown_product", "outside_input", "unsettled",
    "unexplained",
  ]

  private struct Answer {
    var run: TestRun
    /// level, period, product, country, currency and cause.
    var rows: [[String]]
    var expectation: PlantedFault.Expectation?

    var faults: [[String]] { rows.filter { ReconcileShopTests.causesOfFaults.contains($0[5]) } }
  }

  private static func answer(seed: UInt64, _ fault: PlantedFault? = nil) throws -> Answer {
    let set = AppleReportSet(size: 400, seed: seed, fault: fault)
    let run = try TestRun()
    try run.write(String(decoding: set.server, as: UTF8.self), to: "notifications.jsonl")
    for file in set.files { try run.write(file.text, to: "reports/\(file.name)") }
    run.run(["reconcile", "-q", "-O", "csv", "--apple", run.path("reports"), run.path("notifications.jsonl")])
    let rows = run.output.split(separator: "\n").dropFirst().map { line in
      let cells = line.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      return Array(cells[0..<5]) + [cells[13]]
    }
    return Answer(run: run, rows: rows, expectation: set.expectation)
  }

  @Test("ties out at every level", arguments: [1, 2, 3, 4, 7] as [UInt64])
  func ties(seed: UInt64) throws {
    let answer = try Self.answer(seed: seed)
    #expect(answer.run.status == .success)
    #expect(answer.faults == [])
    #expect(Set(answer.rows.map { $0[0] }) == ["subscriber", "sales", "events", "books", "cash"])
    #expect(answer.rows.contains { $0[5] == "upgrade_credit" } && answer.rows.contains { $0[5] == "in_transit" })
  }

  @Test("names a planted fault by group, day and cause", arguments: PlantedFault.allCases, [5, 6] as [UInt64])
  func faults(fault: PlantedFault, seed: UInt64) throws {
    let answer = try Self.answer(seed: seed, fault)
    let expected = try #require(answer.expectation)
    let named = answer.faults.filter { row in
      row[0] == "sales" && expected.days.contains(row[1]) && row[5] == expected.cause
        && Array(row[2...4]) == [expected.product, expected.country, expected.currency]
    }
    #expect(!named.isEmpty)
    #expect(answer.run.status == (expected.cause == "unexplained" ? .condition : .success))
  }
}
