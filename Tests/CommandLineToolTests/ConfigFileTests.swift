import CommandLineTool
import Testing

struct ConfigFileTests {
  func texts(_ content: String) -> [String] {
    let file = ConfigFile(Array(content.utf8), path: "refunds.toml")
    return file.values.map { "\($0.option.rawValue)=\($0.text ?? "nil")" } + file.problems.map { "\($0)" }
  }

  @Test func everyKindOfValue() {
    let content = """
      \u{FEFF}# A comment, and a blank line.

      app = ["com.example.orchard", 'com.example.garden',] # two apps\r
        environment="sandbox"#no space
      period = 'C:\\2026 # no comment'
      begin = "2026-03-04"
      limit = 10
      strict = true
      quiet = false
      category = []
      fields = ["price", "app"]
      reason = "2=other"
      output = "a\\"b\\\\c\\t\\n\\r\\b\\f\\u00e9\\U0001F600.csv"
      """
    #expect(
      texts(content) == [
        "app=com.example.orchard", "app=com.example.garden", "environment=sandbox", "period=C:\\2026 # no comment",
        "begin=2026-03-04", "limit=10", "strict=true", "quiet=false", "fields=price,app", "reason=2=other",
        "output=a\"b\\c\t\n\r\u{8}\u{C}é😀.csv",
      ])
  }

  @Test func originsNameTheLine() {
    let file = ConfigFile(Array("\n\nlimit = 3\napp = [\"a\", \"b\"]".utf8), path: "p")
    #expect(file.values.map(\.origin) == [3, 4, 4].map { .configFile(path: "p", line: $0) })
  }

  @Test(arguments: [
    ("enviroment = \"x\"", 1, "unknown option enviroment; did you mean environment?"),
    ("\n\nas_of = \"2026\"", 3, "unknown option as_of; did you mean as-of?"),
    ("nothing = 1", 1, "unknown option nothing; see refunds help environment"),
    ("help = true", 1, "unknown option help; see refunds help environment"),
    ("no-config = true", 1, "unknown option no-config; see refunds help environment"),
    ("strict = true\r\nstrict = false", 2, "strict is set twice; it was set in line 1"),
    ("[list]", 1, "tables are not read; a config file holds only lines such as environment = \"sandbox\""),
    ("strict", 1, "expected = after strict; write name = \"text\", 123, true or [\"a\", \"b\"]"),
    ("= 1", 1, "expected the name of an option; write name = \"text\", 123, true or [\"a\", \"b\"]"),
    ("\"app\" = \"x\"", 1, "expected the name of an option; write name = \"text\", 123, true or [\"a\", \"b\"]"),
    ("app =", 1, "the value is missing; write name = \"text\", 123, true or [\"a\", \"b\"]"),
    ("app = # x", 1, "the value is missing; write name = \"text\", 123, true or [\"a\", \"b\"]"),
    ("app = x", 1, "x is no value; write name = \"text\", 123, true or [\"a\", \"b\"]"),
    ("limit = -1", 1, "-1 is no value; write name = \"text\", 123, true or [\"a\", \"b\"]"),
    ("limit = 1.5", 1, "1.5 is no value; write name = \"text\", 123, true or [\"a\", \"b\"]"),
    ("begin = 2026-03-04", 1, "2026-03-04 is no value; write name = \"text\", 123, true or [\"a\", \"b\"]"),
    ("strict = True", 1, "True is no value; write name = \"text\", 123, true or [\"a\", \"b\"]"),
    ("app = \"x", 1, "the text has no closing \"; write name = \"text\", 123, true or [\"a\", \"b\"]"),
    ("app = \"x\\", 1, "the text has no closing \"; write name = \"text\", 123, true or [\"a\", \"b\"]"),
    ("app = 'x", 1, "the text has no closing '; write name = \"text\", 123, true or [\"a\", \"b\"]"),
    ("app = \"C:\\dir\"", 1, "\\d is no escape; write \\\\ for a backslash, or 'text' with single quotes"),
    ("app = \"\\u12\"", 1, "\\u12\" is no character; write name = \"text\", 123, true or [\"a\", \"b\"]"),
    ("app = \"\\ud800\"", 1, "\\ud800 is no character; write name = \"text\", 123, true or [\"a\", \"b\"]"),
    ("app = [\"x\"", 1, "the list has no end in this line; write name = \"text\", 123, true or [\"a\", \"b\"]"),
    ("app = [", 1, "the list has no end in this line; write name = \"text\", 123, true or [\"a\", \"b\"]"),
    ("app = [1]", 1, "a list holds only quoted texts; write name = \"text\", 123, true or [\"a\", \"b\"]"),
    ("app = [\"x\" \"y\"]", 1, "expected , or ]; write name = \"text\", 123, true or [\"a\", \"b\"]"),
    ("app = \"x\" y", 1, "unexpected y after the value; write name = \"text\", 123, true or [\"a\", \"b\"]"),
    ("app = {a = 1}", 1, "{a is no value; write name = \"text\", 123, true or [\"a\", \"b\"]"),
    ("strict = \"true\"", 1, "strict needs another kind of value; write strict = true or false"),
    ("strict = 1", 1, "strict needs another kind of value; write strict = true or false"),
    ("limit = true", 1, "limit needs another kind of value; write limit = \"text\""),
    ("limit = [\"1\"]", 1, "limit needs another kind of value; write limit = \"text\""),
    ("app = true", 1, "app needs another kind of value; write app = \"text\" or [\"text\", \"text\"]"),
    // Values whose meaning is wrong.
    ("environment = \"prodution\"", 1, "environment: unknown value prodution; did you mean production?"),
    ("\nlimit = \"many\"", 2, "limit: \"many\" does not fit; write a whole number from 0 on"),
    (
      "period = \"2026Q5\"", 1,
      "period: \"2026Q5\" is no period: quarter 5 does not exist, at character 6; see refunds help periods"
    ),
    ("app = \"\"", 1, "app: the value is empty; see refunds help list"),
  ])
  func errors(content: String, line: Int, message: String) throws {
    let run = try TestRun()
    try run.write(content, to: "refunds.toml")
    run.run(["list", "a"])
    #expect(run.errors == "refunds: refunds.toml:\(line): \(message)\n")
    #expect(run.status == .configuration)
    #expect(run.output.isEmpty)
  }

  @Test func notUTF8() {
    let file = ConfigFile(Array("limit = 1\n".utf8) + [0x61, 0xFF, 0x0A] + Array("strict = true\n".utf8), path: "p")
    #expect(file.values.count == 2)
    #expect(
      file.problems == [
        ToolError(
          .configSyntax, "the line is not UTF-8", at: .configLine(path: "p", line: 2), next: "save the file as UTF-8")
      ])
  }

  @Test func fileThatCannotBeRead() throws {
    let run = try TestRun()
    try run.write("", to: "refunds.toml/file")
    run.run(["list", "a"])
    #expect(
      run.errors
        == "refunds: refunds.toml: the config file cannot be read: Is a directory; -n runs without config files\n")
    #expect(run.status == .configuration)
    #expect(run.run(["help"]).status == .success)
  }

  @Test func fileAboveIsNamedInFull() throws {
    let run = try TestRun()
    try run.write("strict = 1", to: "refunds.toml")
    run.run(["list", "a"], in: "below")
    #expect(run.errors.hasPrefix("refunds: \(run.path("refunds.toml")):1: strict needs"))
  }
}
