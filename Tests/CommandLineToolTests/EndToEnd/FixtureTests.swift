import CommandLineTool
import Foundation
import Testing

/// Every small input of `fixtures/formats` and `fixtures/invalid`, held to what was written down for it by hand.
@Suite("Fixtures")
struct FixtureTests {
  struct Expectation: Decodable, Sendable, CustomTestStringConvertible {
    var file: String
    var rows: Int
    var refunds: Int
    var amounts: [String: String]
    var unknownAmounts: Int
    var findings: [String]

    var testDescription: String { file }
  }

  // Arguments cannot throw; an unreadable list is empty, which `everyFileIsExpected` refuses.
  static let expectations = (try? Fixtures.decode([Expectation].self, "expected.json")) ?? []

  @Test("every file has an expectation")
  func everyFileIsExpected() throws {
    let files = try ["formats", "invalid"].flatMap { folder in
      try FileManager.default.subpathsOfDirectory(atPath: Fixtures.path(folder))
        .filter { $0.contains("/") }.map { "\(folder)/\($0)" }
    }
    #expect(!files.isEmpty)
    #expect(files.sorted() == FixtureTests.expectations.map(\.file).sorted())
  }

  @Test("the file gives the rows, refunds, amounts and findings that it was written for", arguments: expectations)
  func file(expected: Expectation) throws {
    let run = try TestRun()
    run.run(["list", "-O", "json", "--trust-root", Fixtures.path("root.pem"), Fixtures.path(expected.file)])
    let list = try ListDocument(run.output)
    #expect(list.rows.count == expected.rows)
    #expect(list.standingRefunds.count == expected.refunds)
    #expect(list.standingRefunds.filter { $0.refundedAmount == nil }.count == expected.unknownAmounts)
    var amounts: [String: Decimal] = [:]
    for row in list.standingRefunds {
      if let amount = row.refundedAmount { amounts[try #require(row.currency), default: 0] += amount }
    }
    #expect(amounts == (try expected.amounts.mapValues { try #require(Decimal(string: $0)) }))
    let codes = Set(list.findings.map(\.code))
    #expect(codes.isSuperset(of: expected.findings), "found only \(codes.sorted())")
  }
}
