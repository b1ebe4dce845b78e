import Codec
import Refunds
import Testing

@testable import Ingest

/// Exports of vendors as tables.
struct VendorTableTests {
  private static let header =
    "country,country_source,store,is_sandbox,store_transaction_id,start_time,refunded_at,purchased_currency,"
    + "price_in_purchased_currency,purchase_price_in_purchased_currency,custom_subscriber_attributes,ownership_type,"
    + "updated_at\n"

  private static func reading(_ rows: String...) throws -> TableReading {
    try TableReading(header + rows.joined(separator: "\n"))
  }

  @Test func aRefundIsReadWithoutAFinding() throws {
    let reading = try Self.reading(
      "DE,from_sdk,app_store,f,7,2025-03-01 8:00:00,2025-03-06 08:00:00,EUR,4.59,9.99,,PURCHASED,2025-03-07 00:00:00")
    let statement = try #require(reading.statements.first)
    #expect(statement.kind == .refund)
    #expect(statement.purchasedAt == Instant(milliseconds: 1_740_816_000_000))
    #expect(statement.revokedAt == Instant(milliseconds: 1_741_248_000_000))
    #expect(statement.time == Instant(milliseconds: 1_741_305_600_000))
    #expect(reading.text(statement.storefront) == "DEU")
    #expect(reading.text(statement.ownership) == "PURCHASED")
    #expect(statement.priceMilliunits == 9990)
    #expect(reading.evidence.rareFacts.flatMap(\.advancedCommerceRefunds).map(\.amountMilliunits) == [5400])
    #expect(reading.findings.isEmpty)
  }

  @Test(arguments: ["NULL", "null", "\\N", "None", ""])
  func anAbsentDateIsNoRefund(text: String) throws {
    let reading = try Self.reading("DE,,app_store,f,7,2025-03-01 08:00:00,\(text),EUR,9.99,9.99,,,2025-03-07 00:00:00")
    #expect(reading.statements.map(\.kind) == [.snapshot])
    #expect(reading.statements.map(\.revokedAt) == [nil])
    #expect(reading.findings.isEmpty)
  }

  @Test(arguments: [
    ("t", Environment.sandbox, []), ("TRUE", .sandbox, []), ("False", .production, []), ("f", .production, []),
    ("", .production, ["environment-missing"]), ("maybe", .unrecognized, ["environment-unknown: maybe"]),
  ])
  func theEnvironmentIsNeverGuessedSilently(text: String, environment: Environment, findings: [String]) throws {
    let reading = try Self.reading("DE,,app_store,\(text),7,2025-03-01 08:00:00,,EUR,9.99,9.99,,,2025-03-07 00:00:00")
    #expect(reading.statements.map(\.environment) == [environment])
    #expect(reading.findings == findings)
  }

  @Test func anEstimatedCountryIsNoStorefront() throws {
    let reading = try Self.reading(
      "DE,estimated,app_store,f,7,2025-03-01 08:00:00,,EUR,9.99,9.99,,,2025-03-07 00:00:00")
    #expect(reading.statements.map(\.storefront) == [.none])
  }

  @Test func whoseThePurchaseIsStaysUnknownWhereItIsNotSaid() throws {
    let reading = try Self.reading("DE,,app_store,f,7,2025-03-01 08:00:00,,EUR,9.99,9.99,,,2025-03-07 00:00:00")
    #expect(reading.statements.map(\.ownership) == [.none])
  }

  @Test func aRefundThatKeptEverythingStatesNoAmount() throws {
    let reading = try Self.reading(
      "DE,,app_store,f,7,2025-03-01 08:00:00,2025-03-06 08:00:00,EUR,9.99,9.99,,,2025-03-07 00:00:00")
    #expect(reading.statements.map(\.kind) == [.refund])
    #expect(reading.evidence.rareFacts.isEmpty)
  }

