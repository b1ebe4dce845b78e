/// Cuts one input into blocks of whole records while it is being read.
struct BlockCutter: ~Copyable {
  private static let headBytes = 64 * 1024

  private var reader: InputReader
  private let file: Int
  private let blockBytes: Int
  /// Read and not delivered yet.
  private var pending = ByteBuffer()
  private var framing: Framing?
  private var cutter: any RecordCutter = WholeCutter()
  private var head = ByteBuffer()
  /// A read that failed; it is reported after everything before it was delivered.
  private var failure: InputProblem.Fault?
  private var isFirst = true
  private var isFinished = false
  /// Offset in the unpacked file of the next byte to be delivered.
  private(set) var deliveredBytes = 0

  init(_ place: Input.Place, file: Int, blockBytes: Int) throws(InputProblem.Fault) {
    do throws(SystemError) {
      reader = try InputReader(place)
    } catch {
      throw .cannotOpen(error)
    }
    self.file = file
    self.blockBytes = blockBytes
  }

  /// The next block; nil when the last one was delivered.
  mutating func next() throws(InputProblem.Fault) -> ByteBlock? {
    if isFinished {
      if let failure { throw failure }
      return nil
    }
    if framing == nil { begin() }
    var wanted = blockBytes + 1
    while true {
      fill(upTo: wanted)
      let count = pending.count
      let isAll = reader.isAtEnd || failure != nil
      if isAll && count <= blockBytes { return deliver(count, isLast: true) }
      let cut = pending.withBytes { cutter.cut($0, count: count, limit: blockBytes) }
      if let cut, cut < count || !isAll { return deliver(cut, isLast: false) }
      if isAll { return deliver(count, isLast: true) }
      wanted = 2 * count
    }
  }

  // Looks at the start of the file, and skips a byte order mark.
  private mutating func begin() {
    fill(upTo: max(blockBytes + 1, min(Framing.decisionBytes, 16 * blockBytes)))
    if pending.count >= 3, pending.withBytes({ $0.eightBytes(at: 0) & 0xFF_FFFF == 0xBF_BBEF }) {
      drop(3)
      deliveredBytes = 3
    }
    let count = pending.count
    let detected = pending.withBytes { Framing.detect($0, count: count) }
    framing = detected
    cutter = detected.makeCutter()
    head.append(pending, from: 0, to: min(count, BlockCutter.headBytes))
  }

  private mutating func fill(upTo wanted: Int) {
    while failure == nil, !reader.isAtEnd, pending.count < wanted {
      do throws(InputProblem.Fault) {
        try reader.read(into: &pending, upTo: wanted)
      } catch {
        failure = error
      }
    }
  }

  private mutating func deliver(_ count: Int, isLast: Bool) -> ByteBlock {
    var content = ByteBuffer(capacity: count)
    content.append(pending, from: 0, to: count)
    // A file whose reading fails ends with its problem, not with its last block.
    let block = ByteBlock(
      file: file, byteOffset: deliveredBytes, framing: framing ?? .lines, isFirst: isFirst,
      isLast: isLast && failure == nil, head: head, startsInArray: cutter.startsInArray,
      openArray: isLast ? nil : cutter.openArray, content: content)
    drop(count)
    deliveredBytes += count
    isFirst = false
    isFinished = isLast
    cutter.advance()
    return block
  }

  private mutating func drop(_ count: Int) {
    var rest = ByteBuffer(capacity: max(pending.count - count, blockBytes + 1))
    rest.append(pending, from: count, to: pending.count)
    pending = rest
  }
}
