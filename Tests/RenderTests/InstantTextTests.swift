import Refunds
import Testing

/// Worked out with GNU date.
@Test(
  arguments: [
    (0, "1970-01-01T00:00:00.000Z"), (-1, "1969-12-31T23:59:59.999Z"), (1_772_616_600_007, "2026-03-04T09:30:00.007Z"),
    (951_868_799_999, "2000-02-29T23:59:59.999Z"), (253_402_300_799_999, "9999-12-31T23:59:59.999Z"),
    (253_402_300_800_000, "10000-01-01T00:00:00.000Z"), (-62_135_596_800_000, "0001-01-01T00:00:00.000Z"),
  ] as [(Int64, String)])
func instantsPrintAsISO8601(milliseconds: Int64, expected: String) {
  #expect(Instant(milliseconds: milliseconds).text == expected)
}
