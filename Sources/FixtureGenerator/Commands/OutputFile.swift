#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A file that is written from the beginning, with the folders above it.
struct OutputFile: ~Copyable {
  struct Failure: Error, CustomStringConvertible {
    var path: String
    var code: CInt
    var description: String { "cannot write \(path): \(reason)" }
    private var reason: String {
      switch code {
      case ENOENT: "no such folder"
      case EACCES, EPERM: "permission denied"
      case ENOSPC: "the disk is full"
      case EISDIR: "it is a folder"
      case ENOTDIR: "a file stands where a folder should be"
      default: "error \(code)"
      }
    }
  }

  private let path: String
  private let descriptor: CInt
  private var buffer: [UInt8] = []

  init(path: String) throws(Failure) {
    self.path = path
    descriptor = try OutputFile.open(path)
  }

  deinit {
    close(descriptor)
  }

  mutating func write(_ bytes: [UInt8]) throws(Failure) {
    buffer += bytes
    if buffer.count >= 1 << 20 { try flush() }
  }

  consuming func finish() throws(Failure) {
    try flush()
  }

  /// Writes a whole small file.
  static func write(_ bytes: [UInt8], to path: String) throws(Failure) {
    var file = try OutputFile(path: path)
    try file.write(bytes)
    try file.finish()
  }

  /// Nothing can be done where standard error is closed.
  static func writeToStandardError(_ bytes: [UInt8]) {
    // The pointer lives only as long as the closure, as below.
    _ = unsafe bytes.withUnsafeBytes { unsafe writeOnce(STDERR_FILENO, $0) }
  }

  private mutating func flush() throws(Failure) {
    var written = 0
    while written < buffer.count {
      let rest = buffer[written...]
      // The C call takes a pointer; it lives only as long as the closure.
      let count = unsafe rest.withUnsafeBytes { unsafe Self.writeOnce(descriptor, $0) }
      guard count > 0 else { throw Failure(path: path, code: errno) }
      written += count
    }
    buffer.removeAll(keepingCapacity: true)
  }

  private static func writeOnce(_ descriptor: CInt, _ bytes: UnsafeRawBufferPointer) -> Int {
    #if canImport(Glibc)
      return unsafe Glibc.write(descriptor, bytes.baseAddress, bytes.count)
    #else
      return unsafe Darwin.write(descriptor, bytes.baseAddress, bytes.count)
    #endif
  }

  private static func open(_ path: String) throws(Failure) -> CInt {
    try makeFolders(above: path)
    // The C call reads the path as a C string that Swift makes for the length of the call.
    #if canImport(Glibc)
      let descriptor = unsafe Glibc.open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    #else
      let descriptor = unsafe Darwin.open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    #endif
    if descriptor < 0 { throw Failure(path: path, code: errno) }
    return descriptor
  }

  private static func makeFolders(above path: String) throws(Failure) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    for count in parts.indices where !parts[count].isEmpty {
      let folder = parts[...count].joined(separator: "/")
      // Again a C string for the length of the call.
      if unsafe mkdir(folder, 0o755) != 0, errno != EEXIST { throw Failure(path: folder, code: errno) }
    }
  }
}
