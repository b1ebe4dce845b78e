import Render
import CommandLineTool
import Testing

struct OptionTableTests {
  @Test func everyNameHasOneRow() {
    #expect(
      OptionTable.options.map(\.name).sorted { $0.rawValue < $1.rawValue }
        == OptionName.allCases.sorted { $0.rawValue < $1.rawValue })
    let shorts = OptionTable.options.compactMap(\.short)
    #expect(Set(shorts).count == shorts.count)
    #expect(String(shorts.sorted()) == "Obehnopq")
  }

  @Test(arguments: OptionTable.options.map(\.name))
  func everyRowIsComplete(name: OptionName) {
    let option = OptionTable.option(name)
    #expect(option.help.count > 10)
    #expect(option.help.first?.isUppercase == false)
    #expect(option.help.last != ".")
    #expect(!option.commands.isEmpty)
    #expect(option.name.rawValue.allSatisfy { $0.isLowercase || $0 == "-" })
  }

  /// An option is taken by the commands of its row and refused by all others.
  @Test(arguments: OptionTable.options.map(\.name), CommandName.allCases)
  func optionsAreRefusedElsewhere(name: OptionName, command: CommandName) throws {
    if name == .help || name == .version { return }
    let option = OptionTable.option(name)
    let value: String? =
      switch option.value {
      case .flag, .optionalText: nil
      case .words(let words, _): words[0]
      case .text: "7"
      }
    let arguments = [command.rawValue, option.name.long] + (value.map { [$0] } ?? []) + ["--errors=text"]
    let refused = try TestRun().invocation(arguments).problems.contains { $0.code == .optionOfOtherCommand }
    #expect(refused == !option.commands.contains(command))
  }

  @Test func everyCommandHasOneRow() {
    #expect(CommandTable.commands.map(\.name) == CommandName.allCases)
    for command in CommandTable.commands {
      #expect(!command.examples.isEmpty)
      #expect(Set(command.formats).count == command.formats.count)
    }
    #expect(CommandTable.command(.report).formats.first == .markdown)
    for name in [CommandName.list, .explain, .check, .formats] {
      #expect(CommandTable.command(name).formats.first == .table)
    }
  }
}
