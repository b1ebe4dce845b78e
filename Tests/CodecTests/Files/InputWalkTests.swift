import Codec
import Foundation
import Testing

struct InputWalkTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/" + name, withDestinationPath: target)
  }

  /// Names below the folder, in the order of the walk.
  private func names(_ inputs: [Input]) -> [String] {
    inputs.map { $0.name.replacingOccurrences(of: folder.path + "/", with: "") }
  }

  @Test func sortsByTheBytesOfThePathAndSkipsWhatHoldsNoExports() throws {
    for name in ["b", "a/z", "a.txt", "a/B", "é", "Z", ".hidden", "a/.git/x", "__MACOSX/b", "c/d/e/f", "a-1"] {
      try folder.write(name, [])
    }
    // "-" and "." come before "/" in ASCII, capitals before small letters, and é (0xC3…) last.
    #expect(names(InputWalk.inputs([folder.path])) == ["Z", "a-1", "a.txt", "a/B", "a/z", "b", "c/d/e/f", "é"])
    #expect(names(InputWalk.inputs([folder.path + "/"])) == ["Z", "a-1", "a.txt", "a/B", "a/z", "b", "c/d/e/f", "é"])
  }

  @Test func whatIsNamedIsReadWhateverItsName() throws {
    let hidden = try folder.write(".hidden", [])
    #expect(InputWalk.inputs([hidden, "-", hidden]).map(\.name) == [hidden, "stdin", hidden])
    #expect(InputWalk.inputs(["-"]) == [.standardInput])
  }

  @Test func followsLinksButNoLoops() throws {
    try folder.write("real/file", [])
    try link("real/self", to: ".")
    try link("real/up", to: "..")
    try link("alias", to: "real")
    try link("single", to: "real/file")
    // The folder behind the alias has been walked when its real name comes, and is not walked twice.
    #expect(names(InputWalk.inputs([folder.path])) == ["alias/file", "single"])
  }

  @Test func brokenLinksAndMissingFilesAreInputsThatSaySo() throws {
    try folder.write("good", [])
    try link("dangling", to: "nowhere")
    let inputs = InputWalk.inputs([folder.path, folder.path + "/none", ""])
    #expect(names(inputs) == ["dangling", "good", "none", ""])
    let missing = Input.Place.unreadable(FileError(code: ENOENT))
    #expect(inputs.map { $0.place == missing } == [true, false, true, true])
  }

  @Test func pipesInAFolderAreLeftAlone() throws {
    _ = folder.makePipe("pipe")
    try folder.write("good", [])
    #expect(names(InputWalk.inputs([folder.path])) == ["good"])
  }

  /// File names are bytes; this one is no UTF-8.
  @Test func readsFilesWhoseNamesAreNoText() throws {
    let name = folder.path.utf8.map { CChar(bitPattern: $0) } + [0x2F, CChar(bitPattern: 0xFF), 0]
    // Unsafe because C takes a pointer to the name; the array outlives the call.
    let file = unsafe fopen(name, "w")
    guard let file = unsafe file else { return print("skipped: this file system wants UTF-8") }
    unsafe fputs("content\n", file)
    unsafe fclose(file)
    let inputs = InputWalk.inputs([folder.path])
    #expect(names(inputs) == ["\u{FFFD}"])
    #expect(Delivery.all(inputs).map(\.text) == ["content\n"])
  }
}
