import Codec

/// The program from arguments to exit status.
package enum Tool {
  /// - Returns: the status for the shell; everything else has been written by then.
  package static func run(
    arguments: [String], surroundings: Surroundings, inputFormats: [ReadableFormat]
  ) -> ExitStatus {
    let invocation = Invocation(arguments: arguments, surroundings: surroundings, inputFormats: inputFormats)
    let console = Console(surroundings: surroundings, style: invocation.style)
    console.print(invocation.notices)
    guard let task = invocation.task else {
      if let topic = invocation.helpWithProblems {
        console.printHelp(HelpText.text(topic, inputFormats: inputFormats))
      }
      return console.print(invocation.problems)
    }
    return perform(task, console: console, inputFormats: inputFormats)
  }

  private static func perform(
    _ task: Invocation.Task, console: Console, inputFormats: [ReadableFormat]
  ) -> ExitStatus {
    func deliver(_ text: String) -> ExitStatus {
      console.deliver(CommandOutcome(output: Array(text.utf8)), to: nil)
    }
    switch task {
    case .help(let topic):
      return deliver(HelpText.text(topic, inputFormats: inputFormats))
    case .version:
      return deliver(ToolVersion.line + "\n")
    case .columns(let settings):
      let isConverted = settings.conversion.currency != nil
      return deliver(isConverted ? ListCommand.convertedColumnNames : ListCommand.columnNames)
    case .report(let settings): return answer(settings, console, ReportCommand.run)
    case .list(let settings): return answer(settings, console, ListCommand.run)
    case .summary(let settings): return answer(settings, console, SummaryCommand.run)
    case .explain(let settings): return answer(settings, console, ExplainCommand.run)
    case .reconcile(let settings): return answer(settings, console, ReconcileCommand.run)
    case .check(let settings): return answer(settings, console, CheckCommand.run)
    case .facts(let settings): return answer(settings, console, FactsCommand.run)
    case .formats(let settings):
      return console.deliver(
        FormatsCommand.run(settings), to: settings.output.path)
    }
  }

  private static func answer(
    _ settings: Settings, _ console: Console, _ run: (Settings, ProgressDisplay?) throws(ToolError) -> CommandOutcome
  ) -> ExitStatus {
    let outcome: CommandOutcome
    let progress = console.progress(reading: settings.input.paths)
    let ticker = progress.map { progress in
      Ticker(everyMilliseconds: ProgressDisplay.intervalMilliseconds) { progress.tick() }
    }
    do throws(ToolError) {
      outcome = try run(settings, progress)
    } catch {
      outcome = CommandOutcome(error)
    }
    // A command prints nothing by itself, so that whatever is printed comes after this.
    ticker?.stop()
    progress?.end()
    return console.deliver(outcome, to: settings.output.path)
  }
}
