internal import CZlib

/// Packs bytes into one gzip member (RFC 1952). The same bytes always give the same file: no name, no time, and no
/// system stand in its header.
package enum GzipDeflater {
  private static let blockBytes = 256 * 1024
  /// "Unknown" among the systems of RFC 1952; zlib would name the one it was built for.
  private static let unknownSystem: Int32 = 255

  /// - Returns: nil where the memory does not suffice.
  package static func pack(_ content: [UInt8]) -> [UInt8]? {
    var stream = unsafe z_stream()
    var header = unsafe gz_header()
    unsafe header.os = unknownSystem
    // 15 bits of window and 16 more for gzip; 8 is zlib's usual memory. The stream stays in place until its end.
    return unsafe withUnsafeMutablePointer(to: &stream) { stream in
      let size = unsafe Int32(MemoryLayout<z_stream>.size)
      let status = unsafe deflateInit2_(
        stream, Z_BEST_COMPRESSION, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION, size)
      guard status == Z_OK else { return nil }
      defer { unsafe deflateEnd(stream) }
      // zlib reads the header until the first block is written, which is inside this call.
      return unsafe withUnsafeMutablePointer(to: &header) { header in
        unsafe deflateSetHeader(stream, header)
        return unsafe packAll(content, stream)
      }
    }
  }

  private static func packAll(_ content: [UInt8], _ stream: UnsafeMutablePointer<z_stream>) -> [UInt8]? {
    var packed: [UInt8] = []
    var block = [UInt8](repeating: 0, count: blockBytes)
    var start = 0
    while true {
      let count = min(content.count - start, blockBytes)
      let isLast = start + count == content.count
      // zlib works on pointers: both arrays outlive the call, and their true lengths go with it.
      let (status, left, written) = unsafe content.withUnsafeBufferPointer { source in
        unsafe block.withUnsafeMutableBufferPointer { target in
          unsafe stream.pointee.next_in = UnsafeMutablePointer(mutating: source.baseAddress?.advanced(by: start))
          unsafe stream.pointee.avail_in = UInt32(count)
          unsafe stream.pointee.next_out = target.baseAddress
          unsafe stream.pointee.avail_out = UInt32(target.count)
          let status = unsafe deflate(stream, isLast ? Z_FINISH : Z_NO_FLUSH)
          return unsafe (status, Int(stream.pointee.avail_in), target.count - Int(stream.pointee.avail_out))
        }
      }
      packed += block[..<written]
      if status == Z_STREAM_END { return packed }
      guard status == Z_OK || status == Z_BUF_ERROR else { return nil }
      start += count - left
    }
  }
}
