import Foundation
import Testing

/// The program as the shell sees it: `main`, the streams and the exit status.
struct ProgramTests {
  /// The program that was built together with these tests.
  static let program: URL? = {
    var folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    // On macOS the tests lie some folders deeper, inside a bundle.
    for _ in 0..<5 {
      let program = folder.appendingPathComponent("refunds")
      if FileManager.default.isExecutableFile(atPath: program.path) { return program }
      folder.deleteLastPathComponent()
    }
    return nil
  }()

  /// Runs a line of the shell in which `refunds` is the program.
  func shell(_ line: String) throws -> (output: String, errors: String, status: Int32) {
    let program = try #require(Self.program)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = ["-c", "refunds() { '\(program.path)' \"$@\"; }\n\(line)"]
    process.currentDirectoryURL = FileManager.default.temporaryDirectory
    process.environment = ["HOME": "/nonexistent", "PATH": "/usr/bin:/bin"]
    let output = Pipe()
    let errors = Pipe()
    process.standardOutput = output
    process.standardError = errors
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let outputText = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    let errorText = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (outputText, errorText, process.terminationStatus)
  }

  @Test func version() throws {
    let run = try shell("refunds --version")
    #expect(run == ("refunds 0.1.0\n", "", 0))
  }

  @Test func wrongOption() throws {
    let run = try shell("refunds --enviroment")
    #expect(run == ("", "refunds: unknown option --enviroment; did you mean --environment?\n", 64))
  }

  @Test func environmentOfTheProcess() throws {
    let run = try shell("export REFUNDS_STRICT=maybe; refunds list x")
    #expect(run == ("", "refunds: REFUNDS_STRICT: unknown value maybe; write true or false\n", 64))
  }

  @Test func configOfTheWorkingDirectory() throws {
    let run = try shell(
      "d=$(mktemp -d) && cd $d && mkdir a && echo 'strict = 1' > refunds.toml && cd a && refunds list x; s=$?; "
        + "rm -r $d; exit $s")
    #expect(run.errors.hasSuffix("/refunds.toml:1: strict needs another kind of value; write strict = true or false\n"))
    #expect(run.status == 78)
  }

  @Test func closedPipeIsNoError() throws {
    let run = try shell("set -o pipefail; (sleep 0.2; refunds help list) | true")
    #expect(run == ("", "", 0))
  }

  @Test func fullDisk() throws {
    guard FileManager.default.fileExists(atPath: "/dev/full") else {
      print("skipped: this system has no /dev/full")
      return
    }
    let run = try shell("refunds help > /dev/full")
    #expect(run == ("", "refunds: the output cannot be written: No space left on device\n", 74))
  }
}
