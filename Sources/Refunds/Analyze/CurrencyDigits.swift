/// How many digits after the point a currency usually has (ISO 4217).
package enum CurrencyDigits {
  private static let withoutMinorUnit: Set<String> = [
    "BIF", "CLP", "DJF", "GNF", "ISK", "JPY", "KMF", "KRW", "PYG", "RWF", "UGX", "UYI", "VND", "VUV", "XAF", "XOF",
    "XPF",
  ]
  private static let withThousandths: Set<String> = ["BHD", "IQD", "JOD", "KWD", "LYD", "OMR", "TND"]
  /// Units of account, in which no shop has prices but finance has totals.
  private static let withTenThousandths: Set<String> = ["CLF", "UYW"]

  /// 0 for yen and the like, 3 for dinars, 4 for units of account, 2 for all others and for amounts without a currency.
  package static func usual(for currency: String) -> Int {
    if withoutMinorUnit.contains(currency) { return 0 }
    if withTenThousandths.contains(currency) { return 4 }
    return withThousandths.contains(currency) ? 3 : 2
  }
}
