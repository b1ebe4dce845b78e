#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif
internal import Synchronization

/// The time zones that the machine knows, asked through the C library, whose tables the system keeps up to date.
package enum TimeZoneDatabase {
  /// Offsets of a zone from UTC: the first one, and each change of it.
  package struct Offsets: Sendable {
    package var firstSeconds: Int
    /// Unix time in seconds, and the offset from then on.
    package var changes: [(unixSeconds: Int, offsetSeconds: Int)]
  }

  private static let secondsPerDay = 86_400
  /// 2008-01-01 and 2061-01-01: the App Store opened in 2008, and no rule is made for longer.
  private static let span = 1_199_145_600..<2_871_763_200

  /// The C library has one zone for the whole process, so that only one can be asked about at a time.
  private static let turn = Mutex(())

  /// - Returns: nil for a name that the machine does not know.
  package static func offsets(of name: String) -> Offsets? {
    isKnown(name) ? turn.withLock { _ in ask(name) } : nil
  }

  private static func ask(_ name: String) -> Offsets {
    // Unsafe because these functions take C strings and a pointer; none of them keeps one.
    unsafe setenv("TZ", ":" + name, 1)
    tzset()
    var offset = offsetSeconds(at: span.lowerBound)
    var offsets = Offsets(firstSeconds: offset, changes: [])
    for day in stride(from: span.lowerBound, to: span.upperBound, by: secondsPerDay) {
      guard offsetSeconds(at: day + secondsPerDay) != offset else { continue }
      var (before, after) = (day, day + secondsPerDay)
      while after - before > 1 {
        let middle = (before + after) / 2
        if offsetSeconds(at: middle) == offset { before = middle } else { after = middle }
      }
      offset = offsetSeconds(at: after)
      offsets.changes.append((after, offset))
    }
    return offsets
  }

  // The C library takes an unknown name for UTC without a word. Names are paths below the folder of the tables.
  private static func isKnown(_ name: String) -> Bool {
    let isPlain = name.utf8.allSatisfy {
      ($0 | 0x20) &- UInt8(ascii: "a") < 26 || $0 &- UInt8(ascii: "0") < 10 || "/_+-".utf8.contains($0)
    }
    guard isPlain, !name.isEmpty, !name.hasPrefix("/") else { return false }
    let folders = ["/usr/share/zoneinfo", "/var/db/timezone/zoneinfo"]
    return folders.contains { isFile("\($0)/\(name)") }
  }

  private static func isFile(_ path: String) -> Bool {
    var record = stat()
    return unsafe stat(path, &record) == 0 && FileStatus(record).isRegular
  }

  private static func offsetSeconds(at unixSeconds: Int) -> Int {
    var moment = time_t(unixSeconds)
    var parts = unsafe tm()
    unsafe localtime_r(&moment, &parts)
    return unsafe parts.tm_gmtoff
  }
}
