import Foundation

/// Notifications for the tests of journals, as one writes them by hand.
enum JournalInput {
  /// A decoded notification a line. The fields are those of its transaction beside ids, app and environment.
  static func line(
    _ type: String, _ transaction: String, at time: String, _ fields: [String: Any], app: String = "com.example.app"
  ) throws -> String {
    let milliseconds = try milliseconds(time)
    var facts: [String: Any] = [
      "transactionId": transaction, "originalTransactionId": transaction, "bundleId": app,
      "environment": "Production", "signedDate": milliseconds, "purchaseDate": milliseconds - 86_400_000,
    ]
    if type == "REFUND" || type == "REVOKE" { facts["revocationDate"] = milliseconds }
    facts.merge(fields) { $1 }
    let notification: [String: Any] = [
      "notificationType": type, "notificationUUID": UUID().uuidString, "version": "2.0", "signedDate": milliseconds,
      "data": ["bundleId": app, "environment": "Production", "signedTransactionInfo": facts],
    ]
    return String(decoding: try JSONSerialization.data(withJSONObject: notification), as: UTF8.self) + "\n"
  }

  private static func milliseconds(_ time: String) throws -> Int {
    Int(try Date(time, strategy: .iso8601).timeIntervalSince1970) * 1000
  }

  /// Of each kind one: whole, prorated, reversed, family, without a price, in dinars.
  static func small() throws -> String {
    let pro: [String: Any] = ["productId": "pro.monthly", "price": 9990, "currency": "USD", "storefront": "USA"]
    let yen: [String: Any] = ["productId": "coins", "price": 1_500_000, "currency": "JPY", "storefront": "JPN"]
    let whole: [String: Any] = ["revocationType": "REFUND_FULL", "revocationReason": 1]
    let prorated: [String: Any] = [
      "revocationType": "REFUND_PRORATED", "revocationPercentage": 33_333, "revocationReason": 0,
    ]
    let dinars: [String: Any] = ["productId": "pro.yearly", "price": 3075, "currency": "KWD", "storefront": "KWT"]
    return try [
      line("REFUND", "2001", at: "2026-03-01T10:00:00Z", pro.merging(whole) { $1 }),
      line("REFUND", "2002", at: "2026-03-02T23:30:00Z", pro.merging(prorated) { $1 }),
      line("REFUND", "2003", at: "2026-03-03T10:00:00Z", yen),
      line("REFUND_REVERSED", "2003", at: "2026-03-10T10:00:00Z", yen),
      line("REVOKE", "2004", at: "2026-03-04T10:00:00Z", pro.merging(["inAppOwnershipType": "FAMILY_SHARED"]) { $1 }),
      line("REFUND", "2005", at: "2026-03-04T10:00:00Z", ["productId": "pro.monthly", "revocationReason": 0]),
      line("REFUND", "2006", at: "2026-03-04T09:00:00Z", dinars.merging(whole) { $1 }),
    ].joined()
  }

  /// Texts that would be something else in a journal if they stood there as they are.
  static let hostileTexts = [
    "a;b", "a|b", "a\nb", "a\"b\\", "(x) y", "date:2020-01-01, z:1", "  two  spaces  ", "[2020-01-01]",
    "\u{202E}turned",
    "* starred", "! marked", "=equal", "é 製品", "a\tb", "2020-01-01 x", "{1 USD}", "@ 5 EUR", "#tag ^link", ":", "'",
    "a\r\n    Expenses:Refunds  5 USD", "\u{2028}x", "\u{A0}nb", "; comment", "comment", "end comment", "%x",
    "~ monthly",
  ]

  /// A refund of 9.99 for each of them, in product, app, storefront, reason and id.
  static func hostile() throws -> String {
    try hostileTexts.enumerated().map { number, text in
      let fields: [String: Any] = [
        "productId": text, "price": 9990, "currency": "USD", "storefront": text, "revocationReason": text,
        "originalTransactionId": text,
      ]
      return try line("REFUND", "\(text)\(number)", at: "2026-03-01T10:00:00Z", fields, app: text)
    }.joined()
  }
}
