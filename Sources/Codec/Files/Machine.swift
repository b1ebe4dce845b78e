#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What the program asks of the machine besides files.
package enum Machine {
  /// Processors that the program may use, at least one.
  package static var processorCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// Milliseconds since 1970-01-01T00:00:00Z by the machine's clock.
  package static var clockMilliseconds: Int64 {
    var now = timespec()
    // The system writes the time into the value whose address it gets.
    unsafe clock_gettime(CLOCK_REALTIME, &now)
    return Int64(now.tv_sec) * 1000 + Int64(now.tv_nsec) / 1_000_000
  }

  /// Milliseconds since a moment that stays the same while the program runs, whoever sets the machine's clock.
  package static var elapsedMilliseconds: Int64 {
    var now = timespec()
    // As above.
    unsafe clock_gettime(CLOCK_MONOTONIC, &now)
    return Int64(now.tv_sec) * 1000 + Int64(now.tv_nsec) / 1_000_000
  }
}
