/// The currency of a storefront (ISO 3166 alpha-3), as far as it is a fact and no guess: the regions of Apple's financial
/// reports that are one country each, and the euro zone. In all others several currencies have come and gone.
///
/// Source: Apple, "Financial report regions and currencies"; Bulgaria pays in euros since 2026.
enum StorefrontCurrency {
  static func currency(of storefront: String) -> String? { currencies[storefront] }

  private static let euroZone = [
    "AUT", "BEL", "BGR", "HRV", "CYP", "EST", "FIN", "FRA", "DEU", "GRC", "IRL", "ITA", "LVA", "LTU", "LUX", "MLT",
    "NLD",
    "PRT", "SVK", "SVN", "ESP",
  ]

  private static let currencies: [String: String] = {
    var currencies = [
      "USA": "USD", "AUS": "AUD", "BRA": "BRL", "CAN": "CAD", "CHL": "CLP", "CHN": "CNY", "COL": "COP", "CZE": "CZK",
      "DNK": "DKK", "EGY": "EGP", "HKG": "HKD", "HUN": "HUF", "IND": "INR", "IDN": "IDR", "ISR": "ILS", "JPN": "JPY",
      "KAZ": "KZT", "KOR": "KRW", "MYS": "MYR", "MEX": "MXN", "NZL": "NZD", "NGA": "NGN", "NOR": "NOK", "PAK": "PKR",
      "PER": "PEN", "PHL": "PHP", "POL": "PLN", "QAT": "QAR", "ROU": "RON", "RUS": "RUB", "SAU": "SAR", "SGP": "SGD",
      "ZAF": "ZAR", "SWE": "SEK", "CHE": "CHF", "TWN": "TWD", "THA": "THB", "TUR": "TRY", "ARE": "AED", "GBR": "GBP",
      "TZA": "TZS", "VNM": "VND",
    ]
    for storefront in euroZone { currencies[storefront] = "EUR" }
    return currencies
  }()
}
