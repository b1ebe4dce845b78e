internal import Refunds

/// RevenueCat: scheduled data exports, versions 3 to 7, and webhooks (finance.md 7.1, 7.2;
/// revenuecat.com/docs/integrations/scheduled-data-exports and …/webhooks/event-types-and-fields).
enum RevenueCat {
  static let columns: Set<String> = [
    "store", "storetransactionid", "originalstoretransactionid", "productidentifier", "country", "countrysource",
    "issandbox", "purchasedcurrency", "ownershiptype", "istrialperiod", "renewalnumber", "starttime", "refundedat",
    "updatedat", "purchasepriceinpurchasedcurrency", "priceinpurchasedcurrency",
  ]

  /// A row of an export. A refund sets `refunded_at` and lowers the price, to 0 or to what was kept; a lower price alone
  /// is the credit of an upgrade. Version 3 does not tell what was paid, so that its refunds have no amount.
  static func export(_ values: VendorValues) -> VendorRecord {
    var record = VendorRecord()
    record.isOfOtherStore = isOtherStore(values["store"])
    record.transaction = values["storetransactionid"]
    record.originalTransaction = values["originalstoretransactionid"]
    record.product = values["productidentifier"]
    // An estimate by network address is where the customer was, not the storefront.
    if values["countrysource"].lowercased() != "estimated" { record.country = values["country"] }
    record.environment = values.flag("issandbox").map { $0 ? "Sandbox" : "Production" } ?? values["issandbox"]
    record.currency = values["purchasedcurrency"]
    let ownership = values["ownershiptype"].uppercased()
    record.isFamilyShared = ownership.isEmpty ? nil : ownership == "FAMILY_SHARED"
    record.isTrial = values.flag("istrialperiod") == true
    record.isRenewal = Int(values["renewalnumber"]).map { $0 > 1 }
    record.purchasedAt = values.date("starttime")
    record.refundedAt = values.date("refundedat")
    record.time = values.date("updatedat")
    record.carriesRefunds = true
    let paid = values.milliunits("purchasepriceinpurchasedcurrency")
    let kept = values.milliunits("priceinpurchasedcurrency")
    record.priceMilliunits = paid ?? (record.refundedAt.isEmpty ? kept : nil)
    // A row that was refunded and kept everything contradicts itself and states no amount.
    if let paid, let kept, !record.refundedAt.isEmpty, paid > kept || paid == 0 && kept == 0 {
      record.refundedMilliunits = paid - kept
    }
    if !record.refundedAt.isEmpty { record.kind = .refund }
    return record
  }

  /// A webhook. Of all cancellations only CUSTOMER_SUPPORT gives money back, at the time of the event.
  static func webhook(_ values: VendorValues) -> VendorRecord {
    var record = VendorRecord()
    let type = values["event.type"]
    record.isTest = type == "TEST"
    record.isOfOtherStore = isOtherStore(values["event.store"])
    record.transaction = values["event.transactionid"]
    record.originalTransaction = values["event.originaltransactionid"]
    record.product = values["event.productid"]
    record.country = values["event.countrycode"]
    record.environment = values["event.environment"]
    record.currency = values["event.currency"]
    record.isFamilyShared = values.flag("event.isfamilyshare")
    record.isTrial = values["event.periodtype"].uppercased() == "TRIAL"
    record.purchasedAt = values["event.purchasedatms"]
    record.time = values["event.eventtimestampms"]
    let price = values.milliunits("event.priceinpurchasedcurrency")
    switch (type, values["event.cancelreason"]) {
    case ("CANCELLATION", "CUSTOMER_SUPPORT"):
      record.kind = .refund
      record.refundedAt = record.time
      // A refund is written as a negative price; 0 is said of refunds whose price is not known.
      if let price, price < 0 { record.refundedMilliunits = -price }
    case ("REFUND_REVERSED", _): record.kind = .reversal
    case ("INITIAL_PURCHASE", _), ("RENEWAL", _), ("NON_RENEWING_PURCHASE", _):
      record.priceMilliunits = price
      record.isRenewal = type == "RENEWAL"
    default: break
    }
    return record
  }

  private static func isOtherStore(_ store: String) -> Bool {
    !["", "app_store", "mac_app_store"].contains(store.lowercased())
  }
}
