internal import CZlib

/// Unpacks gzip data (RFC 1952) piece by piece: several members one after the other make one text, zero bytes after the
/// last one are allowed (tapes and block devices leave them), everything else there is garbage.
///
/// Safe to hold, though it owns a pointer: only its own functions reach the stream, and its end releases it.
///
/// The caller gives compressed bytes with `supply` whenever `unpack` asks for them.
@safe struct GzipInflater: ~Copyable {
  /// How much compressed data is asked for at once.
  static let inputBytes = 128 * 1024

  enum Answer: Hashable {
    case unpacked(Int)
    /// All compressed bytes that were supplied are used up.
    case needsInput
    case end
  }

  /// zlib keeps a pointer back to the stream, so it must never move.
  private let stream: UnsafeMutablePointer<z_stream>
  private var input: ByteBuffer
  private var inputPosition = 0
  /// Offset of the first byte of `input` in the compressed file.
  private var inputOffset = 0
  private var isInMember = true
  private var isAtEnd = false

  static func isGzip(_ bytes: RawSpan, count: Int) -> Bool {
    count >= 2 && bytes.byte(at: 0) == 0x1F && bytes.byte(at: 1) == 0x8B
  }

  init(firstBytes: consuming ByteBuffer) throws(GzipError) {
    unsafe stream = .allocate(capacity: 1)
    unsafe stream.initialize(to: z_stream())
    input = firstBytes
    // 15 bits of window, and 16 more for gzip only: anything else is a bad header.
    let version = ZLIB_VERSION
    let status = unsafe inflateInit2_(stream, 15 + 16, version, Int32(MemoryLayout<z_stream>.size))
    if status != Z_OK { throw GzipError(.outOfMemory, at: 0) }
  }

  deinit {
    // The stream is ours alone and is not used again.
    unsafe inflateEnd(stream)
    unsafe stream.deallocate()
  }

  /// Offset in the compressed file of the next byte that is to be unpacked.
  private var offset: Int { inputOffset + inputPosition }

  /// Takes the next compressed bytes, once the ones before are used up; `fill` answers 0 at the end of the file.
  mutating func supply<Failure: Error>(
    _ fill: (UnsafeMutableRawBufferPointer) throws(Failure) -> Int
  ) throws(Failure) {
    inputOffset += inputPosition
    inputPosition = 0
    input.removeAll()
    unsafe try input.appendFilling(upTo: GzipInflater.inputBytes, fill)
    if input.count == 0 { isAtEnd = true }
  }

  /// Unpacks into `target`. An error comes only after everything before it has been handed out.
  mutating func unpack(into target: UnsafeMutableRawBufferPointer) throws(GzipError) -> Answer {
    while true {
      if !isInMember {
        guard let isNext = try findNextMember() else { return isAtEnd ? .end : .needsInput }
        isInMember = isNext
      }
      let (status, written) = unsafe inflateOnce(into: target)
      if status == Z_STREAM_END {
        isInMember = false
        unsafe inflateReset(stream)
      }
      if written > 0 { return .unpacked(written) }
      switch status {
      case Z_STREAM_END: continue
      case Z_OK, Z_BUF_ERROR:
        if isAtEnd { throw GzipError(.truncated, at: offset) }
        return .needsInput
      default: throw GzipError(fault(status), at: offset)
      }
    }
  }

  private mutating func inflateOnce(into target: UnsafeMutableRawBufferPointer) -> (status: Int32, written: Int) {
    let start = inputPosition
    let count = input.count
    // Unsafe because zlib works on pointers: both point into memory that outlives the call, with its true length.
    let (status, left) = input.withBytes { bytes in
      unsafe bytes.withUnsafeBytes { memory in
        unsafe stream.pointee.next_in = UnsafeMutablePointer(
          mutating: memory.baseAddress?.advanced(by: start).assumingMemoryBound(to: UInt8.self))
        unsafe stream.pointee.avail_in = UInt32(count - start)
        unsafe stream.pointee.next_out = target.baseAddress?.assumingMemoryBound(to: UInt8.self)
        unsafe stream.pointee.avail_out = UInt32(clamping: target.count)
        let status = unsafe inflate(stream, Z_NO_FLUSH)
        return unsafe (status, Int(stream.pointee.avail_in))
      }
    }
    inputPosition = count - left
    let written = unsafe min(target.count, Int(UInt32.max)) - Int(stream.pointee.avail_out)
    return (status, written)
  }

  /// Between two members: true when one begins here, nil when more input is needed to tell or the file has ended.
  private mutating func findNextMember() throws(GzipError) -> Bool? {
    while inputPosition < input.count {
      let position = inputPosition
      let next = input.withBytes { $0.byte(at: position) }
      if next == 0x1F { return true }
      if next != 0 { throw GzipError(.trailingGarbage, at: offset) }
      inputPosition += 1
    }
    return nil
  }

  /// zlib has one status for all damage and tells the kinds apart only in its message.
  private func fault(_ status: Int32) -> GzipError.Fault {
    if status == Z_MEM_ERROR { return .outOfMemory }
    guard let text = unsafe stream.pointee.msg else { return .badData }
    switch unsafe String(cString: text) {
    case "incorrect data check": return .badChecksum
    case "incorrect length check": return .badLength
    case "incorrect header check", "unknown compression method", "unknown header flags set", "header crc mismatch":
      return .badHeader
    default: return .badData
    }
  }
}
