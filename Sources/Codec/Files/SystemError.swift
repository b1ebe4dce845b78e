#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// An error number of the operating system.
package struct SystemError: Error, Hashable, Sendable {
  package var number: Int32

  package init(number: Int32) {
    self.number = number
  }

  /// The error of the call just made.
  static var last: SystemError { SystemError(number: errno) }

  /// The system's own words, in English, as the program never sets a locale.
  package var words: String {
    // Unsafe because strerror hands out a C string; it is copied at once.
    guard let text = unsafe strerror(number) else { return "error \(number)" }
    return unsafe String(cString: text)
  }

  /// Repeats a call that a signal interrupted and throws the error of one that failed.
  static func retrying<Answer: SignedInteger>(_ call: () -> Answer) throws(SystemError) -> Answer {
    while true {
      let answer = call()
      if answer >= 0 { return answer }
      let error = SystemError.last
      if error.number != EINTR { throw error }
    }
  }
}
