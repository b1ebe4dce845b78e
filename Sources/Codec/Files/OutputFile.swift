#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Writes a file as a whole or not at all.
package enum OutputFile {
  /// A folder that holds so many left-over temporary files of ours has another trouble.
  private static let temporaryNameLimit = 100
  /// As many as Linux follows by itself.
  private static let linkLimit = 40

  /// Replaces the file's content. The bytes go into a new file beside it, which takes the name only when it is complete
  /// on disk, so that a full disk or an interruption leaves the old file as it was.
  ///
  /// Devices and pipes have no content to replace; they are written to directly, and so are the names of descriptors
  /// that are open already (`/dev/stdout`), whatever they lead to. Links are followed. A file that may not be written
  /// is not replaced either, though its folder would allow it.
  package static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    if let descriptor = openDescriptor(path) { return try FileDescriptor.writeAll(bytes, to: descriptor) }
    var status = stat()
    // Paths are passed as C strings, here and below, and structures on the stack; both live as long as the call.
    let exists = unsafe stat(path, &status) == 0
    if !exists && errno != ENOENT { throw FileError.last }
    if exists && status.st_mode & S_IFMT != S_IFREG {
      let descriptor = unsafe open(path, O_WRONLY | O_CLOEXEC)
      guard descriptor >= 0 else { throw FileError.last }
      return try writeAndClose(bytes, descriptor)
    }
    if exists, unsafe access(path, W_OK) != 0 { throw FileError.last }
    try replace(try target(of: path), with: bytes, mode: exists ? status.st_mode & 0o777 : nil)
  }

  /// The descriptor that a name stands for. Opening such a name anew would begin at the start of a file that the shell
  /// may have written to already.
  private static func openDescriptor(_ path: String) -> Int32? {
    switch path {
    case "/dev/stdout": return STDOUT_FILENO
    case "/dev/stderr": return STDERR_FILENO
    default: break
    }
    for folder in ["/dev/fd/", "/proc/self/fd/"] where path.hasPrefix(folder) {
      return Int32(path.dropFirst(folder.count))
    }
    return nil
  }

  private static func replace(_ path: String, with bytes: [UInt8], mode: mode_t?) throws(FileError) {
    let signals = SignalDelay()
    defer { signals.end() }
    let (temporary, descriptor) = try openTemporary(beside: path)
    do throws(FileError) {
      if let mode, fchmod(descriptor, mode) != 0 {
        let error = FileError.last
        close(descriptor)
        throw error
      }
      try writeAndClose(bytes, descriptor, isSynchronized: true)
      if unsafe rename(temporary, path) != 0 { throw FileError.last }
    } catch {
      unsafe unlink(temporary)
      throw error
    }
  }

  /// Makes a new file in the folder of `path`. Its name is hidden and short, as a long one may leave no room for more,
  /// and another one where an earlier run was killed and left its file.
  private static func openTemporary(beside path: String) throws(FileError) -> (path: String, descriptor: Int32) {
    let folder = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[...$0]) } ?? ""
    for number in 1...temporaryNameLimit {
      let temporary = "\(folder).refunds-\(getpid())-\(number).partial"
      let descriptor = unsafe open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      if descriptor >= 0 { return (temporary, descriptor) }
      if errno != EEXIST { break }
    }
    throw FileError.last
  }

  /// Some file systems report a full disk only when the file is closed.
  private static func writeAndClose(
    _ bytes: [UInt8], _ descriptor: Int32, isSynchronized: Bool = false
  ) throws(FileError) {
    do throws(FileError) {
      try FileDescriptor.writeAll(bytes, to: descriptor)
      if isSynchronized, fsync(descriptor) != 0 { throw FileError.last }
    } catch {
      close(descriptor)
      throw error
    }
    if close(descriptor) != 0, errno != EINTR { throw FileError.last }
  }

  /// The file that a chain of links leads to, since renaming onto a link would replace the link. The file need not
  /// exist yet, which is why realpath(3) is of no use.
  private static func target(of path: String) throws(FileError) -> String {
    var path = path
    for _ in 0..<linkLimit {
      var name = [CChar](repeating: 0, count: Int(PATH_MAX))
      let count = unsafe readlink(path, &name, name.count)
      if count < 0 {
        if errno == EINVAL || errno == ENOENT { return path }
        throw FileError.last
      }
      let next = String(decoding: name[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
      let folder = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[...$0] } ?? ""
      path = next.hasPrefix("/") ? next : folder + next
    }
    throw FileError(code: ELOOP)
  }
}
