import Codec
import Foundation
import Testing

/// Files that end early, pipes, and reuse of memory.
struct InputReadingTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func missingFileIsAProblemAndTheOthersGoOn() throws {
    let first = try folder.write("first", Array("one\n".utf8))
    let second = try folder.write("second", Array("two\n".utf8))
    let paths = [first, folder.path + "/none", folder.path, second]
    let deliveries = Delivery.all(paths.map { Input(path: FilePath($0)) })
    #expect(deliveries.map(\.text) == ["one\n", "", "", "two\n"])
    #expect(deliveries[1].problem?.fault == .cannotOpen(FileError(code: ENOENT)))
    #expect(deliveries[1].problem?.name == paths[1])
    #expect(deliveries[1].problem?.words == "cannot be opened: No such file or directory")
    #expect(deliveries[2].problem?.fault == .cannotOpen(FileError(code: EISDIR)))
  }

  /// The memory of a process can be opened, but reading it from its start fails with EIO.
  @Test func readErrorIsAProblem() throws {
    guard FileManager.default.fileExists(atPath: "/proc/self/mem") else { return print("skipped: no /proc here") }
    let delivery = Delivery.all([Input(path: FilePath("/proc/self/mem"))])[0]
    #expect(delivery.problem?.fault == .cannotRead(FileError(code: EIO)))
    #expect(delivery.bytes.isEmpty)
  }

  @Test func pipeGivesTheSameBlocksAsAFile() throws {
    let text = (0..<50_000).map { "line \($0)\n" }.joined()
    let expected = try Delivery.of(text, blockBytes: 4096, in: folder)
    let pipe = folder.makePipe("pipe")
    Thread {
      guard let handle = FileHandle(forWritingAtPath: pipe) else { return }
      let data = Data(text.utf8)
      var start = 0
      var step = 1
      while start < data.count {
        let end = min(data.count, start + step)
        try? handle.write(contentsOf: data[start..<end])
        start = end
        step = step * 3 % 10_007 + 1
      }
      try? handle.close()
    }.start()
    let delivery = Delivery.all([Input(path: FilePath(pipe))], blockBytes: 4096)[0]
    #expect(delivery.blocks.map(\.array) == expected.blocks.map(\.array))
  }

  @Test func recycledMemoryDoesNotChangeBlocksThatAreKept() throws {
    let text = (0..<3000).map { "line \($0)\n" }.joined()
    let path = try folder.write("input", Array(text.utf8))
    let source = BlockSource(inputs: [Input(path: FilePath(path))], blockBytes: 64)
    var kept: [ByteBlock] = []
    while let (_, event) = source.next() {
      guard case .block(let block) = event else { continue }
      kept.append(block)
      source.recycle(block)
    }
    #expect(kept.map(\.text).joined() == text)
  }

  @Test func tenThousandSmallFiles() throws {
    for number in 0..<10_000 { try folder.write("small/\(10_000 + number)", Array("{\"n\":\(number)}".utf8)) }
    let inputs = InputWalk.inputs([folder.path + "/small"])
    let numbers = Collected<String>()
    BlockPipeline.run(
      BlockSource(inputs: inputs), jobs: 3, makeWorker: {},
      work: { event, _ in if case .block(let block) = event, block.isFirst, block.isLast { block.text } else { "" } },
      fold: { numbers.append($0) })
    #expect(numbers.values == (0..<10_000).map { "{\"n\":\($0)}" })
  }
}
