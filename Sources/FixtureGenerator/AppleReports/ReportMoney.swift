/// What a booking is worth in Apple's reports.
struct ReportMoney {
  /// Where the proceeds are counted: a region of its own, or the rest of the world in dollars.
  let region: String
  let regionName: String
  let proceedsCurrency: String
  /// Per piece, positive.
  let proceedsMilliunits: Int64

  // Seven tenths of the price. Kuwait is paid in dollars; all rates are invented.
  init(_ booking: Booking) {
    let storefront = booking.transaction.storefront
    let place = ReportMoney.places[storefront.code] ?? ("WW", "Rest of World", "USD", 325)
    (region, regionName, proceedsCurrency) = (place.region, place.name, place.currency)
    let share = booking.pieceMilliunits * 7 * place.hundredths / 1000
    proceedsMilliunits = BookingList.rounded(share, place.currency)
  }

  private static let places: [String: (region: String, name: String, currency: String, hundredths: Int64)] = [
    "USA": ("US", "Americas", "USD", 100), "DEU": ("EU", "Euro-Zone", "EUR", 100),
    "JPN": ("JP", "Japan", "JPY", 100), "GBR": ("GB", "United Kingdom", "GBP", 100),
    "BRA": ("BR", "Brazil", "BRL", 100), "IND": ("IN", "India", "INR", 100),
  ]

  /// `9.99`, `-1500.00`, `3.075`: at least two digits after the point.
  static func text(_ milliunits: Int64) -> String {
    let digits = String(1000 + milliunits.magnitude % 1000).dropFirst()
    let fraction = digits.hasSuffix("0") ? digits.dropLast() : digits
    return (milliunits < 0 ? "-" : "") + "\(milliunits.magnitude / 1000).\(fraction)"
  }
}

extension Storefront {
  /// ISO 3166 alpha-2, as Apple's reports name it.
  var country: String {
    switch code {
    case "DEU": "DE"
    case "GBR": "GB"
    case "KWT": "KW"
    default: String(code.prefix(2))
    }
  }
}

extension Product {
  /// Apple's own number of the product.
  var appleIdentifier: String {
    switch self {
    case .monthly: "1230001001"
    case .yearly: "1230001002"
    case .coins: "1230001003"
    case .lifetime: "1230001004"
    }
  }

  /// Product Type Identifier.
  var appleType: String { isSubscription ? "IAY" : "IA1" }

  /// As Apple's subscription reports write it; empty for what is bought once.
  var duration: String {
    switch self {
    case .monthly: "1 Month"
    case .yearly: "1 Year"
    case .coins, .lifetime: ""
    }
  }
}
