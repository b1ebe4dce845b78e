import Refunds
import Testing

/// Expected numbers by hand, and by Python's `fractions` where they do not end.
struct RatioTests {
  private func ratio(_ significand: UInt64, _ exponent: Int) throws -> Ratio {
    try #require(Ratio(significand: significand, exponent: exponent))
  }

  private func parts(_ parts: Int128) -> Amount { Amount(parts: parts) }

  @Test func textKeepsAllDigitsOfARateThatEnds() throws {
    #expect(try ratio(8559, -4).text == "0.8559")
    #expect(try ratio(8_559_000, -7).text == "0.8559")
    #expect(try ratio(2_008_205, -2).text == "20082.05")
    #expect(try ratio(1, 0).text == "1")
    #expect(try ratio(5, -10).text == "0.0000000005")
    #expect(try ratio(123_456_789_012_345_678, -17).text == "1.23456789012345678")
    #expect(try ratio(12, 3).text == "12000")
  }

  @Test("1/1.1684, 1/183.39 and 1/3, by Python's decimal with twelve digits")
  func textOfARateThatDoesNotEnd() throws {
    #expect(try ratio(11_684, -4).inverse.text == "0.85587127696")
    #expect(try ratio(18_339, -2).inverse.text == "0.00545286002508")
    #expect(try ratio(3, 0).inverse.text == "0.333333333333")
    #expect(try ratio(15, -1).inverse.text == "0.666666666667")
    #expect(try ratio(3, 0).inverse.multiplied(by: ratio(200, 0))?.text == "66.6666666667")
  }

  @Test func textOfAFractionThatIsRoundedUpToTheNextPower() throws {
    // 0.9999999999995 and more, divided by 3 so that it does not end: 2.9999999999997 / 3.
    let close = try #require(ratio(29_999_999_999_997, -13).multiplied(by: ratio(7, 0).inverse))
    let back = try #require(close.multiplied(by: ratio(7, 0)))
    #expect(back.text == "2.9999999999997", "a product of fractions is exact")
    let almostOne = try #require(ratio(69_999_999_999_997, -13).multiplied(by: ratio(7, 0).inverse))
    #expect(almostOne.text == "1", "0.99999999999995714…")
    let almostATenth = try #require(almostOne.multiplied(by: ratio(1, -1)))
    #expect(almostATenth.text == "0.1")
    let almostTen = try #require(almostOne.multiplied(by: ratio(10, 0)))
    #expect(almostTen.text == "10")
  }

  @Test func noRate() {
    #expect(Ratio(significand: 0, exponent: 0) == nil)
    #expect(Ratio(significand: 1, exponent: 19) == nil)
    #expect(Ratio(significand: 1, exponent: -19) == nil)
    #expect(Ratio(significand: 1, exponent: 100_000) == nil)
    #expect(Ratio(significand: 1, exponent: -100_000) == nil)
  }

  @Test(
    "ties go to the even digit, at the eighth after the point",
    arguments: [
      (1, 0), (3, 2), (5, 2), (7, 4), (-1, 0), (-3, -2), (-5, -2), (2, 1), (0, 0),
    ] as [(Int128, Int128)])
  func halfToEven(amount: Int128, half: Int128) throws {
    #expect(try ratio(5, -1).applied(to: parts(amount)) == parts(half))
  }

  @Test func nothingIsNeverNegative() throws {
    #expect(try ratio(5, -1).applied(to: parts(-1))?.text(most: 3, least: 2) == "0.00")
    #expect(try ratio(1, -3).applied(to: Amount(milliunits: -1))?.text(most: 3, least: 2) == "0.00")
  }

  @Test func justAboveAndBelowATie() throws {
    #expect(try ratio(500_001, -6).applied(to: parts(1)) == parts(1))
    #expect(try ratio(499_999, -6).applied(to: parts(1)) == parts(0))
  }

  @Test func amountsThatDoNotFitAreNotConverted() throws {
    let largest = Amount(milliunits: .max)
    #expect(try ratio(1, 0).applied(to: largest) == largest)
    #expect(try ratio(1, 3).applied(to: largest) == nil, "more than 10^18 units")
    #expect(Ratio.one.applied(to: Amount(parts: .max)) == nil)
    #expect(try ratio(9, 18).applied(to: Amount(parts: .max)) == nil)
  }

  @Test func crossRatesAreExact() throws {
    let usd = try ratio(11_684, -4)
    let yen = try ratio(18_675, -2)
    let cross = try #require(usd.inverse.multiplied(by: yen))
    #expect(cross.applied(to: Amount(milliunits: 11_684)) == Amount(milliunits: 1_867_500))
    #expect(cross.multiplied(by: cross.inverse) == .one)
  }

  @Test func productsThatDoNotFitAreNone() throws {
    let fine = try ratio(1_234_567_890_123_456_789, -18)
    let once = try #require(fine.multiplied(by: fine.inverse))
    #expect(once == .one)
    #expect(fine.multiplied(by: fine).flatMap { $0.multiplied(by: fine) } == nil)
  }

  @Test func order() throws {
    let rates = try [ratio(3, 0).inverse, ratio(33, -2), ratio(34, -2), ratio(1, 18), ratio(2, -18)]
    #expect(
      rates.sorted().map(\.text) == ["0.000000000000000002", "0.33", "0.333333333333", "0.34", "1000000000000000000"])
  }

  @Test func paymentsOfZeroOrOfTwoSignsHaveNoRate() throws {
    func decimal(_ text: String) throws -> ExactDecimal { try #require(ExactDecimal(text)) }
    #expect(Ratio(try decimal("234.58"), for: try decimal("300"))?.text == "0.781933333333")
    #expect(Ratio(try decimal("-50"), for: try decimal("-100"))?.text == "0.5")
    #expect(Ratio(try decimal("0"), for: try decimal("3")) == nil)
    #expect(Ratio(try decimal("3"), for: try decimal("0")) == nil)
    #expect(Ratio(try decimal("-3"), for: try decimal("3")) == nil)
  }

  @Test("8523281878150722.772 x 491863901606507535.10440113 / 1232.00467806 is 2^128 - 1 and more than a half")
  func theGreatestQuotientDoesNotOverflow() throws {
    let rate = Ratio(
      try #require(ExactDecimal("491863901606507535.10440113")), for: try #require(ExactDecimal("1232.00467806")))
    #expect(try #require(rate).applied(to: Amount(milliunits: 8_523_281_878_150_722_772)) == nil)
  }
}
