/// Reusable byte storage that grows and always keeps 64 zero bytes after its content.
///
/// Scanners may read up to `padding` bytes past the end without a check, and a zero byte ends them, as it is no part of
/// any of our formats. Copies share their storage until one of them is changed.
package struct ByteBuffer: Sendable {
  /// Zero bytes that follow the content.
  package static let padding = 64

  /// Every byte is initialized, `padding` bytes from `count` on are zero, the rest is left over from earlier content.
  private var storage: [UInt8]
  /// Where the content ends.
  package private(set) var count = 0

  package init(capacity: Int = 0) {
    storage = ByteBuffer.zeroed(capacity + ByteBuffer.padding, after: [])
  }

  package init(_ content: [UInt8]) {
    self.init(capacity: content.count)
    append(content)
  }

  /// Bytes of content that fit without growing.
  package var capacity: Int { storage.count - ByteBuffer.padding }

  /// Lends the content with at least `padding` zero bytes after it; `count` says where the content ends.
  package func withBytes<Result, Failure: Error>(
    _ body: (RawSpan) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    // Unsafe only for elements with padding bytes; UInt8 has none.
    try body(unsafe storage.span.bytes)
  }

  /// The content alone.
  package var array: [UInt8] { Array(storage[..<count]) }

  /// Forgets the content and keeps the memory.
  package mutating func removeAll() {
    setCount(0)
  }

  package mutating func append(_ content: [UInt8]) {
    append(content.span, from: 0, to: content.count)
  }

  /// Appends a range of another buffer.
  package mutating func append(_ other: borrowing ByteBuffer, from start: Int, to end: Int) {
    append(other.storage.span, from: start, to: end)
  }

  private mutating func append(_ bytes: Span<UInt8>, from start: Int, to end: Int) {
    precondition(0 <= start && start <= end && end <= bytes.count, "range outside the bytes")
    guard start < end else { return }
    reserve(count + end - start)
    // Unsafe because a copy of memory knows no bounds: the source range was checked above, the room made.
    unsafe bytes.withUnsafeBufferPointer { source in
      unsafe storage.withUnsafeMutableBufferPointer { target in
        let room = unsafe UnsafeMutableBufferPointer(rebasing: target[count..<count + end - start])
        _ = unsafe room.update(fromContentsOf: source[start..<end])
      }
    }
    setCount(count + end - start)
  }

  /// Drops everything from `end` on.
  package mutating func truncate(to end: Int) {
    precondition(end <= count, "cannot truncate to more than there is")
    setCount(end)
  }

  /// Makes room for so many bytes of content in all; what is there stays.
  package mutating func reserve(_ capacity: Int) {
    guard capacity > self.capacity else { return }
    storage = ByteBuffer.zeroed(max(capacity, 2 * self.capacity) + ByteBuffer.padding, after: storage)
  }

  /// An array of `count` bytes: those of `start`, then zeros.
  private static func zeroed(_ count: Int, after start: [UInt8]) -> [UInt8] {
    // Unsafe because the memory comes uninitialized; all of it is written here. A loop over the elements would make
    // unoptimized builds unbearably slow.
    unsafe [UInt8](unsafeUninitializedCapacity: count) { memory, initializedCount in
      let rest = unsafe memory.initialize(from: start).index
      unsafe memory[rest...].initialize(repeating: 0)
      initializedCount = count
    }
  }

  /// Lets a writer fill the memory after the content up to `capacity`; it answers how many bytes it wrote.
  ///
  /// The writer may also have spoilt the bytes after those it counts, up to `padding` of them.
  mutating func appendFilling<Failure: Error>(
    upTo capacity: Int, _ fill: (UnsafeMutableRawBufferPointer) throws(Failure) -> Int
  ) throws(Failure) {
    reserve(capacity)
    let start = count
    var written = 0
    var failure: Failure?
    // Unsafe because read(2) and zlib take pointers. The pointer ends at the capacity and lives no longer than the call.
    unsafe storage.withUnsafeMutableBytes { memory in
      let room = unsafe UnsafeMutableRawBufferPointer(rebasing: memory[start..<max(start, capacity)])
      do throws(Failure) { written = unsafe try fill(room) } catch { failure = error }
    }
    setCount(start + written)
    if let failure { throw failure }
  }

  /// Replaces the content: the writer gets at least `capacity` bytes and the padding, and answers how many it wrote.
  /// After an error the buffer is empty.
  mutating func replace<Failure: Error>(
    capacity: Int, _ fill: (inout MutableSpan<UInt8>) throws(Failure) -> Int
  ) throws(Failure) {
    reserve(capacity)
    let written: Int
    do throws(Failure) {
      var target = storage.mutableSpan
      written = try fill(&target)
    } catch {
      setCount(0)
      throw error
    }
    setCount(written)
  }

  private mutating func setCount(_ newCount: Int) {
    precondition(0 <= newCount && newCount + ByteBuffer.padding <= storage.count, "count outside the storage")
    count = newCount
    for offset in newCount..<newCount + ByteBuffer.padding { storage[offset] = 0 }
  }
}
