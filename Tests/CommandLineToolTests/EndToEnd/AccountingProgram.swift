import Foundation

/// A program of plain-text accounting, which a fresh machine may not have.
struct AccountingProgram: Sendable {
  let name: String

  static let hledger = AccountingProgram(name: "hledger")
  static let beanCheck = AccountingProgram(name: "bean-check")

  private static let missing = [hledger, beanCheck].filter { program in
    let isThere = (try? program.run(["--version"]).status) == 0
    if !isThere { print("skipped: \(program.name) is not here") }
    return !isThere
  }.map(\.name)

  var isAvailable: Bool { !AccountingProgram.missing.contains(name) }

  /// What it prints on both streams, and its exit status.
  func run(_ arguments: [String]) throws -> (output: String, status: Int32) {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["LC_ALL=C.UTF-8", name] + arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (String(decoding: bytes, as: UTF8.self), process.terminationStatus)
  }
}
