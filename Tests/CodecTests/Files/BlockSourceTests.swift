import Codec
import Foundation
import Testing

@Suite("Blocks of whole records")
struct BlockSourceTests {
  /// Everything that a source gives for one file, with small blocks.
  private func blocks(of content: [UInt8], blockBytes: Int) throws -> [ByteBlock] {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("blocks-\(UUID().uuidString)")
    try Data(content).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let source = BlockSource(inputs: InputWalk.inputs([file.path]), blockBytes: blockBytes)
    var blocks: [ByteBlock] = []
    while let (_, event) = source.next() {
      switch event {
      case .block(let block): blocks.append(block)
      case .problem(let problem): Issue.record("\(problem.words)")
      }
    }
    return blocks
  }

  private func bytes(_ block: ByteBlock) -> [UInt8] {
    var bytes: [UInt8] = []
    block.withBytes { span in for offset in 0..<block.count { bytes.append(span.byte(at: offset)) } }
    return bytes
  }

  private func text(_ block: ByteBlock) -> String { String(decoding: bytes(block), as: UTF8.self) }

  private static let lines = (1...40).map { #"{"number":\#($0),"text":"\#(String(repeating: "x", count: $0 % 7))"}"# }

  @Test("lines give back every byte and are never cut", arguments: [1, 16, 50, 200, 10_000], ["\n", "\r\n"])
  func lines(blockBytes: Int, lineEnd: String) throws {
    let content = BlockSourceTests.lines.joined(separator: lineEnd) + lineEnd
    let blocks = try blocks(of: Array(content.utf8), blockBytes: blockBytes)
    #expect(blocks.map(text).joined() == content)
    for block in blocks {
      for line in text(block).split(whereSeparator: \.isNewline) {
        #expect(BlockSourceTests.lines.contains(String(line)))
      }
    }
    #expect(blocks.first?.isFirst == true)
    #expect(blocks.map(\.isLast) == Array(repeating: false, count: blocks.count - 1) + [true])
    var offset = 0
    for block in blocks {
      #expect(block.byteOffset == offset)
      offset += block.count
    }
  }

  @Test("an array is cut between its elements", arguments: [16, 50, 200])
  func array(blockBytes: Int) throws {
    let content = "[\n" + BlockSourceTests.lines.joined(separator: ",\n") + "\n]\n"
    let blocks = try blocks(of: Array(content.utf8), blockBytes: blockBytes)
    #expect(blocks.map(text).joined() == content)
    #expect(blocks.count > 1)
    #expect(!blocks.dropFirst().dropLast().contains { !$0.startsInArray })
    for line in blocks.map(text).flatMap({ $0.split(separator: "\n") }) where line.hasPrefix("{") {
      #expect(line.hasSuffix("}") || line.hasSuffix("},"))
    }
  }

  @Test("an empty file is one empty block, the first and the last")
  func empty() throws {
    let blocks = try blocks(of: [], blockBytes: 100)
    #expect(blocks.map(\.count) == [0])
    #expect(!blocks.contains { !$0.isFirst || !$0.isLast })
  }

  @Test("a byte order mark is skipped and counts in the offset")
  func byteOrderMark() throws {
    let blocks = try blocks(of: [0xEF, 0xBB, 0xBF] + Array("{}\n".utf8), blockBytes: 100)
    #expect(blocks.map(text) == ["{}\n"])
    #expect(blocks.map(\.byteOffset) == [3])
  }

  @Test("results are folded in the order of the blocks on any number of threads", arguments: [1, 2, 4])
  func pipeline(jobs: Int) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("pipeline-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for number in 0..<50 {
      try Data("{\"file\":\(number)}\n".utf8)
        .write(to: folder.appendingPathComponent(number < 10 ? "0\(number)" : "\(number)"))
    }
    try Data("hidden".utf8).write(to: folder.appendingPathComponent(".hidden"))
    let inputs = InputWalk.inputs([folder.path])
    #expect(inputs.count == 50)
    let order = Order()
    BlockPipeline.run(
      BlockSource(inputs: inputs), jobs: jobs, makeWorker: { 0 },
      work: { event, _ -> Int in if case .block(let block) = event { block.file } else { -1 } },
      fold: { order.files.append($0) })
    #expect(order.files == Array(0..<50))
  }

  /// The pipeline folds one result at a time, which is what this test relies on.
  private final class Order: @unchecked Sendable {
    var files: [Int] = []
  }
}
