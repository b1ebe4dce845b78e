/// Finds the place where a block may end. One for each `Framing`; it keeps its place while a block grows.
protocol RecordCutter: Sendable {
  /// The best place for a cut in a span that begins where the block begins: the last one up to `limit`, else the first
  /// one after it, else nil. The caller offers more than `limit` bytes unless the file has no more.
  mutating func cut(_ bytes: RawSpan, count: Int, limit: Int) -> Int?

  /// Called after the block has been cut where `cut` said: the next span begins there.
  mutating func advance()

  /// Whether the current block begins inside a top-level array.
  var startsInArray: Bool { get }
  /// Where the top-level array begins that is open at the place `cut` has just found.
  var openArray: Int? { get }
}

extension RecordCutter {
  var startsInArray: Bool { false }
  var openArray: Int? { nil }
}

/// The whole file is one block.
struct WholeCutter: RecordCutter {
  func cut(_ bytes: RawSpan, count: Int, limit: Int) -> Int? { nil }

  func advance() {}
}
