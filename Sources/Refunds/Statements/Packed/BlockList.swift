/// A list that grows block by block. An array that doubles holds everything twice while it moves, and up to twice as
/// much as it needs afterwards; with ten million entries that decides whether the books fit into memory.
struct BlockList<Element: BitwiseCopyable & Sendable>: Sendable {
  private static var blockBits: Int { 14 }
  private static var blockCount: Int { 1 << blockBits }

  private var blocks: [[Element]] = []
  private(set) var count = 0

  /// One more element at the end.
  mutating func append(_ element: Element) {
    if count == blocks.count << BlockList.blockBits { addBlock() }
    blocks[blocks.count - 1].append(element)
    count += 1
  }

  subscript(position: Int) -> Element {
    get { blocks[position >> BlockList.blockBits][position & (BlockList.blockCount - 1)] }
    set { blocks[position >> BlockList.blockBits][position & (BlockList.blockCount - 1)] = newValue }
  }

  // Most inputs are small: the first block grows as arrays do.
  private mutating func addBlock() {
    blocks.append([])
    if count > 0 { blocks[blocks.count - 1].reserveCapacity(BlockList.blockCount) }
  }
}
