import Codec
import Foundation
import Testing

struct OutputFileTests {
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("refunds-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  func names() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }

  @Test func writesANewFileAndLeavesNothingElse() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try OutputFile.write(Array("a,b\n".utf8), to: path("new.csv"))
    #expect(try TextFile.bytes(of: path("new.csv")) == Array("a,b\n".utf8))
    #expect(try names() == ["new.csv"])
  }

  @Test func replacesAFileAndKeepsItsMode() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("old".utf8).write(to: URL(fileURLWithPath: path("report.md")))
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path("report.md"))
    try OutputFile.write(Array("newer".utf8), to: path("report.md"))
    #expect(try TextFile.bytes(of: path("report.md")) == Array("newer".utf8))
    let mode = try FileManager.default.attributesOfItem(atPath: path("report.md"))[.posixPermissions] as? Int
    #expect(mode == 0o640)
    #expect(try names() == ["report.md"])
  }

  @Test func followsALink() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("old".utf8).write(to: URL(fileURLWithPath: path("real.md")))
    try FileManager.default.createSymbolicLink(atPath: path("link.md"), withDestinationPath: "real.md")
    try OutputFile.write(Array("new".utf8), to: path("link.md"))
    #expect(try TextFile.bytes(of: path("real.md")) == Array("new".utf8))
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path("link.md")) == "real.md")
  }

  @Test func followsLinksToAFileThatIsStillToBeMade() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(atPath: path("below"), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: path("first"), withDestinationPath: "below/second")
    try FileManager.default.createSymbolicLink(atPath: path("below/second"), withDestinationPath: path("new.md"))
    try OutputFile.write(Array("new".utf8), to: path("first"))
    #expect(try TextFile.bytes(of: path("new.md")) == Array("new".utf8))
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path("first")) == "below/second")
    try FileManager.default.createSymbolicLink(atPath: path("loop"), withDestinationPath: "loop")
    #expect(#expect(throws: FileError.self) { try OutputFile.write([1], to: path("loop")) }?.code == ELOOP)
  }

  /// The longest name that file systems allow leaves no room for a suffix.
  @Test func writesAFileWithTheLongestName() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let name = String(repeating: "n", count: 255)
    try OutputFile.write([1], to: path(name))
    #expect(try names() == [name])
  }

  @Test func aTemporaryFileLeftBehindIsNoObstacle() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let left = ".refunds-\(ProcessInfo.processInfo.processIdentifier)-1.partial"
    try Data("left".utf8).write(to: URL(fileURLWithPath: path(left)))
    try OutputFile.write([1], to: path("new"))
    #expect(try names() == [left, "new"])
    #expect(try TextFile.bytes(of: path(left)) == Array("left".utf8))
  }

  @Test func failureKeepsTheOldFileAndLeavesNoOther() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(atPath: path("report"), withIntermediateDirectories: true)
    #expect(#expect(throws: FileError.self) { try OutputFile.write([1], to: path("report")) }?.code == EISDIR)
    #expect(try names() == ["report"])
  }

  /// A descriptor that a shell opened before keeps its place in the file: what we write follows what was there.
  @Test func namesOfOpenDescriptorsAreWrittenWhereTheyStand() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("before\n".utf8).write(to: URL(fileURLWithPath: path("log")))
    let handle = try #require(FileHandle(forWritingAtPath: path("log")))
    try handle.seekToEnd()
    try OutputFile.write(Array("ours\n".utf8), to: "/dev/fd/\(handle.fileDescriptor)")
    try handle.write(contentsOf: Data("after\n".utf8))
    #expect(try TextFile.bytes(of: path("log")) == Array("before\nours\nafter\n".utf8))
    #expect(#expect(throws: FileError.self) { try OutputFile.write([1], to: "/dev/fd/9999") }?.code == EBADF)
  }

  @Test func closedPipeIsTold() throws {
    StandardStream.ignoreClosedPipes()
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    let error = #expect(throws: FileError.self) {
      try OutputFile.write([1], to: "/dev/fd/\(pipe.fileHandleForWriting.fileDescriptor)")
    }
    #expect(error?.isClosedPipe == true)
  }

  @Test func writesToADevice() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try OutputFile.write([1, 2, 3], to: "/dev/null")
  }

  @Test func reportsAMissingFolderAndAFullDisk() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let missing = #expect(throws: FileError.self) { try OutputFile.write([1], to: path("absent/report.md")) }
    #expect(missing?.isMissing == true)
    #expect(missing?.reason == "No such file or directory")
    if FileManager.default.fileExists(atPath: "/dev/full") {
      let full = #expect(throws: FileError.self) { try OutputFile.write([1], to: "/dev/full") }
      #expect(full?.reason == "No space left on device")
    } else {
      print("skipped: this system has no /dev/full")
    }
  }

  @Test func readsNoMoreThanASmallFile() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let limit = TextFile.largestByteCount
    try Data(count: limit).write(to: URL(fileURLWithPath: path("large")))
    #expect(try TextFile.bytes(of: path("large")).count == limit)
    try Data(count: limit + 1).write(to: URL(fileURLWithPath: path("larger")))
    let error = #expect(throws: FileError.self) { try TextFile.bytes(of: path("larger")) }
    #expect(error?.reason == "File too large")
    #expect(#expect(throws: FileError.self) { try TextFile.bytes(of: path("absent")) }?.isMissing == true)
    #expect(#expect(throws: FileError.self) { try TextFile.bytes(of: folder.path) }?.reason == "Is a directory")
  }

  @Test func environmentOfThisProcess() {
    #expect(ProcessEnvironment.variables == ProcessInfo.processInfo.environment)
    #expect(ProcessEnvironment.workingDirectory == FileManager.default.currentDirectoryPath)
  }
}
