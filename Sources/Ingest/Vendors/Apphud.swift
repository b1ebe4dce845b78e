internal import Refunds

/// Apphud: daily exports and webhooks (finance.md 7.4; docs.apphud.com/docs/webhooks).
enum Apphud {
  private static let refunds: Set<String> = [
    "subscription_refunded", "intro_refunded", "promo_refunded", "non_renewing_purchase_refunded",
  ]

  /// A row of an export: `cancelled_at` is the date of the refund of such events, and of nothing else.
  static func export(_ values: VendorValues) -> VendorRecord {
    var record = purchase(values, prefix: "")
    record.purchasedAt = values.date("purchasedat")
    record.time = values.date("createdat")
    record.isFamilyShared = values.flag("familyshared")
    record.isTrial = values.flag("trialperiod")
    finish(&record, event: values["eventname"], refundedAt: values.date("cancelledat"), values.milliunits("price"))
    return record
  }

  static func webhook(_ values: VendorValues) -> VendorRecord {
    var record = purchase(values, prefix: "receipt.")
    record.purchasedAt = values.date("receipt.purchasedat")
    record.time = values.date("event.createdat")
    if record.currency.isEmpty { record.currency = values["event.properties.currency"] }
    if record.product.isEmpty { record.product = values["event.properties.productid"] }
    let price = values.milliunits("receipt.price") ?? values.milliunits("event.properties.localprice")
    finish(&record, event: values["event.name"], refundedAt: values.date("receipt.cancelledat"), price)
    return record
  }

  private static func purchase(_ values: VendorValues, prefix: String) -> VendorRecord {
    var record = VendorRecord()
    record.isOfOtherStore = !["", "app_store", "apple", "ios"].contains(values[prefix + "store"].lowercased())
    record.transaction = values[prefix + "transactionid"]
    record.originalTransaction = values[prefix + "originaltransactionid"]
    record.product = values[prefix + "productid"]
    record.country = values[prefix + "storecountry"]
    record.environment = values[prefix + "environment"]
    record.currency = values[prefix + "currency"]
    return record
  }

  // The price of a refund is what went back; that of other events is what was paid.
  private static func finish(
    _ record: inout VendorRecord, event: String, refundedAt: String, _ price: Int64?
  ) {
    guard refunds.contains(event.lowercased()) else {
      if let price, price > 0 { record.priceMilliunits = price }
      return
    }
    record.kind = .refund
    record.refundedAt = refundedAt.isEmpty ? record.time : refundedAt
    if let price, price != 0 { record.refundedMilliunits = abs(price) }
  }
}
