/// Runs work over chunks of items on two tasks and hands over the results in the order of the items.
enum OrderedWork {
  private static let itemsPerChunk = 256
  private static let tasks = 2

  static func run<Item: Sendable>(
    _ items: ArraySlice<Item>, _ work: @escaping @Sendable (ArraySlice<Item>) throws -> [UInt8],
    consume: ([UInt8]) throws -> Void
  ) async throws {
    var chunks: [ArraySlice<Item>] = []
    for start in stride(from: items.startIndex, to: items.endIndex, by: itemsPerChunk) {
      chunks.append(items[start..<min(start + itemsPerChunk, items.endIndex)])
    }
    try await withThrowingTaskGroup(of: (Int, [UInt8]).self) { group in
      var next = 0
      var turn = 0
      var waiting: [Int: [UInt8]] = [:]
      while turn < chunks.count {
        while next < chunks.count, next < turn + 2 * tasks {
          let (number, chunk) = (next, chunks[next])
          group.addTask { (number, try work(chunk)) }
          next += 1
        }
        if let (number, result) = try await group.next() { waiting[number] = result }
        while let result = waiting.removeValue(forKey: turn) {
          try consume(result)
          turn += 1
        }
      }
    }
  }
}
