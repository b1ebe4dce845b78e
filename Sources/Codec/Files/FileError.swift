#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Why the system refused to read or write a file.
package struct FileError: Error, Hashable, Sendable {
  /// The number that the system gave (`errno`).
  package let code: Int32

  package init(code: Int32) {
    self.code = code
  }

  /// The error of the system call that just failed.
  package static var last: FileError { FileError(code: errno) }

  /// More than whoever reads is ready to hold.
  static var tooLarge: FileError { FileError(code: EFBIG) }

  /// Nothing has this name.
  package var isMissing: Bool { code == ENOENT || code == ENOTDIR }

  /// The reader at the other end has gone, as in `| head`.
  package var isClosedPipe: Bool { code == EPIPE }

  /// Repeats a call that a signal interrupted and throws the error of one that failed.
  static func retrying<Answer: SignedInteger>(_ call: () -> Answer) throws(FileError) -> Answer {
    while true {
      let answer = call()
      if answer >= 0 { return answer }
      let error = FileError.last
      if error.code != EINTR { throw error }
    }
  }

  /// The system's words, in English, as the program never sets a locale: `No such file or directory`.
  package var reason: String {
    // The C library owns the text and may reuse it; it is copied at once.
    guard let words = unsafe strerror(code) else { return "error \(code)" }
    return unsafe String(cString: words)
  }
}
