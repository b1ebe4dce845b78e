#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Reads small files, such as configuration, as a whole.
package enum TextFile {
  /// A configuration file is a few hundred bytes; a limit keeps a wrong name from filling the memory.
  package static let largestByteCount = 1 << 20

  /// The bytes of a file.
  ///
  /// - Parameter limit: the most bytes that are read.
  /// - Throws: The system's error; `EFBIG` where the file is larger than the limit.
  package static func bytes(of path: String, limit: Int = largestByteCount) throws(FileError) -> [UInt8] {
    // The path is passed as a C string that lives as long as the call.
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileError.last }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 16_384)
    while true {
      // The system writes at most the length of the block, which is passed with it.
      let count = unsafe block.withUnsafeMutableBytes { unsafe read(descriptor, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      guard count >= 0 else { throw FileError.last }
      if count == 0 { return bytes }
      bytes += block[..<count]
      guard bytes.count <= limit else { throw FileError(code: EFBIG) }
    }
  }
}
