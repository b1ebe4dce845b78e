/// Cuts one input into blocks of whole records while it is being read.
struct BlockCutter: ~Copyable {
  private static let headBytes = 64 * 1024
  /// More than a block is read at once, so that the rest of the last block does not make the next read short.
  private static let extraBytes = 64 * 1024

  private var reader: InputReader
  private let file: Int
  private let blockBytes: Int
  private var buffer: ByteBuffer
  /// Where in the buffer the next block begins.
  private var start = 0
  private var framing: Framing?
  private var cutter: any RecordCutter = WholeCutter()
  private var head = ByteBuffer()
  /// A read that failed; it is reported after everything before it was delivered.
  private var failure: InputProblem.Fault?
  private var isFirst = true
  private var isFinished = false
  /// Offset in the unpacked file of the next byte to be delivered.
  private(set) var deliveredBytes = 0

  init(
    _ place: Input.Place, file: Int, blockBytes: Int, counter: ReadingCounter?, _ pool: inout BufferPool
  ) throws(InputProblem.Fault) {
    do throws(FileError) {
      reader = try InputReader(place, counter: counter)
    } catch {
      throw .cannotOpen(error)
    }
    self.file = file
    self.blockBytes = blockBytes
    buffer = pool.take()
  }

  /// The next block; nil when the last one was delivered.
  mutating func next(_ pool: inout BufferPool) throws(InputProblem.Fault) -> ByteBlock? {
    if isFinished {
      if let failure { throw failure }
      return nil
    }
    if framing == nil { begin(&pool) }
    var wanted = blockBytes + 1
    while true {
      fill(upTo: wanted, &pool)
      let count = pendingCount
      if isAtEnd && count <= blockBytes { return deliver(count, &pool) }
      let limit = blockBytes
      let first = start
      let cut = buffer.withBytes { cutter.cut($0.extracting(first..<$0.byteCount), count: count, limit: limit) }
      if let cut {
        // Only what follows tells whether this was the last block.
        if cut == count { fill(upTo: count + 1, &pool) }
        return deliver(cut, &pool)
      }
      if isAtEnd { return deliver(count, &pool) }
      wanted = 2 * count
    }
  }

  /// Read and not delivered yet.
  private var pendingCount: Int { buffer.count - start }

  private var isAtEnd: Bool { reader.isAtEnd || failure != nil }

  // Looks at the start of the file, and skips a byte order mark.
  private mutating func begin(_ pool: inout BufferPool) {
    fill(upTo: max(blockBytes + 1, min(Framing.decisionBytes, 16 * blockBytes)), &pool)
    if buffer.count >= 3, buffer.withBytes({ $0.eightBytes(at: 0) & 0xFF_FFFF == 0xBF_BBEF }) {
      start = 3
      deliveredBytes = 3
    }
    let first = start
    let count = pendingCount
    let detected = buffer.withBytes { Framing.detect($0.extracting(first..<$0.byteCount), count: count) }
    framing = detected
    cutter = detected.makeCutter()
    head.append(buffer, from: start, to: start + min(count, BlockCutter.headBytes))
  }

  private mutating func fill(upTo wanted: Int, _ pool: inout BufferPool) {
    if pendingCount >= wanted || isAtEnd { return }
    if start > pendingCount { dropDelivered(&pool) }
    while pendingCount < wanted, !isAtEnd {
      do throws(InputProblem.Fault) {
        try reader.read(into: &buffer, upTo: max(start + wanted + BlockCutter.extraBytes, buffer.capacity))
      } catch {
        failure = error
      }
    }
  }

  private mutating func dropDelivered(_ pool: inout BufferPool) {
    var rest = pool.take()
    rest.append(buffer, from: start, to: buffer.count)
    swap(&rest, &buffer)
    start = 0
    pool.give(rest)
  }

  private mutating func deliver(_ count: Int, _ pool: inout BufferPool) -> ByteBlock {
    let isRest = count == pendingCount && isAtEnd
    // A file whose reading fails ends with its problem, not with its last block.
    let block = ByteBlock(
      file: file, byteOffset: deliveredBytes, framing: framing ?? .lines, isFirst: isFirst,
      isLast: isRest && failure == nil, head: head, startsInArray: cutter.startsInArray,
      openArray: isRest ? nil : cutter.openArray, content: takeContent(count, isRest: isRest, &pool))
    deliveredBytes += count
    isFirst = false
    isFinished = isRest
    cutter.advance()
    return block
  }

  /// Takes the block out of the buffer. Whichever is smaller is copied: the block or what follows it.
  private mutating func takeContent(_ count: Int, isRest: Bool, _ pool: inout BufferPool) -> ByteBuffer {
    if start > 0 || pendingCount > 2 * count {
      var content = ByteBuffer(capacity: count)
      content.append(buffer, from: start, to: start + count)
      start += count
      return content
    }
    var content = isRest ? ByteBuffer() : pool.take()
    content.append(buffer, from: count, to: buffer.count)
    swap(&content, &buffer)
    content.truncate(to: count)
    return content
  }
}
