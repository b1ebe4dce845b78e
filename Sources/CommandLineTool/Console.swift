import Codec
import Refunds
import Render

/// Brings an outcome to its places: the answer to standard output or a file, messages to standard error.
struct Console {
  let surroundings: Surroundings
  let style: MessageStyle

  private var writer: MessageWriter { MessageWriter(style: style) }

  /// What shows how far a long run is; nil where nobody would see it, where lines of JSON are wanted, and where it would
  /// be drawn over input that is being typed.
  func progress(reading paths: [String]) -> ProgressDisplay? {
    if style.isQuiet || style.isJSON || surroundings.variables["TERM"] == "dumb" { return nil }
    if surroundings.isInputTerminal && paths.contains("-") { return nil }
    return surroundings.progressTerminal.map { ProgressDisplay($0) }
  }

  /// Notices are left out under `--quiet`.
  func print(_ notices: [ToolNotice]) {
    if style.isQuiet { return }
    for notice in notices { write(writer.line(notice)) }
  }

  /// Findings are left out under `--quiet`, too; they stand in the answer as well.
  private func print(_ findings: [Finding], of files: [String]) {
    if style.isQuiet { return }
    let lines =
      style.isJSON
      ? FindingJSON.lines(findings, files: files)
      : FindingText.lines(findings, files: files, color: style.isColored)
    if !lines.isEmpty { surroundings.writeError(lines) }
  }

  /// - Returns: the status that these errors make.
  func print(_ errors: [ToolError]) -> ExitStatus {
    for error in errors { write(writer.line(error)) }
    return ExitStatus.combined(errors.map(\.status))
  }

  /// Help that nobody asked for goes to standard error, and not among lines of JSON.
  func printHelp(_ text: String) {
    if !style.isJSON { write(text + "\n") }
  }

  /// Writes the answer first, since it is complete; then what was odd and what went wrong.
  func deliver(_ outcome: CommandOutcome, to path: String?) -> ExitStatus {
    var outcome = outcome
    if let output = outcome.output, let error = writeOutput(output, to: path) { outcome.errors.append(error) }
    print(outcome.findings, of: outcome.fileNames)
    print(outcome.notices)
    _ = print(outcome.errors)
    return outcome.status
  }

  private func writeOutput(_ bytes: [UInt8], to path: String?) -> ToolError? {
    guard let error = failure(of: bytes, to: path) else { return nil }
    // The reader of a closed pipe has what it wanted, as in `| head`.
    if error.isClosedPipe { return nil }
    return ToolError(
      .outputFailed, "the output cannot be written: \(error.reason)", at: path.map { .file(path: $0) },
      next: path == nil ? nil : "whatever the file held before is still there")
  }

  private func failure(of bytes: [UInt8], to path: String?) -> FileError? {
    guard let path else { return surroundings.writeOutput(bytes) }
    do throws(FileError) {
      try OutputFile.write(bytes, to: path)
      return nil
    } catch {
      return error
    }
  }

  private func write(_ text: String) {
    surroundings.writeError(Array(text.utf8))
  }
}
