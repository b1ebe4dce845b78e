#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Writes a file as a whole or not at all.
package enum OutputFile {
  /// Replaces the file's content. The bytes go into a new file beside it, which takes the name only when it is complete
  /// on disk, so that a full disk or an interruption leaves the old file as it was.
  ///
  /// Devices and pipes have no content to replace; they are written to directly. A link is followed.
  package static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    var status = stat()
    // Paths are passed as C strings, here and below, and structures on the stack; both live as long as the call.
    let exists = unsafe stat(path, &status) == 0
    if !exists && errno != ENOENT { throw FileError.last }
    if exists && status.st_mode & S_IFMT != S_IFREG {
      let descriptor = unsafe open(path, O_WRONLY | O_CLOEXEC)
      guard descriptor >= 0 else { throw FileError.last }
      defer { close(descriptor) }
      return try FileDescriptor.writeAll(bytes, to: descriptor)
    }
    let target = exists ? try resolved(path) : path
    try replace(target, with: bytes, mode: exists ? status.st_mode & 0o7777 : nil)
  }

  private static func replace(_ path: String, with bytes: [UInt8], mode: mode_t?) throws(FileError) {
    let temporary = "\(path).\(getpid()).partial"
    let signals = SignalDelay()
    defer { signals.end() }
    let descriptor = unsafe open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw FileError.last }
    do throws(FileError) {
      defer { close(descriptor) }
      if let mode, fchmod(descriptor, mode) != 0 { throw FileError.last }
      try FileDescriptor.writeAll(bytes, to: descriptor)
      guard fsync(descriptor) == 0 else { throw FileError.last }
    } catch {
      unsafe unlink(temporary)
      throw error
    }
    guard unsafe rename(temporary, path) == 0 else {
      let error = FileError.last
      unsafe unlink(temporary)
      throw error
    }
  }

  /// The file that a chain of links leads to, since renaming onto a link would replace the link.
  private static func resolved(_ path: String) throws(FileError) -> String {
    // Without a buffer the C library allocates one of the right size, which is the caller's to free.
    guard let real = unsafe realpath(path, nil) else { throw FileError.last }
    defer { unsafe free(real) }
    return unsafe String(cString: real)
  }
}

/// Holds back the signals that end the process while a temporary file exists, and lets them through afterwards.
private struct SignalDelay {
  private var previous = sigset_t()

  init() {
    var held = sigset_t()
    // The sets live on the stack for the time of the calls.
    unsafe sigemptyset(&held)
    for signal in [SIGINT, SIGTERM, SIGHUP] { unsafe sigaddset(&held, signal) }
    unsafe pthread_sigmask(SIG_BLOCK, &held, &previous)
  }

  func end() {
    var previous = previous
    unsafe pthread_sigmask(SIG_SETMASK, &previous, nil)
  }
}
