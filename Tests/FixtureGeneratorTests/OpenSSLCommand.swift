import Foundation

/// The `openssl` program, as a judge that shares no code with the generator.
struct OpenSSLCommand {
  let path: String

  /// nil, with a printed notice, where the program is absent.
  init?() {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let found = folders.map { "\($0)/openssl" }.first { FileManager.default.isExecutableFile(atPath: $0) }
    guard let found else {
      print("skipped: there is no openssl program on the PATH")
      return nil
    }
    path = found
  }

  /// Exit status and standard output.
  func run(_ arguments: String...) throws -> (status: Int32, output: Data) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = Pipe()
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, data)
  }
}

/// A folder that is removed when the test is over.
final class TemporaryFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "fixtures-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// Writes a file and gives its path.
  func write(_ bytes: [UInt8], _ name: String) throws -> String {
    let file = url.appending(path: name)
    try Data(bytes).write(to: file)
    return file.path
  }
}
