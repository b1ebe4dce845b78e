/// What a command line asks for, found without reading any input.
package struct Invocation {
  /// Nil where the problems leave nothing to do.
  package private(set) var task: Task?
  package private(set) var style = MessageStyle()
  package private(set) var notices: [ToolNotice] = []
  package private(set) var problems: [ToolError] = []

  package enum Task {
    case help(HelpTopic)
    case version
    /// The names of the columns of `list`.
    case columns(Settings)
    case report(Settings)
    case list(Settings)
    case summary(Settings)
    case explain(Settings)
    case reconcile(Settings)
    case check(Settings)
    case facts(Settings)
    case formats(Settings)
  }

  /// Help that belongs to the problems: nothing was asked for, or nothing to read was named.
  package private(set) var helpWithProblems: HelpTopic?

  private var typed = TypedArguments()

  package init(arguments: [String], surroundings: Surroundings, inputFormats: [ReadableFormat]) {
    var reader = ArgumentReader(arguments)
    reader.read()
    typed.words = reader.words
    let variables = VariableReader.read(surroundings.variables)
    typed.levels = [reader.values, variables.values]
    notices = variables.notices
    // Questions are answered whatever else is wrong: who asks for help needs it.
    if isAsked(.help) {
      task = .help(typed.words.first.flatMap(HelpTopic.init(command:)) ?? .overview)
      return
    }
    if isAsked(.version) {
      task = .version
      return
    }
    problems = reader.problems
    if !isAsked(.noConfig) && typed.words.first != CommandName.help.rawValue {
      let (files, unreadable) = ConfigSearch.files(in: surroundings)
      typed.levels += files.map(\.values)
      problems += unreadable + files.flatMap(\.problems)
    }
    understand(surroundings: surroundings, inputFormats: inputFormats)
  }

  private func isAsked(_ option: OptionName) -> Bool {
    guard let value = typed.values(of: option)?.values.last else { return false }
    return !["false", "0"].contains(value.text?.lowercased())
  }

  private mutating func understand(surroundings: Surroundings, inputFormats: [ReadableFormat]) {
    // A wrong command must not keep the user from getting its message as JSON; every command takes these options.
    let command = typed.words.first.flatMap(CommandName.init(rawValue:))
    var reader = SettingsReader(typed, for: command ?? .help)
    let color = reader.color()
    style = reader.messageStyle(color: color, surroundings: surroundings)
    guard let command else {
      problems += reader.problems
      if problems.isEmpty || !typed.words.isEmpty { problems.append(commandProblem()) }
      return
    }
    problems += optionsOfOtherCommands(than: command)
    let words = Array(typed.words.dropFirst())
    if command == .help {
      readTopic(words)
    } else {
      let settings = Settings(
        from: &reader, words: words, color: color, inputFormats: inputFormats, surroundings: surroundings)
      problems += reader.problems
      start(command, settings, words)
    }
    if !problems.isEmpty { task = nil }
  }

  private mutating func start(_ command: CommandName, _ settings: Settings, _ words: [String]) {
    switch command {
    case .help: break
    case .report: task = .report(settings)
    case .list: task = settings.list.asksForColumns ? .columns(settings) : .list(settings)
    case .summary: task = .summary(settings)
    case .explain: task = .explain(settings)
    case .reconcile: task = .reconcile(settings)
    case .check: task = .check(settings)
    case .facts: task = .facts(settings)
    case .formats: task = .formats(settings)
    }
    // A word that is missing or too many is often the trace of another slip, which is then the better message.
    if problems.isEmpty { checkWords(words, of: command, settings) }
  }

  private mutating func commandProblem() -> ToolError {
    guard let word = typed.words.first else {
      helpWithProblems = .overview
      return ToolError(.missingCommand, "there is no command", next: "see refunds help")
    }
    let looksLikeFile = word == "-" || word.contains(where: { $0 == "." || $0 == "/" })
    let other = looksLikeFile ? "to read a file write refunds report \(word)" : "see refunds help"
    let advice = Suggestion.advice(for: word, among: CommandName.allCases.map(\.rawValue), otherwise: other)
    return ToolError(.unknownCommand, "unknown command \(word)", next: advice)
  }

  private func optionsOfOtherCommands(than command: CommandName) -> [ToolError] {
    typed.levels[0].compactMap { value in
      let option = OptionTable.option(value.option)
      if option.commands.contains(command) { return nil }
      let takers = CommandName.allCases.filter(option.commands.contains).map(\.rawValue).joined(separator: ", ")
      let what = "\(command.rawValue) takes no option \(value.option.long)"
      return ToolError(.optionOfOtherCommand, what, next: "it belongs to \(takers)")
    }
  }

  private mutating func readTopic(_ words: [String]) {
    guard let word = words.first else {
      task = .help(.overview)
      return
    }
    refuseWords(words.dropFirst(), of: .help)
    if let topic = HelpTopic(word: word) {
      task = .help(topic)
      return
    }
    let candidates = CommandName.allCases.map(\.rawValue) + HelpTopic.words
    let advice = Suggestion.advice(for: word, among: candidates, otherwise: "see refunds help")
    problems.append(ToolError(.unknownTopic, "there is no help on \(word)", next: advice))
  }

  private mutating func refuseWords(_ words: ArraySlice<String>, of command: CommandName) {
    guard let word = words.first else { return }
    let usage = CommandTable.command(command).usage
    problems.append(ToolError(.unexpectedArgument, "unexpected argument \(word)", next: "usage: \(usage)"))
  }

  private mutating func checkWords(_ words: [String], of command: CommandName, _ settings: Settings) {
    switch command {
    case .help: break
    case .formats: refuseWords(words[...], of: .formats)
    case .explain where settings.transactionID.isEmpty:
      let usage = CommandTable.command(.explain).usage
      problems.append(ToolError(.missingArgument, "explain needs the id of a transaction", next: "usage: \(usage)"))
    case .reconcile where settings.reconcile.applePaths.isEmpty:
      problems.append(
        ToolError(
          .missingArgument, "reconcile needs a report of Apple's", next: "name files or folders with --apple"))
    case .report, .list, .summary, .explain, .reconcile, .check, .facts:
      if !settings.input.paths.isEmpty || settings.list.asksForColumns { return }
      helpWithProblems = .command(command)
      problems.append(ToolError(.noInput, "there is no input", next: "name files or folders, or pipe them in"))
    }
  }
}

extension HelpTopic {
  /// The help of a command that was typed together with `--help`.
  fileprivate init?(command word: String) {
    guard let name = CommandName(rawValue: word), name != .help else { return nil }
    self = .command(name)
  }
}
