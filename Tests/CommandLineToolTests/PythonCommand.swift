import Foundation

/// Runs `python3`, which a fresh machine may not have.
enum PythonCommand {
  struct Failure: Error {
    var arguments: [String]
  }

  static let isAvailable: Bool = {
    let isThere = (try? run(["--version"])) != nil
    if !isThere { print("skipped: python3 is not here") }
    return isThere
  }()

  /// What it prints.
  static func run(_ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3"] + arguments
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    if process.terminationStatus != 0 { throw Failure(arguments: arguments) }
    return String(decoding: bytes, as: UTF8.self)
  }
}
