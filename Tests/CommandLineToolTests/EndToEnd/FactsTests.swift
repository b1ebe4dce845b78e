import CommandLineTool
import Foundation
import Testing

/// Facts stand for the input that they were made of: alone, repeated, or beside it.
@Suite("Facts")
struct FactsTests {
  private let columns: String

  init() throws {
    let names = try TestRun().run(["list", "--fields"]).output.split(separator: "\n").filter { $0 != "source" }
    columns = names.joined(separator: ",")
  }

  /// The list without places, and the report without the sections that count records and name places.
  private func answers(_ run: TestRun, _ paths: [String], _ options: [String] = []) -> [String] {
    let common = ["-q", "--trust-root", Fixtures.path("root.pem")] + options + paths
    let list = run.run(["list", "-O", "csv", "--fields", columns] + common).output
    let report = run.run(["report", "-O", "md"] + common).output.components(separatedBy: "\n## ")
    let sections = report.filter { !$0.hasPrefix("How far to trust this\n") && !$0.hasPrefix("Findings\n") }
    return [list] + sections
  }

  private func writeFacts(_ run: TestRun, of paths: [String], to name: String = "facts.jsonl") throws -> String {
    run.run(["facts", "-q", "--trust-root", Fixtures.path("root.pem")] + paths)
    try run.write(run.output, to: name)
    return run.path(name)
  }

  @Test(
    "facts alone, twice and beside the files give the answers of the files",
    arguments: ["showcase", "showcase-answers", "showcase-signed"])
  func roundTrip(folder: String) throws {
    let run = try TestRun()
    let files = Fixtures.path(folder)
    let expected = answers(run, [files])
    #expect(expected[0].split(separator: "\n").count > 2)
    let facts = try writeFacts(run, of: [files])
    #expect(answers(run, [facts]) == expected)
    #expect(answers(run, [facts, facts]) == expected)
    #expect(answers(run, [facts, files]) == expected)
    #expect(answers(run, [files, facts]) == expected)
    let bytes = run.run(["facts", "-q", facts, files, "--trust-root", Fixtures.path("root.pem")]).output
    #expect(bytes == (try String(contentsOfFile: facts, encoding: .utf8)))
  }

  @Test("facts of each small input give its rows", arguments: FixtureTests.expectations)
  func smallInput(expected: FixtureTests.Expectation) throws {
    let run = try TestRun()
    let file = Fixtures.path(expected.file)
    let facts = try writeFacts(run, of: [file])
    for options in [[], ["--environment", "all"]] {
      let rows = answers(run, [file], options)
      #expect(answers(run, [facts], options) == rows)
      #expect(answers(run, [facts, facts], options) == rows)
    }
  }

  @Test("the order and the split of the files do not show")
  func order() throws {
    let run = try TestRun()
    let folder = Fixtures.path("showcase")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted().map { "\(folder)/\($0)" }
    let facts = run.run(["facts", "-q"] + names).output
    #expect(run.run(["facts", "-q", "--jobs", "3"] + names.reversed()).output == facts)
    #expect(facts.hasPrefix(#"{"schema":"refunds.facts/1","statements":"#))
  }

  @Test("no account token leaves unless it is asked for")
  func tokens() throws {
    let run = try TestRun()
    let token = "00000000-0000-4000-8000-000000000901"
    let input = try String(contentsOfFile: Fixtures.path("invalid/unknown-amount/notifications.jsonl"), encoding: .utf8)
    #expect(input.contains(token))
    let path = Fixtures.path("invalid/unknown-amount")
    #expect(!run.run(["facts", "-q", path]).output.contains(token))
    #expect(run.run(["facts", "-q", "--show-identifiers", path]).output.contains(token))
  }

  @Test("ids of local test stores stay apart by store")
  func localStores() throws {
    let run = try TestRun()
    func record(_ product: String) -> String {
      #"{"transactionId":"0","environment":"Xcode","productId":"\#(product)","signedDate":1772784000000,"#
        + #""purchaseDate":1772438400000,"revocationDate":1772784000000}"# + "\n"
    }
    try run.write(record("one"), to: "a.json")
    try run.write(record("two"), to: "b.json")
    let paths = [run.path("a.json"), run.path("b.json")]
    let expected = answers(run, paths, ["--environment", "xcode"])
    #expect(expected[0].split(separator: "\n").count == 3)
    let facts = try writeFacts(run, of: paths)
    #expect(answers(run, [facts], ["--environment", "xcode"]) == expected)
    #expect(answers(run, [facts, facts], ["--environment", "xcode"]) == expected)
    #expect(run.run(["facts", "-q"] + paths.reversed()).output == (try String(contentsOfFile: facts, encoding: .utf8)))
  }
}