  @Test func cellsBehindUnquotedAttributesAreNotTakenForOthers() throws {
    let reading = try Self.reading(
      "DE,,app_store,f,7,2025-03-01 08:00:00,2025-03-06 08:00:00,EUR,0,9.99,{a:1,b:2},PURCHASED,2025-03-07 00:00:00")
    let statement = try #require(reading.statements.first)
    #expect(statement.kind == .refund)
    #expect(statement.time == nil)
    #expect(reading.text(statement.ownership) == "")
    #expect(reading.findings == ["ragged-row: 14 cells in place of 13"])
  }

  @Test func anIdOfASpreadsheetIsRefused() throws {
    let reading = try Self.reading(
      "DE,,app_store,f,2.00000E+15,2025-03-01 08:00:00,2025-03-06 08:00:00,EUR,0,9.99,,,2025-03-07 00:00:00")
    #expect(reading.statements.isEmpty)
    #expect(reading.unreadable == 1)
  }

  @Test func rowsOfOtherStoresAreCountedUnderTheirReason() throws {
    let reading = try Self.reading(
      "DE,,play_store,f,GPA.1,2025-03-01 08:00:00,2025-03-06 08:00:00,EUR,0,9.99,,,2025-03-07 00:00:00",
      "DE,,mac_app_store,f,8,2025-03-01 08:00:00,,EUR,9.99,9.99,,,2025-03-07 00:00:00")
    #expect(reading.ids == ["8"])
    #expect(reading.leftOut == [.otherStore: 1])
    #expect(reading.records == 2)
  }

  @Test func eventsOfAdapty() throws {
    let reading = try TableReading(
      """
      event_type,event_datetime,transaction_id,environment,revenue_local,store,product_id,currency,store_country,ip_address
      trial_started,2025-03-01 08:00:00,6,Production,,app_store,pro,EUR,DE,192.0.2.1
      subscription_renewed,2025-03-02 08:00:00,7,Production,9.99,app_store,pro,EUR,DE,192.0.2.1
      subscription_refunded,2025-03-06T08:00:00.000000+0000,7,Production,-9.99,app_store,pro,EUR,DE,192.0.2.1
      non_subscription_purchase_refunded,2025-03-06 08:00:00,8,Sandbox,,app_store,coins,EUR,DE,192.0.2.1
      subscription_refunded,2025-03-06 08:00:00,9,Production,-9.99,play_store,pro,EUR,DE,192.0.2.1
      """)
    #expect(reading.ids == ["6", "7", "7", "8"])
    #expect(reading.statements.map(\.kind) == [.snapshot, .snapshot, .refund, .refund])
    #expect(reading.statements.map { reading.text($0.offerDiscountType) } == ["FREE_TRIAL", "", "", ""])
    #expect(reading.statements.map(\.priceMilliunits) == [nil, 9990, nil, nil])
    let refundedAt: Int64 = 1_741_248_000_000
    #expect(reading.statements.map { $0.revokedAt?.milliseconds } == [nil, nil, refundedAt, refundedAt])
    #expect(reading.statements.allSatisfy { $0.isFrozen && $0.ownership == .none })
    #expect(reading.findings.isEmpty)
  }

  @Test func eventsOfApphud() throws {
    let reading = try TableReading(
      """
      id,created_at,event_name,purchased_at,cancelled_at,transaction_id,price,product_id,store,trial_period,family_shared,environment,currency
      1,2025-03-02 08:00:00,subscription_started,2025-03-02 08:00:00,,7,9.99,pro,app_store,false,false,production,EUR
      2,2025-03-06 08:01:00,intro_refunded,2025-03-02 08:00:00,2025-03-06 08:00:00,7,9.99,pro,app_store,false,true,production,EUR
      3,2025-03-07 08:01:00,subscription_canceled,2025-03-02 08:00:00,2025-03-06 08:00:00,7,4.99,pro,app_store,false,,production,EUR
      """)
    #expect(reading.statements.map(\.kind) == [.snapshot, .refund, .snapshot])
    #expect(reading.statements.map { $0.revokedAt?.milliseconds } == [nil, 1_741_248_000_000, nil])
    #expect(reading.statements.map(\.priceMilliunits) == [9990, nil, nil])
    #expect(reading.statements.map { reading.text($0.ownership) } == ["PURCHASED", "FAMILY_SHARED", ""])
    #expect(reading.findings.isEmpty)
  }
}
