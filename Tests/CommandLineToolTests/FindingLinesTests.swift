import CommandLineTool
import Foundation
import Testing

@Suite("Findings on standard error")
struct FindingLinesTests {
  private static let input = "{\"level\":\"info\"}\nnot json\nnot json\n"

  private func run(_ arguments: String...) throws -> TestRun {
    let run = try TestRun()
    try run.write(FindingLinesTests.input, to: "in.jsonl")
    return run.run(["list", "-O", "csv"] + arguments + [run.path("in.jsonl")])
  }

  @Test("name their code, count and places in text")
  func text() throws {
    let run = try run()
    #expect(run.errors.contains("warning: not-json "))
    #expect(run.errors.contains("(2×): \(run.path("in.jsonl")), record 2, byte "))
    #expect(run.errors.contains("; \(run.path("in.jsonl")), record 3, byte "))
  }

  @Test("are objects with code, count and places under --errors json")
  func json() throws {
    let lines = try run("--errors", "json").errors.split(separator: "\n")
    let objects = try lines.map { try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any] }
    let finding = try #require(objects.compactMap(\.self).first { $0["code"] as? String == "not-json" })
    #expect(finding["level"] as? String == "finding")
    #expect(finding["count"] as? Int == 2)
    #expect((finding["places"] as? [[String: Any]])?.compactMap { $0["record"] as? Int } == [2, 3])
  }

  @Test("are left out under --quiet, and errors are not")
  func quiet() throws {
    let run = try run("-q")
    #expect(!run.errors.contains("warning:"))
    #expect(run.errors.contains("no record of the input can be used"))
  }
}
