/// The chains of the headers that were met last, good and bad ones, by the bytes of the header.
///
/// All texts that one leaf signed have the same header, so nearly every text finds its chain here.
struct ChainCache {
  typealias Answer = Result<TrustedHeader, SignatureFault>

  static let entryLimit = 64
  /// Longer headers are not kept, so that forged ones cannot fill the memory. Apple's have about 4,500 bytes.
  static let headerByteLimit = 32 * 1024

  private var entries: [(header: [UInt8], answer: Answer)] = []
  private var latest = 0
  private var oldest = 0

  mutating func answer(for header: RawSpan) -> Answer? {
    if latest < entries.count, ChainCache.isEqual(entries[latest].header, header) { return entries[latest].answer }
    for place in entries.indices where place != latest && ChainCache.isEqual(entries[place].header, header) {
      latest = place
      return entries[place].answer
    }
    return nil
  }

  mutating func insert(_ answer: Answer, for header: RawSpan) {
    guard header.byteCount <= ChainCache.headerByteLimit else { return }
    let entry = (header: header.array(), answer: answer)
    if entries.count < ChainCache.entryLimit {
      latest = entries.count
      entries.append(entry)
    } else {
      latest = oldest
      entries[oldest] = entry
      oldest = (oldest + 1) % ChainCache.entryLimit
    }
  }

  private static func isEqual(_ header: [UInt8], _ other: RawSpan) -> Bool {
    let count = header.count
    guard count == other.byteCount else { return false }
    // Unsafe only for elements with padding; bytes have none.
    let bytes = unsafe header.span.bytes
    var position = 0
    while position + 8 <= count {
      guard bytes.exactEightBytes(at: position) == other.exactEightBytes(at: position) else { return false }
      position += 8
    }
    while position < count {
      guard bytes.exactByte(at: position) == other.exactByte(at: position) else { return false }
      position += 1
    }
    return true
  }
}

extension RawSpan {
  fileprivate func array() -> [UInt8] {
    (0..<byteCount).map { exactByte(at: $0) }
  }
}
