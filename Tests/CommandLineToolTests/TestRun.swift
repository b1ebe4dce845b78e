import CommandLineTool
import Foundation

/// Swift Testing has a type of the same name.
typealias ExitStatus = CommandLineTool.ExitStatus

/// One run of the tool in surroundings of the test's own, in a folder that is removed afterwards.
final class TestRun {
  private(set) var output = ""
  private(set) var errors = ""
  private(set) var status = ExitStatus.success
  private let folder: URL
  var variables: [String: String] = [:]
  var isInputTerminal = false
  var isOutputTerminal = false
  var isErrorTerminal = false

  static let inputFormats = [
    ReadableFormat(name: "notifications", summary: "server notifications V2, a line each"),
    ReadableFormat(name: "transactions", summary: "decoded transactions"),
  ]

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("refunds-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    variables["HOME"] = path("home")
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  /// Writes a file below the folder of the run.
  func write(_ text: String, to name: String) throws {
    let file = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func surroundings(in directory: String) -> Surroundings {
    Surroundings(
      variables: variables, workingDirectory: directory.isEmpty ? folder.path : path(directory),
      isInputTerminal: isInputTerminal, isOutputTerminal: isOutputTerminal, isErrorTerminal: isErrorTerminal,
      writeOutput: { [unowned self] bytes in
        output += String(decoding: bytes, as: UTF8.self)
        return nil
      },
      writeError: { [unowned self] bytes in errors += String(decoding: bytes, as: UTF8.self) })
  }

  @discardableResult
  func run(_ arguments: [String], in directory: String = "") -> TestRun {
    output = ""
    errors = ""
    status = Tool.run(
      arguments: arguments, surroundings: surroundings(in: directory), inputFormats: TestRun.inputFormats)
    return self
  }

  func invocation(_ arguments: [String], in directory: String = "") -> Invocation {
    Invocation(arguments: arguments, surroundings: surroundings(in: directory), inputFormats: TestRun.inputFormats)
  }

  /// The settings that the arguments mean; nil where they mean none.
  func settings(_ arguments: [String], in directory: String = "") -> Settings? {
    switch invocation(arguments, in: directory).task {
    case .report(let settings), .list(let settings), .summary(let settings), .explain(let settings),
      .reconcile(let settings), .check(let settings), .facts(let settings), .formats(let settings):
      settings
    case .help, .version, .columns, nil: nil
    }
  }
}
