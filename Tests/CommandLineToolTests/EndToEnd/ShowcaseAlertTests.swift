import CommandLineTool
import Testing

/// The bad build of the made-up shop: build 142, on sale from 16 March 2026 (week 12).
struct ShowcaseAlertTests {
  @Test func theBadBuildIsFoundWithProductAndFirstWeek() throws {
    let run = try TestRun().run(["report", "--fail-on-alert", Fixtures.path("showcase")])
    #expect(run.status == .condition)
    let lead = run.output.split(separator: "\n")[2]
    #expect(
      lead.hasPrefix("developerIssue refunds of com.example.orchard.pro.monthly rose from 0.79 % to 3.4 % ")
        && lead.contains(" since build 142, week 2026-W12 "))
    // Counted by hand in the list of refunds: 5 and 7 within a week of 180 and 168 purchases; 11 of 1,401 before.
    #expect(lead.contains("12 of 348 purchases within 7 days; 8 weeks before: 11 of 1,401"))
  }

  @Test func beforeTheBuildNothingStandsOut() throws {
    let run = try TestRun().run(["report", "--fail-on-alert", "--as-of", "2026-03-15", Fixtures.path("showcase")])
    #expect(run.status == .success)
    #expect(run.output.split(separator: "\n")[2].hasPrefix("Nothing stands out: 8 groups tested "))
  }
}
