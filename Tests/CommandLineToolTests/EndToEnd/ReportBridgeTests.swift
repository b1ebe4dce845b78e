import CommandLineTool
import FixtureGenerator
import Refunds
import Testing

@Suite("The bridge in a report")
struct ReportBridgeTests {
  @Test("stands in the finance preset, and before the coverage of any other choice")
  func sections() throws {
    let run = try TestRun()
    for choice in [["--preset", "finance"], [], ["--sections", "money,coverage"]] {
      let settings = try #require(run.settings(["report", "--apple", "reports"] + choice + ["hooks.jsonl"]))
      let bridge = try #require(settings.sections.firstIndex(of: .bridge))
      let coverage = try #require(settings.sections.firstIndex(of: .coverage))
      #expect(bridge < coverage)
    }
    #expect(run.settings(["report", "hooks.jsonl"])?.sections.contains(.bridge) == false)
  }

  @Test("ends with Apple's total in each currency")
  func bridge() throws {
    let run = try TestRun()
    let set = AppleReportSet(size: 200, seed: 3)
    try run.write(String(decoding: set.server, as: UTF8.self), to: "notifications.jsonl")
    for file in set.files { try run.write(file.text, to: "reports/\(file.name)") }
    run.run([
      "report", "-q", "--preset", "finance", "--apple", run.path("reports"), run.path("notifications.jsonl"),
    ])
    #expect(run.status == .success)
    #expect(run.output.contains("## Bridge to Apple's reports"))
    #expect(run.output.contains("The two sides tie out"))
    #expect(run.output.contains("taken back by Apple's report"))
  }

  @Test("is refused without Apple's reports, and absent from a finance report without them")
  func absence() throws {
    let run = try TestRun()
    run.run(["report", "--sections", "bridge", "hooks.jsonl"])
    #expect(run.status == .usage)
    #expect(run.errors.contains("--apple"))
    try run.write("", to: "empty.jsonl")
    run.run(["report", "-q", "--preset", "finance", run.path("empty.jsonl")])
    #expect(run.status == .success)
    #expect(!run.output.contains("Bridge"))
  }
}
