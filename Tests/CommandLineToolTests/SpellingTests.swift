import Render
import CommandLineTool
import Refunds
import Testing

/// Every way to spell the same thing means the same.
struct SpellingTests {
  @Test(arguments: [
    ["list", "-O", "csv", "a"], ["list", "-Ocsv", "a"], ["list", "-O=csv", "a"],
    ["list", "--output-format", "csv", "a"],
    ["list", "--output-format=csv", "a"], ["list", "a", "-O", "csv"], ["-O", "csv", "list", "a"],
    ["list", "-nqOcsv", "a"], ["list", "-nqO", "csv", "a"], ["list", "-O", "table", "-Ocsv", "a"],
    ["list", "-O", "CSV", "a"], ["list", "-Ocsv", "--", "a"],
  ])
  func formatIsCSV(arguments: [String]) throws {
    let run = try TestRun()
    #expect(run.invocation(arguments).problems == [])
    let settings = try #require(run.settings(arguments))
    #expect(settings.output.format == .csv)
    #expect(settings.input.paths == ["a"])
  }

  @Test(arguments: [
    (["list", "a", "--strict", "b"], ["a", "b"]),
    (["list", "--", "--strict", "-"], ["--strict", "-"]),
    (["list", "-", "a"], ["-", "a"]),
    (["list", "-q", "-", "--", "--", "x"], ["-", "--", "x"]),
    (["list"], ["-"]),
    (["list", "--"], ["-"]),
  ])
  func inputs(arguments: [String], paths: [String]) throws {
    #expect(try TestRun().settings(arguments)?.input.paths == paths)
  }

  @Test func flags() throws {
    let run = try TestRun()
    #expect(run.settings(["list", "a"])?.input.isStrict == false)
    #expect(run.settings(["list", "--strict", "a"])?.input.isStrict == true)
    #expect(run.settings(["list", "--strict=false", "a"])?.input.isStrict == false)
    #expect(run.settings(["list", "--strict", "--strict=false", "a"])?.input.isStrict == false)
    #expect(run.settings(["list", "--strict=true", "a"])?.input.isStrict == true)
  }

  @Test func repeatedOptions() throws {
    let run = try TestRun()
    let settings = try #require(
      run.settings([
        "list", "--app", "com.example.orchard", "--limit", "3", "--app=com.example.garden", "--limit=7", "--product",
        "pro.*", "--product", "coins", "--category", "other", "--category=FAMILYSHARING", "a",
      ]))
    #expect(settings.selection.apps == ["com.example.orchard", "com.example.garden"])
    #expect(settings.selection.products == [Glob("pro.*"), Glob("coins")])
    #expect(settings.list.categories == [.other, .familySharing])
    #expect(settings.list.limit == 7)
  }

  @Test(arguments: [
    ("production", [Environment.production]), ("Sandbox", [.sandbox]), ("xcode", [.xcode, .localTesting]),
    ("all", [.production, .sandbox, .xcode, .localTesting]),
  ])
  func environments(word: String, environments: [Environment]) throws {
    let settings = try TestRun().settings(["report", "--environment", word, "a"])
    #expect(settings?.selection.environments == Set(environments))
  }

  @Test func reasons() throws {
    let run = try TestRun()
    let arguments = ["list", "--reason", "2=upgradedToBundle", "--reason", "7=other", "--reason=7=DEVELOPERISSUE", "a"]
    #expect(run.settings(arguments)?.selection.reasonNames == ["2": .upgradedToBundle, "7": .developerIssue])
  }

  @Test func everythingElse() throws {
    let run = try TestRun()
    let settings = try #require(
      run.settings([
        "list", "--refunds", "--status", "reversed", "--fields", "price, Revoked_At", "--sort=-price", "--jobs", "4",
        "--input-format", "transactions", "-o", "out.tsv", "--no-header", "--bom", "--raw-cells", "--show-identifiers",
        "a",
      ]))
    #expect(settings.list.refundsOnly)
    #expect(settings.list.status == .reversed)
    #expect(settings.list.columns == [.price, .revokedAt])
    #expect(settings.list.sortColumn == .price)
    #expect(settings.list.isDescending)
    #expect(settings.input.jobs == 4)
    #expect(settings.input.format == "transactions")
    #expect(settings.output.format == .tsv)
    #expect(settings.output.path == "out.tsv")
    #expect(!settings.output.hasHeader && settings.output.hasByteOrderMark && settings.output.hasRawCells)
    #expect(settings.output.showsIdentifiers)
  }

  @Test func explainTakesItsIDFirst() throws {
    let settings = try #require(try TestRun().settings(["explain", "-q", "2000000012345678", "a", "b"]))
    #expect(settings.transactionID == "2000000012345678")
    #expect(settings.input.paths == ["a", "b"])
    #expect(try TestRun().settings(["explain", "7"])?.input.paths == ["-"])
  }

  @Test func bareFieldsPrintsTheColumns() throws {
    let run = try TestRun()
    run.isInputTerminal = true
    for arguments in [["list", "--fields"], ["list", "--fields", "--strict"], ["list", "a", "--fields"]] {
      run.run(arguments)
      #expect(run.status == .success)
      #expect(run.output.hasPrefix("transaction_id\noriginal_transaction_id\napp\n"))
      #expect(run.output.hasSuffix("\ntrust\nrule\nsource\n"))
      #expect(run.output.split(separator: "\n").count == 37)
    }
  }

  // 2026-03-04 begins at 1772582400 and ends before 1772668800 (seconds, by Python's datetime).
  @Test func periods() throws {
    let run = try TestRun()
    let begin = Instant(milliseconds: 1_772_582_400_000)
    let end = Instant(milliseconds: 1_772_668_800_000)
    #expect(run.settings(["list", "a"])?.period == .everything)
    #expect(run.settings(["list", "a"])?.selection.asOf == nil)
    let dates = run.settings(["list", "-b", "2026-03-04", "-e2026-03-05", "a"])?.period.range(asOf: end)
    #expect(dates == DateRange(start: begin, end: end))
    let open = run.settings(["list", "--begin=2026-03-04T00:00:00Z", "a"])?.period.range(asOf: end)
    #expect(open == DateRange(start: begin, end: nil))
    let named = run.settings(["report", "-p", "2026-03-04", "a"])?.period.range(asOf: begin)
    #expect(named == DateRange(start: begin, end: end, label: "2026-03-04"))
    let asOf = run.settings(["check", "--as-of", "2026-03-04", "a"])?.selection.asOf
    #expect(asOf == Instant(milliseconds: end.milliseconds - 1))
    #expect(run.settings(["check", "--as-of", "2026-03-04T00:00Z", "a"])?.selection.asOf == begin)
  }
}
