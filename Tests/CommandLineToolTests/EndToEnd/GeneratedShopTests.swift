import CommandLineTool
import FixtureGenerator
import Foundation
import Testing

/// Shops that are in no file: how their notifications are ordered, split and repeated must not show in any answer.
@Suite("Generated shops")
struct GeneratedShopTests {
  private static let size = 600

  /// The list without the places of its records, and the report without the sections that count copies and name places.
  private struct Answers: Equatable {
    var list: String
    var report: String
  }

  private static func lines(seed: UInt64) -> [String] {
    Simulation(size: size, seed: seed).events.map {
      String(decoding: DecodedNotifications.record($0).compact, as: UTF8.self)
    }
  }

  private static func write(_ parts: [[String]], for run: TestRun) throws -> [String] {
    try parts.enumerated().map { number, lines in
      try run.write(lines.map { $0 + "\n" }.joined(), to: "part-\(number).jsonl")
      return run.path("part-\(number).jsonl")
    }
  }

  private static func answers(to parts: [[String]]) throws -> Answers {
    let run = try TestRun()
    let paths = try write(parts, for: run)
    let columns = run.run(["list", "--fields"]).output.split(separator: "\n").filter { $0 != "source" }
    try #require(!columns.isEmpty)
    run.run(["list", "-q", "-O", "csv", "--fields", columns.joined(separator: ",")] + paths)
    #expect(run.status == .success)
    let list = run.output
    run.run(["report", "-q", "-O", "md"] + paths)
    #expect(run.status == .success)
    return Answers(list: list, report: try withoutPlaces(run.output))
  }

  private static func withoutPlaces(_ report: String) throws -> String {
    let sections = report.components(separatedBy: "\n## ")
    let kept = sections.filter { !$0.hasPrefix("How far to trust this\n") && !$0.hasPrefix("Findings\n") }
    try #require(kept.count == sections.count - 2)
    return kept.joined(separator: "\n## ")
  }

  @Test("order, split and repetition change no answer", arguments: [UInt64(1), 2, 3, 5, 8, 13])
  func anyOrder(seed: UInt64) throws {
    print("generated shop: seed \(seed)")
    var lines = GeneratedShopTests.lines(seed: seed)
    let plain = try GeneratedShopTests.answers(to: [lines])
    #expect(plain.list.split(separator: "\n").count > 20)
    var random = Numbers(source: RandomSource(seed: seed))
    for _ in 0..<Int.random(in: 1...100, using: &random) {
      lines.append(lines[Int.random(in: lines.indices, using: &random)])
    }
    lines.shuffle(using: &random)
    var parts = [[String]](repeating: [], count: Int.random(in: 2...12, using: &random))
    for line in lines { parts[Int.random(in: parts.indices, using: &random)].append(line) }
    let mixed = try GeneratedShopTests.answers(to: parts.filter { !$0.isEmpty })
    #expect(mixed.list == plain.list, "seed \(seed)")
    #expect(mixed.report == plain.report, "seed \(seed)")
  }

  @Test("one thread and four write the same bytes", arguments: [UInt64(21), 34])
  func threads(seed: UInt64) throws {
    print("generated shop: seed \(seed)")
    let run = try TestRun()
    let lines = GeneratedShopTests.lines(seed: seed)
    let parts = (0..<5).map { part in lines.indices.filter { $0 % 5 == part }.map { lines[$0] } }
    let paths = try GeneratedShopTests.write(parts, for: run)
    for command in [["list", "-O", "csv"], ["list", "-O", "json"], ["report", "-O", "md"], ["check", "-O", "json"]] {
      let one = run.run(command + ["--jobs", "1"] + paths)
      let expected = (one.output, one.errors, one.status)
      let four = run.run(command + ["--jobs", "4"] + paths)
      #expect(!expected.0.isEmpty)
      #expect((four.output, four.errors, four.status) == expected, "\(command) seed \(seed)")
    }
  }
}

/// The generator's numbers in the form that the standard library shuffles with.
private struct Numbers: RandomNumberGenerator {
  var source: RandomSource

  mutating func next() -> UInt64 { source.next() }
}
