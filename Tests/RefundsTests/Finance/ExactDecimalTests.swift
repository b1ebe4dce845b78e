import Refunds
import Testing

@Suite("Exact decimals")
struct ExactDecimalTests {
  @Test(
    "digits are kept",
    arguments: [("-12.170", "-12.17"), ("99.000", "99"), (".5", "0.5"), ("+1", "1"), ("0.00000001", "0.00000001")])
  func reads(text: String, printed: String) {
    #expect(ExactDecimal(text)?.text == printed)
  }

  @Test(
    "what is no plain decimal is none",
    arguments: ["", "-", ".", "1,5", "1e3", "1.2.3", "0.000000001", " 1", "٣", "1000000000000000001", "--1"])
  func refuses(text: String) {
    #expect(ExactDecimal(text) == nil)
  }

  @Test("products are exact or none")
  func products() throws {
    let price = try #require(ExactDecimal("299.0001"))
    #expect(ExactDecimal(-3).multiplied(by: price) == ExactDecimal("-897.0003"))
    let small = try #require(ExactDecimal("0.00001"))
    #expect(small.multiplied(by: small) == nil)
    let large = try #require(ExactDecimal("1000000000000000000"))
    #expect(large.multiplied(by: ExactDecimal(2)) == nil)
  }

  @Test("whole numbers and shares")
  func wholes() {
    #expect(ExactDecimal("2.00")?.wholeNumber == 2)
    #expect(ExactDecimal("0.5")?.wholeNumber == nil)
    #expect(ExactDecimal(9).portion(1, of: 2) == ExactDecimal("4.5"))
    // 2/3 cut off after the eighth digit.
    #expect(ExactDecimal(1).portion(2, of: 3) == ExactDecimal("0.66666666"))
  }
}

@Suite("Country codes")
struct CountryCodeTests {
  @Test("a storefront has the two letters of its country")
  func storefronts() {
    #expect(CountryCodes.country(ofStorefront: "DEU") == "DE")
    #expect(CountryCodes.country(ofStorefront: "xks") == "XK")
    #expect(CountryCodes.country(ofStorefront: "QQQ") == "QQQ")
  }
}
