import Codec
import Foundation
import Testing

/// Bytes are counted as they are stored, whatever they are unpacked to.
struct ReadingCounterTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func bytesRead(_ inputs: [Input]) -> Int {
    let counter = ReadingCounter()
    let source = BlockSource(inputs: inputs, blockBytes: 64, counter: counter)
    while source.next() != nil {}
    return counter.byteCount
  }

  @Test func plainFilesCountAsTheyAre() throws {
    try folder.write("a", Array("one\ntwo\n".utf8))
    try folder.write("b", Array(String(repeating: "three\n", count: 100).utf8))
    let inputs = InputWalk.inputs([folder.path])
    #expect(inputs.map(\.byteCount) == [8, 600])
    #expect(bytesRead(inputs) == 608)
  }

  /// A million equal bytes become about a thousand.
  @Test func compressedFilesCountAsTheyAreStored() throws {
    let plain = try folder.write("plain", Array(repeating: UInt8(ascii: "a"), count: 1_000_000))
    let gzip = Process()
    gzip.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    gzip.arguments = ["gzip", plain]
    try gzip.run()
    gzip.waitUntilExit()
    guard gzip.terminationStatus == 0 else { return print("skipped: there is no gzip here") }
    let stored = try folder.read("plain.gz").count
    #expect((1..<10_000).contains(stored))
    let inputs = InputWalk.inputs([folder.path])
    #expect(inputs.map(\.byteCount) == [stored])
    #expect(bytesRead(inputs) == stored)
  }

  @Test func sizesThatNobodyKnows() {
    let pipe = folder.makePipe("pipe")
    #expect(
      InputWalk.inputs([pipe, "-", "/dev/null", folder.path + "/absent"]).map(\.byteCount) == [nil, nil, nil, 0])
  }

  @Test func recordsAddUp() {
    let counter = ReadingCounter()
    for count in [3, 0, 4] { counter.add(records: count) }
    #expect(counter.recordCount == 7)
    #expect(counter.byteCount == 0)
  }
}
