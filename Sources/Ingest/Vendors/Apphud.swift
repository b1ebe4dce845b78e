internal import Refunds

/// Apphud: daily exports and webhooks (finance.md 7.4; docs.apphud.com/docs/webhook).
enum Apphud {
  private static let refunds: Set<String> = [
    "subscription_refunded", "intro_refunded", "promo_refunded", "non_renewing_purchase_refunded",
  ]
  private static let purchases: Set<String> = [
    "subscription_started", "subscription_renewed", "trial_converted", "intro_started", "intro_renewed",
    "intro_converted", "promo_started", "promo_renewed", "promo_converted", "non_renewing_purchase",
  ]
  static let columns: Set<String> = [
    "eventname", "createdat", "purchasedat", "cancelledat", "transactionid", "originaltransactionid", "price",
    "productid", "store", "trialperiod", "familyshared", "environment", "currency", "storecountry",
  ]

  /// A row of an export: `cancelled_at` is the date of the refund of such events, and of nothing else.
  static func export(_ values: VendorValues) -> VendorRecord {
    var record = purchase(values, prefix: "")
    record.isOfOtherStore = isOtherStore(values["store"])
    record.time = values.date("createdat")
    record.country = values["storecountry"]
    record.environment = values["environment"]
    record.isFamilyShared = values.flag("familyshared")
    finish(&record, event: values["eventname"], refundedAt: values.date("cancelledat"), values.milliunits("price"))
    return record
  }

  /// A webhook: `app`, `event` with its `properties` and its `receipt`, and `user`, whose country is no storefront.
  static func webhook(_ values: VendorValues) -> VendorRecord {
    var record = purchase(values, prefix: "event.receipt.")
    record.isOfOtherStore = isOtherStore(values["event.store"])
    record.app = values["app.bundleid"]
    record.time = values.date("event.createdat")
    record.environment = values.environment(ofChain: record.originalTransaction)
    record.isFamilyShared = values.flag("event.properties.familyshared")
    if record.product.isEmpty { record.product = values["event.properties.productid"] }
    let local = values.milliunits("event.properties.localprice")
    if local != nil || record.currency.isEmpty { record.currency = values["event.properties.currency"] }
    let price = local ?? values.milliunits("event.receipt.price")
    finish(&record, event: values["event.name"], refundedAt: values.date("event.receipt.cancelledat"), price)
    if record.kind == .refund { record.reason = reason(values["event.properties.reason"]) }
    return record
  }

  private static func isOtherStore(_ store: String) -> Bool {
    !["", "app_store", "apple", "ios"].contains(store.lowercased())
  }

  // The two reasons of a refund that Apphud documents are those of Apple's cancellation_reason.
  private static func reason(_ written: String) -> String {
    switch written {
    case "app_issue": "1"
    case "another_reason": "0"
    default: written
    }
  }

  private static func purchase(_ values: VendorValues, prefix: String) -> VendorRecord {
    var record = VendorRecord()
    record.transaction = values[prefix + "transactionid"]
    record.originalTransaction = values[prefix + "originaltransactionid"]
    record.product = values[prefix + "productid"]
    record.currency = values[prefix + "currency"]
    record.purchasedAt = values.date(prefix + "purchasedat")
    record.isTrial = values.flag(prefix + "trialperiod") == true
    return record
  }

  // The price of a refund is what went back; that of a purchase is what was paid. Other events name the price of the
  // product.
  private static func finish(
    _ record: inout VendorRecord, event: String, refundedAt: String, _ price: Int64?
  ) {
    let event = event.lowercased()
    if event.hasPrefix("trial_") && event != "trial_converted" { record.isTrial = true }
    if refunds.contains(event) {
      record.kind = .refund
      record.refundedAt = refundedAt.isEmpty ? record.time : refundedAt
      if let price, price != 0 { record.refundedMilliunits = abs(price) }
    } else if purchases.contains(event), let price, price >= 0 {
      record.priceMilliunits = price
    }
  }
}
