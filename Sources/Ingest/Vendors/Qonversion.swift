internal import Refunds

/// Qonversion: webhooks (finance.md 7.5; documentation.qonversion.io/docs/webhooks).
enum Qonversion {
  static func webhook(_ values: VendorValues) -> VendorRecord {
    var record = VendorRecord()
    record.isOfOtherStore = !["", "ios", "macos", "watchos", "tvos", "visionos"].contains(
      values["platform"].lowercased())
    record.transaction = values["transaction.transactionid"]
    record.originalTransaction = values["transaction.originaltransactionid"]
    record.product = values["productid"]
    record.environment = values["environment"]
    record.currency = values.first("price.currency", "revenue.currency")
    record.purchasedAt = values.seconds("transaction.transactiondate")
    record.time = values.seconds(values["createdat"].isEmpty ? "time" : "createdat")
    let price = values.milliunits("price.value") ?? values.milliunits("revenue.value")
    let event = TableHeader.normalized(values["eventname"])
    if ["subscriptionrefunded", "inapprefunded", "inapppurchaserefunded"].contains(event) {
      record.kind = .refund
      record.refundedAt = record.time
      if let price, price != 0 { record.refundedMilliunits = abs(price) }
    } else if let price, price > 0 {
      record.priceMilliunits = price
    }
    return record
  }
}
