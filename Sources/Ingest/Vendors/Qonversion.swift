internal import Refunds

/// Qonversion: webhooks (finance.md 7.5; documentation.qonversion.io/docs/webhooks and …/docs/integrations-overview).
///
/// The names of events are set for each integration; those that Qonversion proposes are read in any spelling.
enum Qonversion {
  private static let refunds: Set<String> = ["subscriptionrefunded", "inapprefunded", "inapppurchaserefunded"]
  private static let purchases: Set<String> = [
    "subscriptionstarted", "subscriptionrenewed", "trialconverted", "inapppurchase",
  ]

  static func webhook(_ values: VendorValues) -> VendorRecord {
    var record = VendorRecord()
    record.isOfOtherStore = !["", "ios", "macos", "watchos", "tvos", "visionos"].contains(
      values["platform"].lowercased())
    record.transaction = values["transaction.transactionid"]
    record.originalTransaction = values["transaction.originaltransactionid"]
    record.product = values["productid"]
    record.environment = values["environment"]
    record.purchasedAt = values.seconds("transaction.transactiondate")
    record.time = values.seconds(values["createdat"].isEmpty ? "time" : "createdat")
    let event = TableHeader.normalized(values["eventname"])
    record.isTrial = event.hasPrefix("trial") && event != "trialconverted"
    let money = amount(values)
    record.currency = money.currency
    if refunds.contains(event) {
      record.kind = .refund
      record.refundedAt = record.time
      if let milliunits = money.milliunits, milliunits != 0 { record.refundedMilliunits = abs(milliunits) }
    } else if purchases.contains(event) {
      record.priceMilliunits = money.milliunits
    }
    return record
  }

  // The revenue is what was charged or, with a minus, given back; where it is set to proceeds, Apple's share is gone from
  // it, and the price of the product stands in.
  private static func amount(_ values: VendorValues) -> (milliunits: Int64?, currency: String) {
    let isProceeds = values.flag("revenue.isproceed") == true
    if !isProceeds, let revenue = values.milliunits("revenue.value"), revenue != 0 {
      return (revenue, values["revenue.currency"])
    }
    return (values.milliunits("price.value"), values.first("price.currency", "revenue.currency"))
  }
}
