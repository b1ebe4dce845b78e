import Refunds
import Testing

@Suite("Statistics of comparisons")
struct ComparisonStatisticsTests {
  @Test("Holm's correction multiplies by what is left and never goes back")
  func holm() {
    // 0.01 * 4; 0.02 * 3; 0.03 * 2 = 0.06 as well; 0.9 * 1.
    let corrected = HolmCorrection.corrected([0.03, 0.01, 0.9, 0.02])
    for (value, expected) in zip(corrected, [0.06, 0.04, 0.9, 0.06]) { #expect(abs(value - expected) < 1e-15) }
    #expect(HolmCorrection.corrected([0.6, 0.7]) == [1, 1])
    #expect(HolmCorrection.corrected([]) == [])
  }

  // Newcombe 1998, table II, method 10: 56/70 and 48/80 give 0.0524 to 0.3339; 9/10 and 3/10 give 0.1705 to 0.8090.
  @Test(
    "Newcombe's interval agrees with the published examples",
    arguments: [(56, 70, 48, 80, 0.0524, 0.3339), (9, 10, 3, 10, 0.1705, 0.8090), (10, 10, 0, 10, 0.6075, 1)])
  func newcombe(count: Int, total: Int, otherCount: Int, otherTotal: Int, low: Double, high: Double) throws {
    let interval = try #require(NewcombeInterval(count, of: total, less: otherCount, of: otherTotal))
    #expect(abs(interval.low - low) < 0.000_06)
    #expect(abs(interval.high - high) < 0.000_06)
  }

  @Test("an empty base has no difference")
  func emptyBase() {
    #expect(NewcombeInterval(0, of: 0, less: 1, of: 2) == nil)
    #expect(NewcombeInterval(1, of: 2, less: 0, of: 0) == nil)
  }

  @Test("dispersion is Pearson's chi-square by its degrees of freedom")
  func dispersion() throws {
    // 2 and 6 of 20 each: 4 expected; (4 / (4 * 0.8)) twice is 2.5, with one degree of freedom.
    let ratio = try #require(Dispersion.ratio([(2, 20), (6, 20), (0, 0)]))
    #expect(abs(ratio - 2.5) < 1e-12)
    #expect(Dispersion.ratio([(2, 20)]) == nil)
    #expect(Dispersion.ratio([(0, 20), (0, 20)]) == nil)
  }
}
