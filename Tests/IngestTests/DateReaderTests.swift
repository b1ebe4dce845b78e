import Codec
import Refunds
import Testing

@testable import Ingest

struct DateReaderTests {
  private static let latest = Instant(year: 2026, month: 3, day: 1)

  private func read(_ json: String) throws -> DateReading {
    try withJSONValue(json) { DateReader.read($0, $1, latestPlausible: DateReaderTests.latest) }
  }

  // 2025-03-04T09:30:00Z is 20151 days and 34,200 s after 1970-01-01: 1,741,080,600 s.
  private static let moment = 1_741_080_600_000 as Int64

  @Test(arguments: [
    "1741080600000", "\"1741080600000\"", "1.7410806E12", "\"1.7410806E12\"", "1741080600000.0", "1741080600000.9",
    "\" 1741080600000 \"", "\"2025-03-04T09:30:00Z\"", "\"2025-03-04T09:30:00.000000000Z\"",
    "\"2025-03-04 09:30:00 Etc/GMT\"", "\"2025-03-04 09:30:00 UTC\"", "\"2025-03-04T10:30:00+01:00\"",
    "\"2025-03-04T04:30:00-0500\"", "\"2025-03-04T15:00:00+05:30\"", "\"2025-03-04T10:30:00+01\"",
    "\"2025-03-04T09:30Z\"", "\"2025-03-04t09:30:00z\"", "\"2025-03-03T24:00:00-09:30\"",
  ])
  func sameMomentInManyNotations(json: String) throws {
    #expect(try read(json) == DateReading(instant: Instant(milliseconds: DateReaderTests.moment)))
  }

  @Test(arguments: [
    ("1741080600", FindingCode.dateUnit), ("1741080600.0", .dateUnit), ("\"1741080600\"", .dateUnit),
    ("1741080600000000", .dateUnit), ("1741080600000000000", .dateUnit), ("1.7410806E18", .dateUnit),
    ("\"2025-03-04 09:30:00\"", .dateWithoutZone), ("\"2025-03-04T09:30:00.000\"", .dateWithoutZone),
  ])
  func sameMomentWithAFinding(json: String, finding: FindingCode) throws {
    let expected = DateReading(instant: Instant(milliseconds: DateReaderTests.moment), finding: finding)
    #expect(try read(json) == expected)
  }

  @Test func bareDateIsMidnightInUTC() throws {
    let expected = DateReading(instant: Instant(year: 2025, month: 3, day: 4), finding: .dateWithoutTime)
    #expect(try read("\"2025-03-04\"") == expected)
  }

  @Test(
    arguments: [
      ("\"2025-03-04T09:30:00.1Z\"", 100), ("\"2025-03-04T09:30:00.1239Z\"", 123), ("\"2025-03-04T09:30:00,05Z\"", 50),
      ("\"2025-03-04T09:30:00.123456789+00:00\"", 123), ("1741080600007.9297", 7), ("1741080600.0079", 7),
    ] as [(String, Int64)])
  func fractionsAreRoundedDown(json: String, milliseconds: Int64) throws {
    #expect(try read(json).instant?.milliseconds == DateReaderTests.moment + milliseconds)
  }

  @Test(arguments: ["0", "\"0\"", "0.0", "\"null\"", "\"1970-01-01T00:00:00Z\"", "\"1970-01-01\"", "86399"])
  func zeroStandsForNoDate(json: String) throws {
    #expect(try read(json) == DateReading(finding: .dateZero))
  }

  @Test(arguments: [
    "1215647999999", "\"2008-07-09T23:59:59Z\"", "1772323200001", "\"2099-01-01T00:00:00Z\"", "-62135769600000",
    "4070908800000", "86400", "-1",
  ])
  func daysWithoutAnAppStoreAreImplausible(json: String) throws {
    #expect(try read(json) == DateReading(finding: .dateImplausible))
  }

  @Test(arguments: ["1215648000000", "1772323200000"])
  func firstAndLastPlausibleMoment(json: String) throws {
    #expect(try read(json).instant?.milliseconds == Int64(json))
    #expect(try read(json).finding == nil)
  }

  @Test(arguments: [
    "\"yesterday\"", "\"2025-02-29T00:00:00Z\"", "\"2025-13-01\"", "\"2025-03-04T25:00:00Z\"",
    "\"2025-03-04T09:30:00.Z\"",
    "\"2025-03-04T09:60:00Z\"", "\"2025-03-04T09:30:00+1\"", "\"2025-03-04T09:30:00Zulu\"", "\"2025-3-4\"", "true",
    "[]", "{}", "1E40", "\"2025-03-04T\"", "\"2025-03-04X09:30:00Z\"", "\"04.03.2025\"", "\" \"",
  ])
  func whatIsNoDateIsUnreadable(json: String) throws {
    #expect(try read(json) == DateReading(finding: .dateUnreadable))
  }

  @Test(arguments: ["null", "\"\""])
  func absenceIsNoFinding(json: String) throws {
    #expect(try read(json) == DateReading())
  }
}
