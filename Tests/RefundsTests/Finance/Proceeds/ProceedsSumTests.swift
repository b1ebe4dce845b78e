import Refunds
import Testing

/// Sums of proceeds are exact, rounded once, and never wrong.
struct ProceedsSumTests {
  private func share(_ numerator: Int128, _ denominator: Int128) throws -> ProceedsShare {
    try #require(ProceedsShare(numerator: numerator, denominator: denominator))
  }

  @Test func roundingIsThatOfTheExactNumber() throws {
    // Half of 0.25000001 is 0.125000005: above the tie, though its first eight digits are at it.
    for (parts, text) in [(25_000_001, "0.13"), (25_000_000, "0.12"), (24_999_999, "0.12"), (-25_000_001, "-0.13")]
      as [(Int128, String)]
    {
      var sum = ProceedsSum()
      sum.add(Amount(parts: parts), try share(1, 2))
      #expect(sum.estimate?.text(most: 2, least: 2) == text, "\(parts)")
    }
  }

  @Test func percentagesAreAddedBeforeTheyAreDivided() throws {
    // 0.00000001 x 70 % + 0.00000001 x 30 % is 0.00000001; each alone would be cut off.
    var sum = ProceedsSum()
    sum.add(Amount(parts: 1), try #require(ProceedsShare(afterMilliPercent: 30_000)))
    sum.add(Amount(parts: 1), try #require(ProceedsShare(afterMilliPercent: 70_000)))
    #expect(sum.estimate == Amount(parts: 1))
    #expect((sum - sum).estimate == .zero)
    #expect((sum + sum).estimate == Amount(parts: 2))
  }

  @Test func fractionsOfAnyDenominatorCanBeAdded() throws {
    // A third of 3 and a seventh of 14.
    var sum = ProceedsSum()
    sum.add(Amount(milliunits: 3000), try share(1, 3))
    sum.add(Amount(milliunits: 14_000), try share(2, 14))
    #expect(sum.estimate == Amount(milliunits: 3000))
  }

  @Test func aSumThatDoesNotFitIsNone() throws {
    var sum = ProceedsSum()
    sum.add(Amount(parts: .max), try share(99_999, 100_000))
    #expect(sum.estimate == nil)
    // The largest price that a record can carry, ten thousand times: 2^63 - 1 milliunits.
    var large = ProceedsSum()
    for _ in 0..<10_000 { large.add(Amount(milliunits: .max), try share(1, 2)) }
    #expect(large.estimate?.text(most: 0, least: 0) == "46116860184273879035")
  }

  @Test func aShareIsAPartOfAWhole() throws {
    #expect(ProceedsShare(numerator: -1, denominator: 2) == nil)
    #expect(ProceedsShare(numerator: 3, denominator: 2) == nil)
    #expect(ProceedsShare(numerator: 0, denominator: 0) == nil)
    #expect(ProceedsShare(afterMilliPercent: 100_001) == nil)
    #expect(try share(0, 5) == share(0, 1))
    #expect(try share(6, 8) == share(3, 4))
  }
}
