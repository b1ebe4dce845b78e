// The C library declares `environ` as a plain variable. It is read once, before any thread is started, and never written.
#if canImport(Glibc)
  @unsafe @preconcurrency import Glibc
#else
  import Darwin
#endif

/// What the process was started with, apart from its arguments.
package enum ProcessEnvironment {
  /// All environment variables by name. Call it before any thread is started.
  package static var variables: [String: String] {
    #if canImport(Glibc)
      let start = unsafe environ
    #else
      let start = unsafe _NSGetEnviron().pointee
    #endif
    var variables: [String: String] = [:]
    var position = 0
    // The list ends with a null pointer, and each entry is a C string that the process owns.
    while let entry = unsafe start[position] {
      let parts = unsafe String(cString: entry).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      if parts.count == 2 { variables[String(parts[0])] = String(parts[1]) }
      position += 1
    }
    return variables
  }

  /// The absolute path of the working directory; nil where it has been removed.
  package static var workingDirectory: String? {
    // Without a buffer the C library allocates one of the right size, which is the caller's to free.
    guard let path = unsafe getcwd(nil, 0) else { return nil }
    defer { unsafe free(path) }
    return unsafe String(cString: path)
  }
}
