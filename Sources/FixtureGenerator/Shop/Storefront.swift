/// A country's store with its currency and prices.
package struct Storefront: Hashable, Sendable {
  /// ISO 3166 alpha-3.
  package let code: String
  /// Apple's numeric id of the storefront, as text.
  package let identifier: String
  package let currency: String
  /// How many of 100 customers buy here.
  let weight: Int
  /// Milliunits: thousandths of the currency unit, so 1500 yen are 1,500,000.
  let prices: Prices

  struct Prices: Hashable, Sendable {
    var monthly: Int64
    var monthlyIntroductory: Int64
    var monthlyPromotional: Int64
    var yearly: Int64
    var coins: Int64
    var lifetime: Int64
  }

  /// The price of one piece without any offer, in milliunits.
  package func price(of product: Product) -> Int64 {
    switch product {
    case .monthly: prices.monthly
    case .yearly: prices.yearly
    case .coins: prices.coins
    case .lifetime: prices.lifetime
    }
  }
}

extension Storefront {
  // The yen has no decimals and the dinar three: both are where money code goes wrong.
  static let all = [
    Storefront(
      code: "USA", identifier: "143441", currency: "USD", weight: 46,
      prices: Prices(
        monthly: 9990, monthlyIntroductory: 4990, monthlyPromotional: 6990, yearly: 79_990, coins: 4990,
        lifetime: 49_990)),
    Storefront(
      code: "DEU", identifier: "143443", currency: "EUR", weight: 16,
      prices: Prices(
        monthly: 9990, monthlyIntroductory: 4990, monthlyPromotional: 6990, yearly: 84_990, coins: 5490,
        lifetime: 54_990)),
    Storefront(
      code: "JPN", identifier: "143462", currency: "JPY", weight: 12,
      prices: Prices(
        monthly: 1_500_000, monthlyIntroductory: 750_000, monthlyPromotional: 1_050_000, yearly: 12_000_000,
        coins: 800_000, lifetime: 8_000_000)),
    Storefront(
      code: "GBR", identifier: "143444", currency: "GBP", weight: 10,
      prices: Prices(
        monthly: 8990, monthlyIntroductory: 4490, monthlyPromotional: 5990, yearly: 69_990, coins: 4490,
        lifetime: 44_990)),
    Storefront(
      code: "BRA", identifier: "143503", currency: "BRL", weight: 7,
      prices: Prices(
        monthly: 49_900, monthlyIntroductory: 24_900, monthlyPromotional: 34_900, yearly: 399_900, coins: 24_900,
        lifetime: 249_900)),
    Storefront(
      code: "IND", identifier: "143467", currency: "INR", weight: 6,
      prices: Prices(
        monthly: 899_000, monthlyIntroductory: 449_000, monthlyPromotional: 599_000, yearly: 6_999_000,
        coins: 449_000, lifetime: 4_499_000)),
    Storefront(
      code: "KWT", identifier: "143493", currency: "KWD", weight: 3,
      prices: Prices(
        monthly: 3075, monthlyIntroductory: 1525, monthlyPromotional: 2150, yearly: 24_575, coins: 1535,
        lifetime: 15_375)),
  ]

  static let usa = all[0]
  static let germany = all[1]
  static let japan = all[2]
  static let britain = all[3]
  static let brazil = all[4]
  static let india = all[5]
  static let kuwait = all[6]
}
