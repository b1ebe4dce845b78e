import Testing

@testable import CommandLineTool

struct MessageWriterTests {
  static let error = ToolError(
    .inputFailed, "a \"quoted\" thing", at: .file(path: "a\u{1B}[2J.json", record: 12, byteOffset: 3400), next: "look")

  @Test func text() {
    let line = MessageWriter(style: MessageStyle()).line(Self.error)
    #expect(line == "refunds: a\\u{1B}[2J.json: record 12, byte 3400: a \"quoted\" thing; look\n")
    let file = ToolError(.inputMissing, "no such file", at: .file(path: "x"))
    #expect(MessageWriter(style: MessageStyle()).line(file) == "refunds: x: no such file\n")
  }

  @Test func json() {
    var style = MessageStyle()
    style.isJSON = true
    style.isColored = true
    #expect(
      MessageWriter(style: style).line(Self.error)
        == #"{"level":"error","code":"input-failed","message":"a \"quoted\" thing","file":"a\u001b[2J.json","#
        + #""record":12,"byte":3400,"advice":"look","exit":74}"# + "\n")
    let config = ToolError(.configSyntax, "odd", at: .configLine(path: "refunds.toml", line: 3))
    #expect(
      MessageWriter(style: style).line(config)
        == #"{"level":"error","code":"config-syntax","message":"odd","file":"refunds.toml","line":3,"exit":78}"# + "\n")
    let notice = ToolNotice("price-has-fraction", "29.99 is read as currency units", at: .variable("X"))
    #expect(
      MessageWriter(style: style).line(notice)
        == #"{"level":"notice","code":"price-has-fraction","message":"29.99 is read as currency units","variable":"X"}"#
        + "\n")
  }

  @Test func color() {
    var style = MessageStyle()
    style.isColored = true
    let error = ToolError(.noInput, "there is no input")
    #expect(MessageWriter(style: style).line(error) == "\u{1B}[1;31mrefunds:\u{1B}[0m there is no input\n")
    #expect(MessageWriter(style: style).line(ToolNotice("c", "w")) == "\u{1B}[1;33mrefunds: note:\u{1B}[0m w\n")
  }

  @Test(arguments: [
    ("plain", "plain"), ("naïve 日本", "naïve 日本"), ("a\tb\n", "a\\u{9}b\\u{A}"), ("\u{7F}\u{9B}", "\\u{7F}\\u{9B}"),
    ("a\u{202E}b", "a\\u{202E}b"), ("\u{2028}", "\\u{2028}"), ("می\u{200C}خواهم", "می\u{200C}خواهم"),
  ])
  func printable(text: String, shown: String) {
    #expect(text.printable == shown)
  }

  static let colorChoices: [(ColorChoice, Bool, [String: String], Bool)] = [
    (.auto, true, [:], true), (.auto, false, [:], false), (.auto, true, ["NO_COLOR": "1"], false),
    (.auto, true, ["NO_COLOR": ""], true), (.auto, true, ["TERM": "dumb"], false),
    (.always, false, ["NO_COLOR": "1"], true), (.never, true, [:], false),
  ]

  @Test(arguments: colorChoices)
  func colorChoice(choice: ColorChoice, isTerminal: Bool, variables: [String: String], colors: Bool) {
    #expect(choice.colors(isTerminal: isTerminal, variables: variables) == colors)
  }

  @Test func colorOfARun() throws {
    let run = try TestRun()
    run.isErrorTerminal = true
    #expect(run.run(["nonsense"]).errors.hasPrefix("\u{1B}[1;31mrefunds:"))
    #expect(run.run(["nonsense", "--color", "never"]).errors.hasPrefix("refunds:"))
    run.variables["NO_COLOR"] = "1"
    #expect(run.run(["nonsense"]).errors.hasPrefix("refunds:"))
    run.isOutputTerminal = true
    #expect(run.settings(["list", "a"])?.output.isColored == false)
    run.variables["NO_COLOR"] = nil
    #expect(run.settings(["list", "a"])?.output.isColored == true)
    #expect(run.settings(["list", "a", "-o", "x.csv"])?.output.isColored == false)
  }
}
