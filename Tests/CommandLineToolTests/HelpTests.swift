import CommandLineTool
import Testing

struct HelpTests {
  func help(_ arguments: [String]) throws -> String {
    let run = try TestRun().run(arguments)
    #expect(run.status == .success)
    #expect(run.errors.isEmpty)
    return run.output
  }

  @Test(arguments: CommandName.allCases)
  func everyCommandListsExactlyItsOptions(command: CommandName) throws {
    let text = try help([command.rawValue, "--help"])
    let isOverview = command == .help
    for option in OptionTable.options where !isOverview {
      #expect(text.contains("  \(option.spelling)") == option.commands.contains(command), "\(option.name)")
    }
    if isOverview { #expect(try text == help(["help"])) }
  }

  @Test func helpOnHelp() throws {
    let text = try help(["help", "help"])
    #expect(text.contains("Usage: refunds help [OPTIONS] [COMMAND|TOPIC]"))
    for option in OptionTable.options {
      #expect(text.contains("  \(option.spelling)") == option.commands.contains(.help), "\(option.name)")
    }
  }

  @Test(arguments: [
    (["list", "-h"], ["help", "list"]), (["--help", "list"], ["help", "list"]),
    (["list", "a", "--help"], ["help", "list"]),
    (["list", "--bogus", "-qh"], ["help", "list"]), (["--help"], ["help"]), (["-h", "nonsense"], ["help"]),
    (["list", "--help", "--version"], ["help", "list"]),
  ])
  func spellings(arguments: [String], same: [String]) throws {
    #expect(try help(arguments) == help(same))
  }

  @Test func overviewNamesAllCommandsAndTopics() throws {
    let text = try help(["help"])
    for command in CommandTable.commands { #expect(text.contains("  \(command.name.rawValue) ")) }
    for topic in HelpTopic.words { #expect(text.contains(topic)) }
  }

  @Test func everyLineFits() throws {
    let words = CommandName.allCases.map(\.rawValue) + HelpTopic.words
    for word in words {
      for line in try help(["help", word]).split(separator: "\n") { #expect(line.count <= 80, "\(word): \(line)") }
    }
  }

  @Test func topics() throws {
    let codes = try help(["help", "exit-codes"])
    for status in ExitStatus.allCases { #expect(codes.contains("\n  \(status.rawValue) ")) }
    #expect(codes.contains("143, 130, 70, 74, 66, 65, 64,\n78, 1, 0"))
    let environment = try help(["help", "environment"])
    for option in OptionTable.options {
      #expect(environment.contains("  \(option.name.variable) ") == option.isVariable, "\(option.name)")
    }
    let formats = try help(["help", "formats"])
    #expect(formats.contains("  notifications           server notifications V2, a line each\n"))
    #expect(formats.contains("\n  report    md, html, json, csv, tsv, jsonl, table\n"))
    let categories = try help(["help", "categories"])
    #expect(categories.contains("\n  familySharing     no refund: a family member lost access\n"))
  }

  /// Every example in help is a command line that is understood.
  @Test(arguments: CommandTable.commands.flatMap(\.examples).map(\.line))
  func examplesAreRight(line: String) throws {
    for command in line.split(separator: "&&") {
      var arguments: [String] = []
      for (index, part) in command.split(separator: "'").enumerated() {
        arguments += index == 1 ? [String(part)] : part.split(separator: " ").map(String.init)
      }
      #expect(arguments.removeFirst() == "refunds")
      let invocation = try TestRun().invocation(arguments)
      #expect(invocation.problems == [])
      #expect(invocation.task != nil)
    }
  }

  @Test func version() throws {
    #expect(try help(["--version"]) == "refunds 0.1.0\n")
    #expect(try help(["list", "--version", "--bogus"]) == "refunds 0.1.0\n")
  }

  @Test func badConfigDoesNotKeepHelpAway() throws {
    let run = try TestRun()
    try run.write("nonsense", to: "refunds.toml")
    #expect(run.run(["list", "--help"]).status == .success)
    #expect(run.run(["help", "environment"]).status == .success)
    #expect(run.run(["--version"]).status == .success)
  }
}
