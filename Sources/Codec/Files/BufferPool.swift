/// Memory of blocks that are done with, to be filled again: fresh memory costs a page fault for each 4 KB.
struct BufferPool {
  /// At most so many buffers are kept, whatever their number was at the peak.
  private static let limit = 16

  private var buffers: [ByteBuffer] = []
  /// Smaller buffers are not worth keeping; one that a huge record blew up is given back to the system.
  private let usefulCapacities: ClosedRange<Int>

  init(blockBytes: Int) {
    usefulCapacities = blockBytes...4 * (blockBytes + Framing.decisionBytes)
  }

  mutating func take() -> ByteBuffer {
    guard var buffer = buffers.popLast() else { return ByteBuffer() }
    buffer.removeAll()
    return buffer
  }

  mutating func give(_ buffer: consuming ByteBuffer) {
    if buffers.count < BufferPool.limit, usefulCapacities.contains(buffer.capacity) { buffers.append(buffer) }
  }
}
