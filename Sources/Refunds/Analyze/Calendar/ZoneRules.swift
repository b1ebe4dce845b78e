/// How far the clocks of a time zone are ahead of UTC, as a list of changes. The domain asks no machine for its zone; the
/// list is handed in.
package struct ZoneRules: Hashable, Sendable {
  /// `Europe/Berlin`.
  package let name: String
  /// Before the first change.
  private let firstOffsetMilliseconds: Int64
  private let changes: [Change]

  package struct Change: Hashable, Sendable {
    package var instant: Instant
    /// From this instant on.
    package var offsetMilliseconds: Int64

    package init(instant: Instant, offsetMilliseconds: Int64) {
      self.instant = instant
      self.offsetMilliseconds = offsetMilliseconds
    }
  }

  /// - Parameter changes: in the order of time.
  package init(name: String, firstOffsetMilliseconds: Int64, changes: [Change]) {
    self.name = name
    self.firstOffsetMilliseconds = firstOffsetMilliseconds
    self.changes = changes
  }

  package static let utc = ZoneRules(name: "UTC", firstOffsetMilliseconds: 0, changes: [])

  package func offsetMilliseconds(at instant: Instant) -> Int64 {
    var (low, high) = (0, changes.count)
    while low < high {
      let middle = (low + high) / 2
      if changes[middle].instant <= instant { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? firstOffsetMilliseconds : changes[low - 1].offsetMilliseconds
  }

  /// The date that the calendar on the wall shows.
  package func date(at instant: Instant) -> CivilDate { CivilDate(dayNumber: dayNumber(at: instant)) }

  /// The number of that date, for those who count by day and need no month.
  func dayNumber(at instant: Instant) -> Int64 {
    Instant(milliseconds: instant.milliseconds + offsetMilliseconds(at: instant)).dayNumber
  }

  /// The first moment of a date: midnight, or the change of the clocks that skips midnight.
  package func start(of date: CivilDate) -> Instant {
    let local = date.dayNumber * Instant.millisecondsPerDay
    // No zone is further than a day away from UTC, and no two changes lie within two days.
    let earlier = offsetMilliseconds(at: Instant(milliseconds: local - Instant.millisecondsPerDay))
    let later = offsetMilliseconds(at: Instant(milliseconds: local + Instant.millisecondsPerDay))
    let candidates = [local - max(earlier, later), local - min(earlier, later)].map(Instant.init(milliseconds:))
    for candidate in candidates where candidate.milliseconds + offsetMilliseconds(at: candidate) == local {
      return candidate
    }
    return changes.first { $0.instant > candidates[0] && $0.instant <= candidates[1] }?.instant ?? candidates[1]
  }
}
