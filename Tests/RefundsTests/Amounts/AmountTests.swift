import Refunds
import Testing

/// rules.md 4: exact amounts, rounded half to even and only when they are printed.
struct AmountTests {
  private func text(_ milliunits: Int64, most: Int, least: Int) -> String {
    Amount(milliunits: milliunits).text(most: most, least: least)
  }

  @Test func milliPercentIsExact() throws {
    // 9.99 x 50 % = 4.995; 9.99 x 67.932 % = 6.7864068; their sum with 9.99 is 21.7714068.
    let half = Amount(milliunits: 9990, milliPercent: 50_000)
    let share = Amount(milliunits: 9990, milliPercent: 67_932)
    let total = try #require(half.adding(share)?.adding(Amount(milliunits: 9990)))
    #expect(half.parts == 499_500_000)
    #expect(share.parts == 678_640_680)
    #expect(total.parts == 2_177_140_680)
    #expect(total.text(most: 7, least: 0) == "21.7714068")
    #expect(total.text(most: 3, least: 2) == "21.771")
  }

  @Test func aTotalIsNotTheSumOfRoundedRows() throws {
    // Three times 0.0004 is 0.0012: rounded once it is 0.001, rounded three times it would be 0.
    let row = Amount(milliunits: 4, milliPercent: 10_000)
    #expect(row.text(most: 3, least: 0) == "0")
    let total = try #require(row.adding(row)?.adding(row))
    #expect(total.text(most: 3, least: 0) == "0.001")
  }

  @Test(
    arguments: [
      (500, "0"), (1500, "2"), (2500, "2"), (3500, "4"), (2501, "3"), (2499, "2"), (999_500, "1000"),
      (-500, "0"), (-1500, "-2"), (-2500, "-2"),
    ] as [(Int64, String)])
  func halvesGoToTheEvenNeighbourWithoutDigits(milliunits: Int64, expected: String) {
    #expect(text(milliunits, most: 0, least: 0) == expected)
  }

  @Test(
    arguments: [
      (4995, "5.00"), (4985, "4.98"), (4975, "4.98"), (4996, "5.00"), (4994, "4.99"), (5, "0.00"), (15, "0.02"),
      (9995, "10.00"), (-4985, "-4.98"), (-5, "0.00"),
    ] as [(Int64, String)])
  func halvesGoToTheEvenNeighbourWithTwoDigits(milliunits: Int64, expected: String) {
    #expect(text(milliunits, most: 2, least: 2) == expected)
  }

  @Test func halvesOfAMilliunitGoToTheEvenNeighbour() {
    #expect(Amount(milliunits: 1, milliPercent: 50_000).text(most: 3, least: 0) == "0")
    #expect(Amount(milliunits: 3, milliPercent: 50_000).text(most: 3, least: 0) == "0.002")
    #expect(Amount(milliunits: 3, milliPercent: 50_001).text(most: 3, least: 0) == "0.002")
    #expect(Amount(milliunits: 1, milliPercent: 50_001).text(most: 3, least: 0) == "0.001")
  }

  @Test(
    arguments: [
      (9990, 3, 2, "9.99"), (300_000, 3, 0, "300"), (1500, 3, 3, "1.500"), (4995, 3, 2, "4.995"), (5000, 3, 2, "5.00"),
      (0, 3, 2, "0.00"), (0, 3, 0, "0"), (50, 3, 2, "0.05"), (-50, 3, 2, "-0.05"), (1_234_567_890, 3, 2, "1234567.89"),
    ] as [(Int64, Int, Int, String)])
  func trailingZerosAreCutToTheDigitsAskedFor(milliunits: Int64, most: Int, least: Int, expected: String) {
    #expect(text(milliunits, most: most, least: least) == expected)
  }

  @Test func theLargestPricesAreExact() {
    #expect(text(.max, most: 3, least: 2) == "9223372036854775.807")
    #expect(text(.min, most: 3, least: 2) == "-9223372036854775.808")
    #expect(Amount(milliunits: .max, milliPercent: 100_000) == Amount(milliunits: .max))
  }

  @Test func aSumOfTwoLargestPricesDoesNotOverflow() {
    let sum = Amount(milliunits: .max).adding(Amount(milliunits: .max))
    #expect(sum?.text(most: 3, least: 2) == "18446744073709551.614")
  }

  @Test func anOverflowIsNoNumber() {
    let largest = Amount(parts: .max)
    #expect(largest.adding(Amount(parts: 1)) == nil)
    #expect(Amount(parts: .min).subtracting(Amount(parts: 1)) == nil)
    #expect(Amount(parts: .min).adding(Amount(parts: -1)) == nil)
    #expect(largest.adding(.zero) == largest)
  }

  @Test func theSmallestAmountOfAllCanBePrinted() {
    // -2^127 hundred-thousandths of a milliunit: 2^127 = 170141183460469231731687303715884105728.
    #expect(Amount(parts: .min).text(most: 3, least: 0) == "-1701411834604692317316873037158.841")
  }

  @Test func amountsCompareByValue() {
    #expect(Amount(milliunits: -1) < .zero)
    #expect(Amount(milliunits: 1, milliPercent: 99_999) < Amount(milliunits: 1))
  }
}
