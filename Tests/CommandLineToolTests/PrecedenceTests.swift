import Render
import CommandLineTool
import Refunds
import Testing

/// Option, then variable, then the project's config file, then the user's.
struct PrecedenceTests {
  static let option = ["--app", "option"]

  func fourLevels() throws -> TestRun {
    let run = try TestRun()
    run.variables["REFUNDS_APP"] = "variable,variable2"
    try run.write("app = [\"project\", 'project2']\n", to: "shop/refunds.toml")
    try run.write("app = \"far above\"\nlimit = 5\n", to: "refunds.toml")
    try run.write("app = \"user\"\nstatus = \"reversed\"\n", to: "home/.config/refunds/config.toml")
    return run
  }

  @Test func eachLevelReplacesTheOnesBelow() throws {
    let run = try fourLevels()
    #expect(run.settings(["list", "a"] + Self.option, in: "shop/deep/deeper")?.selection.apps == ["option"])
    #expect(run.settings(["list", "a"], in: "shop/deep/deeper")?.selection.apps == ["variable", "variable2"])
    run.variables["REFUNDS_APP"] = ""
    #expect(run.settings(["list", "a"], in: "shop/deep/deeper")?.selection.apps == ["project", "project2"])
    #expect(run.settings(["list", "a"], in: "shop")?.selection.apps == ["project", "project2"])
    #expect(run.settings(["list", "a"])?.selection.apps == ["far above"])
    let user = try TestRun()
    try user.write("app = \"user\"\n", to: "home/.config/refunds/config.toml")
    #expect(user.settings(["list", "a"])?.selection.apps == ["user"])
  }

  @Test func onlyTheNearestProjectFileIsRead() throws {
    let run = try fourLevels()
    let settings = try #require(run.settings(["list", "a"], in: "shop"))
    #expect(settings.list.limit == nil)
    #expect(settings.list.status == .reversed)
    #expect(run.settings(["list", "a"])?.list.limit == 5)
  }

  @Test(arguments: [["-n"], ["--no-config"], ["--no-config=true"]])
  func noConfigReadsNoFile(flag: [String]) throws {
    let run = try fourLevels()
    run.variables["REFUNDS_APP"] = nil
    #expect(run.settings(["list", "a"] + flag, in: "shop")?.selection.apps == [])
    try run.write("nonsense", to: "shop/refunds.toml")
    #expect(run.settings(["list", "a"] + flag, in: "shop") != nil)
    run.variables["REFUNDS_NO_CONFIG"] = "1"
    #expect(run.settings(["list", "a"], in: "shop")?.selection.apps == [])
    #expect(run.settings(["list", "a", "--no-config=false"], in: "shop") == nil)
  }

  @Test func configHomeOfXDG() throws {
    let run = try fourLevels()
    try run.write("limit = 9\n", to: "xdg/refunds/config.toml")
    run.variables["XDG_CONFIG_HOME"] = run.path("xdg")
    #expect(run.settings(["list", "a"], in: "shop")?.list.limit == 9)
    // A relative path is to be ignored.
    run.variables["XDG_CONFIG_HOME"] = "xdg"
    #expect(run.settings(["list", "a"], in: "shop")?.list.status == .reversed)
  }

  @Test func flagsOfEveryLevel() throws {
    let run = try TestRun()
    try run.write("strict = true\n", to: "refunds.toml")
    #expect(run.settings(["list", "a"])?.input.isStrict == true)
    run.variables["REFUNDS_STRICT"] = "false"
    #expect(run.settings(["list", "a"])?.input.isStrict == false)
    #expect(run.settings(["list", "a", "--strict"])?.input.isStrict == true)
  }

  @Test func optionsOfOtherCommandsInFilesAreLeftAlone() throws {
    let run = try TestRun()
    try run.write("sort = \"no such column\"\nlimit = \"x\"\nperiod = \"2026\"\nbom = true\n", to: "refunds.toml")
    let settings = try #require(run.settings(["check", "a"]))
    #expect(settings.period == .everything)
    #expect(settings.list.sortColumn == nil)
  }

  @Test func periodAgainstDates() throws {
    let run = try TestRun()
    try run.write("period = \"2026\"\n", to: "refunds.toml")
    let asOf = Instant(year: 2026, month: 5, day: 1)
    #expect(run.settings(["list", "a"])?.period.range(asOf: asOf)?.label == "2026")
    let begun = run.settings(["list", "-b", "2026-03-01", "a"])?.period.range(asOf: asOf)
    #expect(begun == DateRange(start: Instant(year: 2026, month: 3, day: 1), end: nil))
    #expect(run.settings(["list", "-p", "2025", "a"])?.period.range(asOf: asOf)?.label == "2025")
    try run.write("begin = \"2026-01-01\"\nend = \"2026-02-01\"\n", to: "refunds.toml")
    #expect(run.settings(["list", "-p", "last month", "a"])?.period.range(asOf: asOf)?.label == "last month")
  }

  @Test func formatAgainstExtension() throws {
    let run = try TestRun()
    func format(_ arguments: [String]) -> OutputFormat? { run.settings(["list", "a"] + arguments)?.output.format }
    #expect(format([]) == .table)
    #expect(format(["-o", "x.csv"]) == .csv)
    #expect(format(["-o", "x.CSV"]) == .csv)
    #expect(format(["-o", "x.markdown"]) == .markdown)
    #expect(format(["-o", "x.ndjson"]) == .jsonl)
    #expect(format(["-o", "x.csv", "-O", "json"]) == .json)
    #expect(format(["-o", "x"]) == .table)
    #expect(format(["-o", "a.b/x"]) == .table)
    #expect(format(["-o", ".csv"]) == .table)
    #expect(format(["-o", "-"]) == .table)
    #expect(run.settings(["report", "a"])?.output.format == .markdown)
    #expect(run.settings(["report", "a", "-o", "-"])?.output.path == nil)
    try run.write("output-format = \"json\"\n", to: "refunds.toml")
    #expect(format([]) == .json)
    #expect(format(["-o", "x.csv"]) == .csv)
    #expect(format(["-o", "x.odd"]) == .json)
    #expect(format(["-o", "x"]) == .json)
    #expect(format(["-O", "tsv", "-o", "x.csv"]) == .tsv)
  }
}
