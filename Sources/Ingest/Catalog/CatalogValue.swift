internal import Codec
internal import Refunds

/// Reads the values that both kinds of catalogues have.
enum CatalogValue {
  /// A price in currency units, in thousandths; nil where the text is no plain number, negative or finer than that.
  static func milliunits(_ text: String) -> Int64? {
    guard let number = DecimalNumber(text), !number.isNegative || number.significand == 0,
      let price = number.scaled(byPowerOfTen: 3), price.isExact
    else { return nil }
    return price.floor
  }

  /// A whole number above 0.
  static func units(_ text: String) -> Int64? {
    guard let whole = DecimalNumber(text)?.whole, whole > 0 else { return nil }
    return whole
  }

  /// A code of three letters in capitals; nil where the text is none.
  static func code(_ text: String) -> String? {
    let letters = text.utf8.count == 3 && text.utf8.allSatisfy { ($0 | 0x20) &- UInt8(ascii: "a") < 26 }
    return letters ? text.uppercased() : nil
  }

  /// The word of the App Store Server API for a type, as Xcode, App Store Connect and people write it; nil where it is
  /// none of the four.
  static func type(_ text: String) -> String? {
    switch TableHeader.normalized(text) {
    case "consumable": "Consumable"
    case "nonconsumable": "Non-Consumable"
    case "nonrenewingsubscription", "nonrenewing", "nonrenewable": "Non-Renewing Subscription"
    case "recurringsubscription", "autorenewablesubscription", "autorenewable", "subscription":
      "Auto-Renewable Subscription"
    default: nil
    }
  }
}
