#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A path as the bytes that the operating system knows: they need not be UTF-8.
package struct FilePath: Hashable, Comparable, Sendable {
  /// Without the zero at the end.
  package let bytes: [UInt8]

  package init(_ text: String) {
    bytes = Array(text.utf8)
  }

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// For messages; bytes that are no UTF-8 are shown as replacement characters.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  package static func < (left: FilePath, right: FilePath) -> Bool {
    left.bytes.lexicographicallyPrecedes(right.bytes)
  }

  private static let slash = UInt8(ascii: "/")

  func appending(_ name: [UInt8]) -> FilePath {
    FilePath(bytes: bytes.last == FilePath.slash ? bytes + name : bytes + [FilePath.slash] + name)
  }

  /// The folder that the file lies in.
  var folder: FilePath {
    guard let slash = bytes.lastIndex(of: FilePath.slash) else { return FilePath(".") }
    return FilePath(bytes: Array(bytes[..<max(slash, 1)]))
  }

  /// Lends the path as a C string. A path with a zero byte inside names no file.
  func withCString<Answer>(_ body: (UnsafePointer<CChar>) -> Answer) throws(FileError) -> Answer {
    if bytes.contains(0) { throw FileError(code: ENOENT) }
    let terminated = bytes.map { CChar(bitPattern: $0) } + [0]
    // Unsafe because C wants a pointer: the array ends with a zero and outlives the call.
    return unsafe terminated.withUnsafeBufferPointer { characters in
      guard let start = characters.baseAddress else { preconditionFailure("an array with a zero has an address") }
      return unsafe body(start)
    }
  }

  /// What the path leads to, symbolic links followed.
  func status() throws(FileError) -> FileStatus {
    var record = stat()
    let answer = unsafe try withCString { path in unsafe stat(path, &record) }
    if answer != 0 { throw .last }
    return FileStatus(record)
  }
}
