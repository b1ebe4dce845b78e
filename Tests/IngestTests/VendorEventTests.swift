import Codec
import Refunds
import Testing

@testable import Ingest

/// Webhooks of Adapty, Apphud and Qonversion, in the forms that their documentation shows.
struct VendorEventTests {
  private static func adapty(_ type: String, _ properties: String = "") -> Reading {
    Reading(
      #"{"email":"somebody@example.com","event_type":"\#(type)","event_datetime":"2025-03-06T08:00:00.000000+0000","#
        + #""event_properties":{"store":"app_store","environment":"Production","transaction_id":"7","#
        + #""vendor_product_id":"pro","price_local":9.99,"currency":"EUR","store_country":"DE","#
        + #""purchase_date":"2025-03-02T08:00:00.181000+0000"\#(properties)},"event_api_version":1}"#)
  }

  @Test func aRefundOfAdapty() throws {
    let reading = Self.adapty("subscription_refunded", #","cancellation_reason":"refund""#)
    let statement = try #require(reading.statements.first)
    #expect(statement.kind == .refund)
    #expect(statement.revokedAt == Instant(milliseconds: 1_741_248_000_000))
    #expect(statement.purchasedAt == Instant(milliseconds: 1_740_902_400_181))
    #expect(statement.revocationReason == .none)
    #expect(reading.text(statement.storefront) == "DEU")
    #expect(reading.batch.rareFacts.flatMap(\.advancedCommerceRefunds).map(\.amountMilliunits) == [9990])
    #expect(reading.batch.rareFacts.flatMap(\.advancedCommerceRefunds).map(\.type) == [""], "of a price nobody told")
    #expect(reading.findings.isEmpty)
  }

  @Test(arguments: [
    ("trial_started", ""), ("trial_cancelled", ""), ("x", #","store_offer_discount_type":"free_trial""#),
  ])
  func aTrialOfAdaptyIsNoPaidPurchase(type: String, properties: String) {
    let reading = Self.adapty(type, properties)
    #expect(reading.statements.map { reading.text($0.offerDiscountType) } == ["FREE_TRIAL"])
    #expect(reading.statements.map(\.kind) == [.snapshot])
  }

  @Test func theCheckOfAnAddressIsNoPurchase() {
    #expect(Self.adapty("subscription_renewal_cancelled").statements.map(\.kind) == [.snapshot])
    #expect(Reading(#"{"adapty_check":"x"}"#).statements.isEmpty)
  }

  private static func apphud(_ name: String, _ properties: String = "", store: String = "app_store") -> Reading {
    Reading(
      #"{"app":{"uid":"a","bundle_id":"com.example.orchard"},"event":{"id":"1","created_at":"2025-03-06T08:00:00.000Z","#
        + #""name":"\#(name)","store":"\#(store)","properties":{"product_id":"pro","local_price":9.99,"#
        + #""currency":"EUR"\#(properties)},"receipt":{"transaction_id":"7","original_transaction_id":"6","#
        + #""purchased_at":"2025-03-02T08:00:00.000Z","price":9.99,"currency":"EUR","trial_period":false}},"#
        + #""user":{"country_iso_code":"DE","email":"somebody@example.com","subscriptions":[{"#
        + #""original_transaction_id":"5","environment":"production"},{"original_transaction_id":"6","#
        + #""environment":"sandbox"}]}}"#)
  }

  @Test(arguments: [("app_issue", "1"), ("another_reason", "0"), ("something_new", "something_new")])
  func aRefundOfApphud(written: String, reason: String) throws {
    let reading = Self.apphud("subscription_refunded", #","reason":"\#(written)""#)
    let statement = try #require(reading.statements.first)
    #expect(statement.kind == .refund)
    #expect(reading.ids == ["7"])
    #expect(reading.text(statement.app) == "com.example.orchard")
    #expect(reading.text(statement.revocationReason) == reason)
    #expect(statement.environment == .sandbox, "of the subscription with this chain")
    #expect(statement.storefront == .none, "the customer's country is no storefront")
    #expect(statement.revokedAt == Instant(milliseconds: 1_741_248_000_000))
    #expect(reading.batch.rareFacts.flatMap(\.advancedCommerceRefunds).map(\.amountMilliunits) == [9990])
  }

  @Test func reasonsOfOtherEventsOfApphudAreNoReasonsOfRefunds() {
    let reading = Self.apphud("subscription_expired", #","reason":"billing_issue""#)
    #expect(reading.statements.map(\.revocationReason) == [.none])
    #expect(reading.statements.map(\.kind) == [.snapshot])
    #expect(Self.apphud("subscription_refunded", store: "play_store").batch.leftOut == [.otherStore: 1])
  }

  @Test func aTransactionBesideOtherMembersIsStillATransaction() {
    let text = transaction("7", #""app":"x""#, #""event":"purchase""#, #""user":"y""#)
    #expect(Reading(text).statements.map(\.source) == [.transaction])
  }

  private static func qonversion(_ name: String, revenue: String, isProceeds: Int = 0) -> Reading {
    Reading(
      #"{"event_name":"\#(name)","time":1741248000,"created_at":1741248060,"product_id":"pro","#
        + #""revenue":{"value":\#(revenue),"value_usd":9.99,"currency":"EUR","is_proceed":\#(isProceeds)},"#
        + #""price":{"value":9.99,"value_usd":10.99,"currency":"EUR"},"transaction":{"transaction_id":500000601234560,"#
        + #""original_transaction_id":500000601234560,"transaction_date":1740902400},"environment":"production","#
        + #""platform":"iOS"}"#)
  }

  @Test(arguments: [
    ("subscription_refunded", "-7.99", 0, 7990), ("In-App Refunded", "-7.99", 0, 7990),
    ("subscription_refunded", "-6.99", 1, 9990), ("subscription_refunded", "0", 0, 9990),
  ])
  func aRefundOfQonversion(name: String, revenue: String, isProceeds: Int, milliunits: Int64) {
    let reading = Self.qonversion(name, revenue: revenue, isProceeds: isProceeds)
    #expect(reading.ids == ["500000601234560"])
    #expect(reading.statements.map(\.kind) == [.refund])
    #expect(reading.batch.rareFacts.flatMap(\.advancedCommerceRefunds).map(\.amountMilliunits) == [milliunits])
    #expect(reading.findings.isEmpty)
  }

  @Test func purchasesOfQonversion() {
    #expect(Self.qonversion("subscription_renewed", revenue: "7.99").statements.map(\.priceMilliunits) == [7990])
    #expect(Self.qonversion("subscription_canceled", revenue: "0").statements.map(\.priceMilliunits) == [nil])
    let trial = Self.qonversion("trial_started", revenue: "0")
    #expect(trial.statements.map { trial.text($0.offerDiscountType) } == ["FREE_TRIAL"])
    #expect(trial.statements.map(\.priceMilliunits) == [nil])
  }
}
