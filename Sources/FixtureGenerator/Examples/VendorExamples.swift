/// The monthly subscription that was refunded, as the vendors between a shop and Apple tell it. Only Apphud knows the
/// reason.
enum VendorExamples {
  private static let identifier = "990000000000001"

  static var all: [Example] {
    [
      example("revenuecat-export/transactions.csv", revenueCatExport, "a scheduled export: the refund, one elsewhere"),
      example("revenuecat-webhook/events.jsonl", .lines(revenueCatEvents), "INITIAL_PURCHASE and CANCELLATION"),
      example("adapty-export/events.csv", adaptyExport, "an export: started and refunded"),
      example("adapty-webhook/event.json", adaptyEvent.indented, "subscription_refunded"),
      example("apphud-export/events.csv", apphudExport, "a daily export: started and refunded"),
      example("apphud-webhook/event.json", apphudEvent.indented, "subscription_refunded", reason: "reason other"),
      example("qonversion-webhook/event.json", qonversionEvent.indented, "subscription_refunded"),
    ]
  }

  private static func example(
    _ path: String, _ content: [UInt8], _ what: String, reason: String = "no reason"
  ) -> Example {
    Example(
      path: "formats/\(path)", content: content, what: what, expected: .oneMonth("amount_basis reported, \(reason)"))
  }

  private static var revenueCatExport: [UInt8] {
    Array(
      """
      rc_original_app_user_id,country,product_identifier,start_time,store,is_trial_period,is_sandbox,\
      store_transaction_id,original_store_transaction_id,refunded_at,purchased_currency,price_in_purchased_currency,\
      purchase_price_in_purchased_currency,renewal_number,ownership_type,updated_at
      u1,US,\(Product.monthly.identifier),2026-03-02 08:00:00,app_store,false,false,\(identifier),\(identifier),\
      2026-03-06 08:00:00,USD,0,9.99,1,PURCHASED,2026-03-07 00:00:00
      u2,US,pro,2026-03-02 08:00:00,play_store,false,false,GPA.1,GPA.1,2026-03-06 08:00:00,USD,0,9.99,1,PURCHASED,\
      2026-03-07 00:00:00

      """.utf8)
  }

  private static var revenueCatEvents: [JSONValue] {
    [
      revenueCatEvent("INITIAL_PURCHASE", at: Sample.purchasedAt, price: "9.99"),
      revenueCatEvent("CANCELLATION", at: Sample.refundedAt, price: "-9.99", "CUSTOMER_SUPPORT"),
    ]
  }

  private static func revenueCatEvent(
    _ type: String, at moment: Moment, price: String, _ cancelReason: String? = nil
  ) -> JSONValue {
    .object([
      "api_version": .string("1.0"),
      "event": .object([
        "type": .string(type), "cancel_reason": cancelReason.map(JSONValue.string), "store": .string("APP_STORE"),
        "environment": .string("PRODUCTION"), "event_timestamp_ms": .moment(moment),
        "product_id": .string(Product.monthly.identifier), "transaction_id": .string(identifier),
        "original_transaction_id": .string(identifier), "purchased_at_ms": .moment(Sample.purchasedAt),
        "currency": .string("USD"), "price_in_purchased_currency": .number(price), "country_code": .string("US"),
        "period_type": .string("NORMAL"), "is_family_share": .bool(false),
      ]),
    ])
  }

  private static var adaptyExport: [UInt8] {
    Array(
      """
      event_type,event_datetime,transaction_id,original_transaction_id,environment,revenue_local,store,product_id,\
      currency,store_country
      subscription_started,2026-03-02 08:00:00,\(identifier),\(identifier),Production,9.99,app_store,\
      \(Product.monthly.identifier),USD,US
      subscription_refunded,2026-03-06 08:00:00,\(identifier),\(identifier),Production,-9.99,app_store,\
      \(Product.monthly.identifier),USD,US

      """.utf8)
  }

  private static var adaptyEvent: JSONValue {
    .object([
      "event_type": .string("subscription_refunded"), "event_datetime": .string("2026-03-06T08:00:00.000Z"),
      "event_properties": .object([
        "store": .string("app_store"), "environment": .string("Production"), "transaction_id": .string(identifier),
        "original_transaction_id": .string(identifier), "vendor_product_id": .string(Product.monthly.identifier),
        "price_local": .number("9.99"), "currency": .string("USD"), "store_country": .string("US"),
        "purchase_date": .string("2026-03-02T08:00:00.000Z"), "cancellation_reason": .string("refund"),
      ]),
    ])
  }

  private static var apphudExport: [UInt8] {
    Array(
      """
      id,created_at,event_name,purchased_at,cancelled_at,transaction_id,original_transaction_id,price,product_id,store,\
      family_shared,environment,currency,store_country
      1,2026-03-02 08:00:00,subscription_started,2026-03-02 08:00:00,,\(identifier),\(identifier),9.99,\
      \(Product.monthly.identifier),app_store,false,production,USD,US
      2,2026-03-06 08:01:00,subscription_refunded,2026-03-02 08:00:00,2026-03-06 08:00:00,\(identifier),\(identifier),\
      9.99,\(Product.monthly.identifier),app_store,false,production,USD,US

      """.utf8)
  }

  private static var apphudEvent: JSONValue {
    .object([
      "app": .object(["uid": .string("a1b2c3d4"), "bundle_id": .string(Shop.bundleIdentifier)]),
      "event": .object([
        "id": .string("1"), "created_at": .string("2026-03-06T08:00:00.000Z"), "name": .string("subscription_refunded"),
        "store": .string("app_store"),
        "properties": .object([
          "product_id": .string(Product.monthly.identifier), "reason": .string("another_reason"),
          "local_price": .number("9.99"), "currency": .string("USD"), "family_shared": .bool(false),
        ]),
        "receipt": .object([
          "transaction_id": .string(identifier), "original_transaction_id": .string(identifier),
          "product_id": .string(Product.monthly.identifier), "purchased_at": .string("2026-03-02T08:00:00.000Z"),
          "price": .number("9.99"), "currency": .string("USD"), "trial_period": .bool(false),
        ]),
      ]),
      "user": .object([
        "country_iso_code": .string("US"),
        "subscriptions": .array([
          .object(["original_transaction_id": .string(identifier), "environment": .string("production")])
        ]),
      ]),
    ])
  }

  private static var qonversionEvent: JSONValue {
    .object([
      "event_name": .string("subscription_refunded"), "platform": .string("iOS"),
      "environment": .string("production"), "created_at": .integer(Sample.refundedAt.milliseconds / 1000),
      "product_id": .string(Product.monthly.identifier),
      "price": .object(["value": .number("9.99"), "currency": .string("USD")]),
      "transaction": .object([
        "transaction_id": .integer(990_000_000_000_001), "original_transaction_id": .string(identifier),
        "transaction_date": .integer(Sample.purchasedAt.milliseconds / 1000),
      ]),
    ])
  }
}
