import Testing

@testable import CommandLineTool

/// The words of progress; each value is worked out by hand.
struct ProgressLineTests {
  /// 520 of 1070 are 48.6 %; 480,000 in 4 s are 120,000 a second; the other 550 take 550 / 520 * 4 = 4.2 s.
  static let example = "reading 520 MB of 1.07 GB (48 %), 120,000 records/s, 5 s left"

  static func example(limit: Int) -> String {
    ProgressLine.reading(
      bytes: 520_000_000, of: 1_070_000_000, records: 480_000, elapsedMilliseconds: 4000, limit: limit)
  }

  private func reading(
    _ bytes: Int, of total: Int? = nil, records: Int = 0, milliseconds: Int64 = 1000
  ) -> String {
    ProgressLine.reading(bytes: bytes, of: total, records: records, elapsedMilliseconds: milliseconds, limit: 200)
  }

  @Test func everythingIsKnown() {
    #expect(Self.example(limit: 200) == Self.example)
  }

  @Test func withoutARecordNothingIsKnownOfTheirRate() {
    #expect(
      reading(250_000, of: 1_000_000, milliseconds: 2000) == "reading 250 kB of 1.00 MB (25 %), 6 s left")
  }

  @Test func withoutATotalNothingIsLeft() {
    #expect(reading(12_345_678, records: 999, milliseconds: 1500) == "reading 12.3 MB, 666 records/s")
    #expect(reading(0) == "reading 0 B")
  }

  @Test func nothingHasComeYet() {
    #expect(reading(0, of: 1000) == "reading 0 B of 1.00 kB (0 %)")
  }

  @Test func theTotalIsReached() {
    #expect(
      reading(1000, of: 1000, records: 4, milliseconds: 2000) == "reading 1.00 kB of 1.00 kB (100 %), 2 records/s")
    #expect(
      reading(999_999, of: 1_000_000, milliseconds: 10_000) == "reading 999 kB of 1.00 MB (99 %), 1 s left")
  }

  @Test func aFileThatHasGrownHasNoShare() {
    #expect(reading(2000, of: 1000, records: 7) == "reading 2.00 kB, 7 records/s")
    #expect(reading(1, of: 0) == "reading 1 B")
  }

  @Test func emptyFiles() {
    #expect(reading(0, of: 0) == "reading 0 B")
  }

  @Test func aClockThatStandsStillOrGoesBack() {
    for milliseconds: Int64 in [0, -5, .min] {
      #expect(reading(500, of: 1000, records: 9, milliseconds: milliseconds) == "reading 500 B of 1.00 kB (50 %)")
    }
  }

  @Test func theLargestNumbers() {
    #expect(
      reading(.max, of: .max, records: .max, milliseconds: 1) == "reading 9.22 EB of 9.22 EB (100 %)")
    #expect(reading(1, of: .max) == "reading 1 B of 9.22 EB (0 %)")
    #expect(reading(.max, of: 1, milliseconds: .max) == "reading 9.22 EB")
  }

  @Test(arguments: [
    (999, "999 B"), (1000, "1.00 kB"), (1005, "1.00 kB"), (1050, "1.05 kB"), (9999, "9.99 kB"), (10_050, "10.0 kB"),
    (999_999, "999 kB"), (1_073_741_824, "1.07 GB"), (100_999_999_999, "100 GB"), (2_500_000_000_000, "2.50 TB"),
  ])
  func bytesHaveThreeDigits(bytes: Int, text: String) {
    #expect(reading(bytes) == "reading \(text)")
  }

  @Test(arguments: [
    (1, 1001, "less than 1 record/s"), (1, 1000, "1 record/s"), (3, 1001, "2 records/s"), (999, 1000, "999 records/s"),
    (1239, 1000, "1,230 records/s"), (999_999, 1000, "999,000 records/s"), (1_005_000, 500, "2,010,000 records/s"),
  ])
  func ratesHaveThreeDigits(records: Int, milliseconds: Int64, text: String) {
    #expect(reading(5, records: records, milliseconds: milliseconds) == "reading 5 B, \(text)")
  }

  /// One byte took a second, so that each one that is left takes another.
  @Test(arguments: [
    (60, "59 s left"), (61, "1 min 0 s left"), (3600, "59 min 59 s left"), (3726, "1 h 2 min left"),
    (86_401, "24 h 0 min left"), (86_402, nil),
  ])
  func timeLeft(total: Int, text: String?) {
    let line = reading(1, of: total)
    if let text { #expect(line.hasSuffix("), \(text)")) } else { #expect(line.hasSuffix("(0 %)")) }
  }

  /// The whole line has 61 characters, the same without the rate 42, the amount alone 32.
  @Test func narrowTerminals() {
    #expect(Self.example.utf8.count == 61)
    #expect(Self.example(limit: 61) == Self.example)
    #expect(Self.example(limit: 60) == "reading 520 MB of 1.07 GB (48 %), 5 s left")
    #expect(Self.example(limit: 42) == "reading 520 MB of 1.07 GB (48 %), 5 s left")
    #expect(Self.example(limit: 41) == "reading 520 MB of 1.07 GB (48 %)")
    #expect(Self.example(limit: 14) == "reading 520 MB")
    #expect(Self.example(limit: 0) == "")
    #expect(Self.example(limit: -1) == "")
  }

  @Test func work() {
    func working(_ records: Int, _ milliseconds: Int64, limit: Int = 79) -> String {
      ProgressLine.working(records: records, elapsedMilliseconds: milliseconds, limit: limit)
    }
    #expect(working(1_200_000, 14_999) == "working on 1,200,000 records, 14 s so far")
    #expect(working(1, 90_000) == "working on 1 record, 1 min 30 s so far")
    #expect(working(0, -1) == "working on 0 records, 0 s so far")
    #expect(working(1_200_000, 14_999, limit: 30) == "working on 1,200,000 records")
  }
}
