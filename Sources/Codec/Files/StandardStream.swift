#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The three streams that every process has. Writes go straight to the system and report its errors: `print` to a full
/// disk would succeed.
package enum StandardStream: Int32, Sendable {
  case input = 0
  case output = 1
  case error = 2

  package var isTerminal: Bool { isatty(rawValue) == 1 }

  /// How many characters fit on a line of the terminal; nil where it does not say.
  package var columnCount: Int? {
    var size = winsize()
    // The system writes the size into the structure whose address it gets.
    guard unsafe ioctl(rawValue, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// Whether a shell has put the program behind another one that talks with the terminal now.
  package var isInBackground: Bool {
    let foreground = tcgetpgrp(rawValue)
    return foreground >= 0 && foreground != getpgrp()
  }

  /// Writes all bytes.
  package func write(_ bytes: [UInt8]) throws(FileError) {
    try FileDescriptor.writeAll(bytes, to: rawValue)
  }

  /// Makes a write to a closed pipe an error (`EPIPE`) in place of a signal that ends the process.
  package static func ignoreClosedPipes() {
    // The return value is the handler that was set before, which nobody needs.
    _ = signal(SIGPIPE, SIG_IGN)
  }
}

/// Writing to open descriptors.
enum FileDescriptor {
  static func writeAll(_ bytes: [UInt8], to descriptor: Int32) throws(FileError) {
    var start = 0
    while start < bytes.count {
      // The system reads at most the rest of the array, whose length is passed with it.
      let count = unsafe bytes.withUnsafeBytes { buffer in
        let rest = unsafe UnsafeRawBufferPointer(rebasing: buffer[start...])
        return unsafe write(descriptor, rest.baseAddress, rest.count)
      }
      if count < 0 && errno == EINTR { continue }
      guard count >= 0 else { throw FileError.last }
      start += count
    }
  }
}
