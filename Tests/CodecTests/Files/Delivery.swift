import Codec
import Testing

/// What a source gave for one file.
struct Delivery {
  var blocks: [ByteBlock] = []
  var problem: InputProblem?

  var bytes: [UInt8] { blocks.flatMap(\.array) }
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Reads all inputs to the end and checks what holds for every file.
  static func all(_ inputs: [Input], blockBytes: Int = BlockSource.blockBytes) -> [Delivery] {
    let source = BlockSource(inputs: inputs, blockBytes: blockBytes)
    var deliveries = Array(repeating: Delivery(), count: inputs.count)
    var expectedNumber = 0
    while let (number, event) = source.next() {
      #expect(number == expectedNumber)
      expectedNumber += 1
      switch event {
      case .block(let block):
        let last = deliveries[block.file].blocks.last
        #expect(block.isFirst == (last == nil))
        #expect(last?.isLast != true && deliveries[block.file].problem == nil, "nothing follows the end of a file")
        if let last { #expect(block.byteOffset == last.byteOffset + last.count) }
        deliveries[block.file].blocks.append(block)
      case .problem(let problem): deliveries[problem.file].problem = problem
      }
    }
    for delivery in deliveries { #expect((delivery.problem == nil) == (delivery.blocks.last?.isLast == true)) }
    return deliveries
  }

  static func of(_ bytes: [UInt8], blockBytes: Int, in folder: TemporaryFolder) throws -> Delivery {
    let path = try folder.write("input", bytes)
    return all([Input(path: FilePath(path))], blockBytes: blockBytes)[0]
  }

  static func of(_ text: String, blockBytes: Int, in folder: TemporaryFolder) throws -> Delivery {
    try of(Array(text.utf8), blockBytes: blockBytes, in: folder)
  }
}
