import Codec
import Foundation
import Refunds
import Testing

@testable import Ingest

/// What vendors tell of purchases and refunds.
struct VendorTests {
  private static func values(_ texts: [String: String]) -> VendorValues {
    var values = VendorValues()
    for (name, text) in texts { values[name] = text }
    return values
  }

  private static func export(_ change: [String: String]) -> VendorRecord {
    let row = [
      "store": "app_store", "storetransactionid": "7", "country": "DE", "issandbox": "f", "purchasedcurrency": "EUR",
      "starttime": "2025-03-01 8:00:00", "updatedat": "2025-03-07 00:00:00",
    ]
    return RevenueCat.export(values(row.merging(change) { $1 }))
  }

  @Test func aRefundIsWhatWasPaidLessWhatWasKept() {
    let partial = Self.export([
      "refundedat": "2025-03-06 08:00:00", "purchasepriceinpurchasedcurrency": "9.99",
      "priceinpurchasedcurrency": "4.59",
    ])
    #expect(partial.refundedMilliunits == 5400)
    #expect(partial.priceMilliunits == 9990)
    #expect(partial.refundedAt == "2025-03-06T08:00:00Z")
    #expect(partial.purchasedAt == "2025-03-01T08:00:00Z")
    #expect(partial.kind == .refund)
  }

  @Test func aLowerPriceAloneIsTheCreditOfAnUpgrade() {
    let upgraded = Self.export(["purchasepriceinpurchasedcurrency": "9.99", "priceinpurchasedcurrency": "4.59"])
    #expect(upgraded.refundedMilliunits == nil)
    #expect(upgraded.kind == .snapshot)
    #expect(upgraded.priceMilliunits == 9990)
  }

  @Test func version3DoesNotKnowWhatWasPaid() {
    let refund = Self.export(["refundedat": "2025-03-06 08:00:00", "priceinpurchasedcurrency": "0"])
    #expect(refund.refundedMilliunits == nil)
    #expect(refund.priceMilliunits == nil)
  }

  @Test(arguments: [
    ("store", "play_store"), ("store", "AMAZON"), ("store", "promotional"),
  ])
  func otherStoresAreLeftOut(column: String, text: String) {
    #expect(Self.export([column: text]).isOfOtherStore)
  }

  private static func webhook(_ type: String, _ members: String) -> String {
    #"{"api_version":"1.0","event":{"type":"\#(type)","transaction_id":"7","product_id":"p","store":"APP_STORE","#
      + #""environment":"PRODUCTION","event_timestamp_ms":1741080660000,"purchased_at_ms":1741000000000,"#
      + #""currency":"USD","country_code":"US"\#(members)}}"#
  }

  @Test(arguments: [
    ("CANCELLATION", #","cancel_reason":"CUSTOMER_SUPPORT""#, StatementKind.refund),
    ("CANCELLATION", #","cancel_reason":"UNSUBSCRIBE""#, .snapshot),
    ("CANCELLATION", #","cancel_reason":"BILLING_ERROR""#, .snapshot),
    ("EXPIRATION", #","expiration_reason":"CUSTOMER_SUPPORT""#, .snapshot),
    ("REFUND_REVERSED", "", .reversal), ("RENEWAL", "", .snapshot),
  ])
  func onlyCustomerSupportCancels(type: String, members: String, kind: StatementKind) throws {
    let reading = Reading(Self.webhook(type, members))
    let statement = try #require(reading.statements.first)
    #expect(statement.kind == kind)
    #expect(statement.source == .vendor)
    #expect(statement.isFrozen)
    #expect((statement.revokedAt != nil) == (kind == .refund))
    #expect(reading.text(statement.storefront) == "USA")
    #expect(reading.findings.isEmpty)
  }

  @Test func testsAndEventsWithoutATransactionAreNoRecordsOfPurchases() {
    #expect(Reading(Self.webhook("TEST", "")).groups == [.testNotification: 1])
    let transfer = #"{"api_version":"1.0","event":{"type":"TRANSFER","store":"APP_STORE"}}"#
    #expect(Reading(transfer).groups == [.notificationWithoutTransaction: 1])
    let refund = #"{"api_version":"1.0","event":{"type":"CANCELLATION","cancel_reason":"CUSTOMER_SUPPORT"}}"#
    #expect(Reading(refund).findings == ["transaction-without-id: refund"])
  }

  @Test func countriesBecomeStorefronts() {
    #expect(CountryCodes.storefront(ofCountry: "de") == "DEU")
    #expect(CountryCodes.storefront(ofCountry: "XK") == "XKS")
    #expect(CountryCodes.storefront(ofCountry: "ZZ") == "ZZ")
  }
}
