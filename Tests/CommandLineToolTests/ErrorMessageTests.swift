import CommandLineTool
import Testing

/// The exact words of every error, and the status that it makes.
struct ErrorMessageTests {
  @Test(arguments: [
    // Wrong names.
    (["--enviroment"], "unknown option --enviroment; did you mean --environment?"),
    (["list", "--enviroment", "sandbox", "a"], "unknown option --enviroment; did you mean --environment?"),
    (["list", "--env=sandbox", "a"], "unknown option --env; did you mean --environment?"),
    (["list", "--ouptut-format", "a"], "unknown option --ouptut-format; did you mean --output-format?"),
    (["list", "--wherever", "a"], "unknown option --wherever; see refunds help"),
    (["list", "-x", "a"], "unknown option -x; see refunds help"),
    (["list", "-qx", "a"], "unknown option -x; see refunds help"),
    (["lst", "a"], "unknown command lst; did you mean list?"),
    (["lsit"], "unknown command lsit; did you mean list?"),
    (["reports"], "unknown command reports; did you mean report?"),
    (["summarize"], "unknown command summarize; did you mean summary?"),
    (["hooks/a.json"], "unknown command hooks/a.json; to read a file write refunds report hooks/a.json"),
    (["-"], "unknown command -; to read a file write refunds report -"),
    (["help", "perods"], "there is no help on perods; did you mean periods?"),
    (["help", "me"], "there is no help on me; see refunds help"),
    (["report", "--sort", "price", "a"], "report takes no option --sort; it belongs to list"),
    (["explain", "7", "-p", "2026", "a"], "explain takes no option --period; it belongs to report, list, summary"),
    // Missing and superfluous words.
    (["list", "a", "--begin"], "--begin: the value is missing; write -b, --begin DATE"),
    (["list", "a", "-b"], "-b: the value is missing; write -b, --begin DATE"),
    (["list", "--app", "--strict", "a"], "--app: the value is missing; write --app BUNDLE_ID"),
    (
      ["list", "--sort", "-price", "a"],
      "--sort: the value is missing; a value that begins with - is written --sort=-price"
    ),
    (["list", "--app", "-7", "a"], "--app: the value is missing; a value that begins with - is written --app=-7"),
    (["list", "--app=", "a"], "--app: the value is empty; see refunds help list"),
    (["list", "-o", "", "a"], "-o: the value is empty; see refunds help list"),
    (["explain"], "explain needs the id of a transaction; usage: refunds explain [OPTIONS] ID [INPUT...]"),
    (["formats", "a"], "unexpected argument a; usage: refunds formats [OPTIONS]"),
    (["help", "list", "a"], "unexpected argument a; usage: refunds help [OPTIONS] [COMMAND|TOPIC]"),
    // Bad values.
    (["list", "--environment", "prodution", "a"], "--environment: unknown value prodution; did you mean production?"),
    (
      ["list", "--environment", "moon", "a"],
      "--environment: unknown value moon; write one of production, sandbox, xcode, all"
    ),
    (["list", "-O", "cvs", "a"], "-O: unknown value cvs; did you mean csv?"),
    (
      ["list", "-O", "xlsx", "a"],
      "-O: unknown value xlsx; write one of table, md, csv, tsv, json, jsonl, hledger, beancount"
    ),
    (["list", "-Ojsn", "a"], "-O: unknown value jsn; did you mean json?"),
    (
      ["list", "--category", "familysharin", "a"], "--category: unknown value familysharin; did you mean familySharing?"
    ),
    (["list", "--status", "revers", "a"], "--status: unknown value revers; did you mean reversed?"),
    (["list", "--errors", "jsno", "a"], "--errors: unknown value jsno; did you mean json?"),
    (["list", "--color", "on", "a"], "--color: unknown value on; write one of auto, always, never"),
    (["list", "--strict=maybe", "a"], "--strict: unknown value maybe; write true or false"),
    (["list", "--fields", "prize", "a"], "--fields: unknown column prize; did you mean price?"),
    (["list", "--fields", "price,,app", "a"], "--fields: unknown column ; refunds list --fields prints all names"),
    (["list", "--fields", "app,price,app", "a"], "--fields: the column app is named twice; name each column once"),
    (["list", "--sort", "when", "a"], "--sort: unknown column when; refunds list --fields prints all names"),
    (
      ["list", "--input-format", "notification", "a"],
      "--input-format: unknown value notification; did you mean notifications?"
    ),
    (["list", "--jobs", "0", "a"], "--jobs: \"0\" does not fit; write a whole number from 1 to 1024"),
    (["list", "--jobs=-1", "a"], "--jobs: \"-1\" does not fit; write a whole number from 1 to 1024"),
    (["list", "--jobs=", "a"], "--jobs: \"\" does not fit; write a whole number from 1 to 1024"),
    (["list", "--limit", "1e3", "a"], "--limit: \"1e3\" does not fit; write a whole number from 0 on"),
    (
      ["list", "--limit", "99999999999999999999", "a"],
      "--limit: \"99999999999999999999\" does not fit; write a whole number from 0 on"
    ),
    (["list", "--reason", "2", "a"], "--reason: \"2\" is not CODE=NAME; write it like 2=upgradedToBundle"),
    (["list", "--reason", "=other", "a"], "--reason: \"=other\" is not CODE=NAME; write it like 2=upgradedToBundle"),
    (
      ["list", "--reason", "2=bundel", "a"],
      "--reason: unknown value bundel; write one of developerIssue, other, upgradedToBundle"
    ),
    (
      ["list", "--reason", "2=upgradetobundle", "a"],
      "--reason: unknown value upgradetobundle; did you mean upgradedToBundle?"
    ),
    (
      ["list", "-p", "2026-13", "a"],
      "-p: \"2026-13\" is no period: month 13 does not exist, at character 6; see refunds help periods"
    ),
    (
      ["list", "-b", "2026-02-30", "a"],
      "-b: \"2026-02-30\" is no date: 2026-02 has no day 30, at character 9; "
        + "write it like 2026-03-04 or 2026-03-04T09:30:00Z"
    ),
    (
      ["check", "--as-of", "today", "a"],
      "--as-of: \"today\" is no date: a year has 4 digits, at character 1; "
        + "write it like 2026-03-04 or 2026-03-04T09:30:00Z"
    ),
    (
      ["list", "-b", "2026-03-04", "-e", "2026-03-04", "a"],
      "-e: the period is empty; --end names the first day that no longer counts, after that of --begin"
    ),
    // Values that contradict each other.
    (
      ["list", "-p", "2026", "-b", "2026-03-04", "a"],
      "-p: a period and its dates cannot both be given; use --period, or --begin and --end"
    ),
    (
      ["list", "--bom", "-O", "json", "a"],
      "--bom: no meaning for json output; it belongs to --output-format csv or tsv"
    ),
    (
      ["list", "--raw-cells", "a"], "--raw-cells: no meaning for table output; it belongs to --output-format csv or tsv"
    ),
    (
      ["report", "--no-header", "a"],
      "--no-header: no meaning for md output; it belongs to --output-format table or csv or tsv"
    ),
    (
      ["report", "-o", "week.pdf", "a"],
      "-o: no format is known for the extension of week.pdf; "
        + "name one with --output-format: table, md, csv, tsv, json, jsonl, html, hledger, beancount"
    ),
    // Journals are an answer of list alone.
    (
      ["list", "--accounts", "books", "a"],
      "--accounts: no meaning for table output; it belongs to --output-format hledger or beancount"
    ),
    (["summary", "--accounts", "books", "a"], "summary takes no option --accounts; it belongs to list"),
    (
      ["list", "-O", "hledger", "--sort", "price", "a"],
      "--sort: no meaning for hledger output; it belongs to --output-format table or md or csv or tsv or json or jsonl"
    ),
    (
      ["report", "-O", "hledger", "a"],
      "-O: report writes no hledger journal; refunds list -O hledger writes the refunds as transactions"
    ),
    (
      ["summary", "-o", "books.beancount", "a"],
      "-o: summary writes no beancount journal; refunds list -O beancount writes the refunds as transactions"
    ),
  ])
  func usage(arguments: [String], message: String) throws {
    let run = try TestRun().run(arguments)
    #expect(run.errors == "refunds: \(message)\n")
    #expect(run.status == .usage)
    #expect(run.output.isEmpty)
  }

