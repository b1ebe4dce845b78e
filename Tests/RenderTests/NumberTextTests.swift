import Refunds
import Testing

@testable import Render

/// Parts of a milliunit, for amounts finer than a thousandth: 100,000 are one milliunit.
private func parts(_ parts: Int128) -> Amount { Amount(parts: parts) }

@Test(arguments: [
  (Amount(milliunits: 9990), "USD", "9.99"),
  (Amount(milliunits: 300_000), "USD", "300.00"),
  (Amount(milliunits: 9995), "USD", "9.995"),
  (Amount(milliunits: 300_000), "JPY", "300"),
  (Amount(milliunits: 300_500), "JPY", "300.5"),
  (Amount(milliunits: 1500), "KWD", "1.500"),
  (Amount(milliunits: 1500), "", "1.50"),
  (Amount(milliunits: 0), "JPY", "0"),
  (Amount(milliunits: 0), "USD", "0.00"),
  (Amount(milliunits: -2500), "USD", "-2.50"),
  (parts(50_000), "USD", "0.00"), (parts(150_000), "USD", "0.002"), (parts(50_001), "USD", "0.001"),
  (parts(-50_000), "USD", "0.00"),
])
func moneyForPrograms(amount: Amount, currency: String, expected: String) {
  #expect(NumberText.plain(amount, currency: currency) == expected)
}

@Test(arguments: [
  (Amount(milliunits: 1_204_880), "USD", "1,204.88"),
  (Amount(milliunits: 12_400_000), "JPY", "12,400"),
  (Amount(milliunits: -1_234_567_890), "EUR", "-1,234,567.89"),
  (Amount(milliunits: -999_990), "EUR", "-999.99"),
  (Amount(milliunits: 1_000_001_500), "KWD", "1,000,001.500"),
  // Ties go to the even neighbour.
  (Amount(milliunits: 125), "USD", "0.12"), (Amount(milliunits: 135), "USD", "0.14"),
  (Amount(milliunits: 2500), "JPY", "2"), (Amount(milliunits: 3500), "JPY", "4"),
  // Minus zero is zero.
  (Amount(milliunits: -4), "USD", "0.00"), (Amount(milliunits: -400), "JPY", "0"),
])
func moneyForPeople(amount: Amount, currency: String, expected: String) {
  #expect(NumberText.grouped(amount, currency: currency) == expected)
}

@Test(
  arguments: [
    (0, "0"), (-0.0, "0"), (1, "1"), (0.5, "0.5"), (1.25, "1.25"), (1.0 / 3, "0.333333"), (2.0 / 3, "0.666667"),
    (0.0185, "0.0185"), (0.00001, "0.00001"), (1.234567e-9, "0.00000000123457"), (0.9999999, "1"),
    (1_234_567, "1234570"), (123_456.5, "123456"), (123_457.5, "123458"),
    (1e22, "10000000000000000000000"), (-0.25, "-0.25"),
  ] as [(Double, String)])
func ratesForPrograms(rate: Double, expected: String) {
  #expect(NumberText.plain(rate: rate) == expected)
}

@Test(
  arguments: [
    (0, "0 %"), (-0.0, "0 %"), (1, "100 %"), (0.9999, "100.0 %"), (0.019, "1.9 %"), (0.034, "3.4 %"), (0.01, "1.0 %"),
    (0.0034, "0.34 %"), (0.00996, "1.00 %"), (0.0001, "0.01 %"), (0.00004, "0.004 %"), (0.0000096, "0.001 %"),
    (1.25, "125.0 %"), (12.5, "1,250.0 %"), (-0.021, "-2.1 %"),
    // 37 / 2000 is 1.85 % and 7 / 400 is 1.75 %: ties go to the even neighbour.
    (37.0 / 2000, "1.8 %"), (7.0 / 400, "1.8 %"),
  ] as [(Double, String)])
func ratesForPeople(rate: Double, expected: String) {
  #expect(NumberWords.percent(rate) == expected)
}

@Test(arguments: [Double.nan, .infinity, -.infinity])
func ratesThatAreNoNumberHaveNoText(rate: Double) {
  #expect(NumberText.plain(rate: rate) == nil)
  #expect(NumberWords.percent(rate) == nil)
}

@Test func shortestDecimalsReadBackAsTheSameNumber() throws {
  for value in [Double.leastNonzeroMagnitude, 1.7976931348623157e308, 0.1, 123456789.125, 1e16, 1e-5, 100] {
    let text = try #require(ShortestDecimal(value)).text()
    #expect(Double(text) == value)
    #expect(!text.contains("e"))
  }
}

// Two significant digits, whole numbers from 10 on.
@Test(arguments: [
  (0.000026420, "0.000026"), (0.0013739, "0.0014"), (0.423408, "0.42"), (2.73233, "2.7"), (9.96, "10"), (12.5, "12"),
  (1204.2, "1,204"), (0, "0"), (1, "1"),
])
func shortNumbers(number: Double, expected: String) {
  #expect(NumberWords.short(number) == expected)
}

@Test func probabilitiesHaveAFloor() {
  #expect(NumberWords.probability(0.00137387) == "p = 0.0014")
  #expect(NumberWords.probability(0.000_000_9) == "p < 0.000001")
  #expect(NumberWords.probability(0) == "p < 0.000001")
  #expect(NumberWords.short(.infinity) == nil)
}
