import Refunds
import Testing

/// rules.md 4: JPY 300 is 300000 milliunits, KWD keeps three decimals. Digits are those of ISO 4217.
struct CurrencyDigitsTests {
  @Test(arguments: ["JPY", "KRW", "VND", "CLP", "ISK", "XAF", "XOF", "PYG", "UGX", "RWF"])
  func withoutDecimals(currency: String) {
    #expect(CurrencyDigits.usual(for: currency) == 0)
  }

  @Test(arguments: ["KWD", "BHD", "OMR", "JOD", "TND", "IQD", "LYD"])
  func withThreeDecimals(currency: String) {
    #expect(CurrencyDigits.usual(for: currency) == 3)
  }

  @Test(arguments: ["CLF", "UYW"])
  func withFourDecimals(currency: String) {
    #expect(CurrencyDigits.usual(for: currency) == 4)
  }

  @Test(arguments: ["EUR", "USD", "HUF", "IDR", "TWD", "COP", "", "ZZZ"])
  func withTwoDecimals(currency: String) {
    #expect(CurrencyDigits.usual(for: currency) == 2)
  }

  @Test func yenAndDinarsPrintAsTheyArePaid() {
    func text(_ milliunits: Int64, _ currency: String) -> String {
      Amount(milliunits: milliunits).text(most: 3, least: CurrencyDigits.usual(for: currency))
    }
    #expect(text(300_000, "JPY") == "300")
    #expect(text(1500, "KWD") == "1.500")
    #expect(text(1234, "KWD") == "1.234")
    #expect(text(9990, "EUR") == "9.99")
    #expect(text(150_500, "JPY") == "150.5", "rows print exact decimals")
  }
}