  @Test(arguments: [
    (
      "AS_OF", "20",
      "\"20\" is no date: a year has 4 digits, at character 1; write it like 2026-03-04 or 2026-03-04T09:30:00Z"
    ),
    ("ENVIRONMENT", "sandbx", "unknown value sandbx; did you mean sandbox?"),
    ("STRICT", "yes", "unknown value yes; write true or false"),
    (
      "CATEGORY", "other,grant",
      "unknown value grant; write one of developerIssue, other, unspecified, unknown, upgradedToBundle, "
        + "familySharing, assignment, upgrade, modification"
    ),
  ])
  func variables(name: String, value: String, message: String) throws {
    let run = try TestRun()
    run.variables["REFUNDS_" + name] = value
    run.run(["list", "a"])
    #expect(run.errors == "refunds: REFUNDS_\(name): \(message)\n")
    #expect(run.status == .usage)
  }

  @Test func unknownVariableIsANote() throws {
    let run = try TestRun()
    run.variables["REFUNDS_ENVIROMENT"] = "sandbox"
    run.variables["REFUNDS_HELP"] = "1"
    run.run(["help", "periods"])
    #expect(
      run.errors == """
        refunds: note: unknown environment variable REFUNDS_ENVIROMENT is ignored; did you mean REFUNDS_ENVIRONMENT?
        refunds: note: unknown environment variable REFUNDS_HELP is ignored; see refunds help environment

        """)
    #expect(run.status == .success)
    run.run(["-q", "help", "periods"])
    #expect(run.errors.isEmpty)
  }

  @Test func allProblemsAreReportedAtOnce() throws {
    let run = try TestRun().run(["report", "--sort", "a", "--bogus", "--jobs", "x", "-p", "26", "in"])
    #expect(
      run.errors == """
        refunds: unknown option --bogus; see refunds help
        refunds: report takes no option --sort; it belongs to list
        refunds: -p: "26" is no period: a year has 4 digits, at character 1; see refunds help periods
        refunds: --jobs: "x" does not fit; write a whole number from 1 to 1024

        """)
  }

  @Test func nothingToDo() throws {
    let run = try TestRun()
    run.isInputTerminal = true
    run.run([])
    #expect(run.errors.hasPrefix("refunds 0.1.0\n\nReads App Store"))
    #expect(run.errors.hasSuffix("\n\nrefunds: there is no command; see refunds help\n"))
    #expect(run.status == .usage)
    for command in ["report", "list", "check"] {
      run.run([command])
      #expect(run.errors.contains("\nUsage: refunds \(command) [OPTIONS] [INPUT...]\n"))
      #expect(run.errors.hasSuffix("\n\nrefunds: there is no input; name files or folders, or pipe them in\n"))
      #expect(run.status == .usage)
      #expect(run.output.isEmpty)
    }
    run.run(["explain", "7"])
    #expect(run.errors.hasSuffix("\n\nrefunds: there is no input; name files or folders, or pipe them in\n"))
    run.run(["list", "--errors", "json"])
    #expect(
      run.errors == #"{"level":"error","code":"no-input","message":"there is no input","#
        + #""advice":"name files or folders, or pipe them in","exit":64}"# + "\n")
  }
}
