internal import Refunds

/// Adapty: webhooks and exports of events (finance.md 7.3; adapty.io/docs/webhook-event-types-and-fields).
enum Adapty {
  private static let refunds: Set<String> = ["subscription_refunded", "non_subscription_purchase_refunded"]
  private static let purchases: Set<String> = [
    "subscription_started", "subscription_initial_purchase", "subscription_renewed", "trial_converted",
    "non_subscription_purchase",
  ]
  static let columns: Set<String> = [
    "eventtype", "eventdatetime", "store", "transactionid", "originaltransactionid", "vendorproductid", "productid",
    "storecountry", "environment", "currency", "purchasedate", "pricelocal", "revenuelocal", "storeofferdiscounttype",
  ]

  /// - Parameter prefix: `eventproperties.` in webhooks, whose type stands outside; nothing in rows.
  static func event(_ values: VendorValues, prefix: String) -> VendorRecord {
    var record = VendorRecord()
    let store = values.first(prefix + "store", "store")
    record.isOfOtherStore = !["", "app_store"].contains(store.lowercased())
    record.transaction = values[prefix + "transactionid"]
    record.originalTransaction = values[prefix + "originaltransactionid"]
    record.product = values.first(prefix + "vendorproductid", prefix + "productid")
    record.country = values[prefix + "storecountry"]
    record.environment = values[prefix + "environment"]
    record.currency = values[prefix + "currency"]
    record.purchasedAt = values.date(prefix + "purchasedate")
    record.time =
      values[prefix + "eventdatetime"].isEmpty ? values.date("eventdatetime") : values.date(prefix + "eventdatetime")
    let type = values["eventtype"].lowercased()
    // Events of a trial name the transaction of the trial; the one that pays is named by trial_converted.
    record.isTrial =
      values[prefix + "storeofferdiscounttype"].lowercased() == "free_trial"
      || type.hasPrefix("trial_") && type != "trial_converted"
    let amount = values.milliunits(prefix + "pricelocal") ?? values.milliunits(prefix + "revenuelocal")
    if refunds.contains(type) {
      record.kind = .refund
      record.refundedAt = record.time
      if let amount, amount != 0 { record.refundedMilliunits = abs(amount) }
    } else if purchases.contains(type), let amount, amount > 0 {
      record.priceMilliunits = amount
      record.isRenewal = type == "subscription_renewed"
    }
    return record
  }
}
