import Foundation

/// Runs the command `openssl` in a temporary folder, which is removed at the end together with the keys in it.
final class OpenSSLCommand {
  struct Failure: Error {
    var arguments: [String]
  }

  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "chains-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  func makeKey(_ name: String, _ arguments: [String]) throws {
    try run(["genpkey", "-out", "\(name).pem"] + arguments)
  }

  /// DER of the `SubjectPublicKeyInfo`.
  func publicKey(_ name: String) throws -> [UInt8] {
    try run(["pkey", "-in", "\(name).pem", "-pubout", "-outform", "DER", "-out", "public.der"])
    return [UInt8](try Data(contentsOf: folder.appending(path: "public.der")))
  }

  /// An ECDSA signature in DER.
  func sign(_ bytes: [UInt8], key: String, digest: String) throws -> [UInt8] {
    try Data(bytes).write(to: folder.appending(path: "text"))
    try run(["dgst", "-\(digest)", "-sign", "\(key).pem", "-out", "signature", "text"])
    return [UInt8](try Data(contentsOf: folder.appending(path: "signature")))
  }

  func write(_ bytes: [UInt8], to name: String) throws { try Data(bytes).write(to: folder.appending(path: name)) }

  func read(_ name: String) throws -> [UInt8] { [UInt8](try Data(contentsOf: folder.appending(path: name))) }

  func run(_ arguments: [String]) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["openssl"] + arguments
    process.currentDirectoryURL = folder
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 { throw Failure(arguments: arguments) }
  }
}
