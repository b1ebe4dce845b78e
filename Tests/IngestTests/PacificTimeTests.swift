import Refunds
import Testing

@testable import Ingest

struct PacificTimeTests {
  // Worked out with `TZ=America/Los_Angeles date -d`: the instant of each wall clock.
  @Test(arguments: [
    ("2025-03-04 01:30:00 America/Los_Angeles", "2025-03-04T09:30:00Z"),
    ("2025-03-09 01:59:59 America/Los_Angeles", "2025-03-09T09:59:59Z"),
    ("2025-03-09 03:00:00 America/Los_Angeles", "2025-03-09T10:00:00Z"),
    ("2025-07-01 12:00:00 America/Los_Angeles", "2025-07-01T19:00:00Z"),
    ("2025-11-02 00:59:59 America/Los_Angeles", "2025-11-02T07:59:59Z"),
    // Twice in the year: the first one. Never: standard time.
    ("2025-11-02 01:30:00 America/Los_Angeles", "2025-11-02T08:30:00Z"),
    ("2025-03-09 02:30:00 America/Los_Angeles", "2025-03-09T10:30:00Z"),
    ("2025-11-02 02:00:00 America/Los_Angeles", "2025-11-02T10:00:00Z"),
    ("2009-12-31 23:00:00 US/Pacific", "2010-01-01T07:00:00Z"),
  ])
  func wallClocksOfCalifornia(written: String, instant: String) throws {
    let (reading, expected) = try (read(written), read(instant))
    #expect(reading.instant != nil)
    #expect(reading == expected)
  }

  private func read(_ text: String) throws -> DateReading {
    try withJSONValue("\"\(text)\"") { DateReader.read($0, $1, latestPlausible: Reading.latestPlausible) }
  }
}
