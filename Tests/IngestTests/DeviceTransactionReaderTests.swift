import Refunds
import Testing

@testable import Ingest

struct DeviceTransactionReaderTests {
  @Test func swiftNamesAndUnitsBecomeApples() throws {
    let reading = Reading(
      #"""
      {"id":710000000000101,"originalID":"710000000000100","productID":"pro","appBundleID":"com.example.orchard",
      "environment":"production","productType":".autoRenewable","ownershipType":"familyShared","purchasedQuantity":2,
      "price":2,"currency":{"identifier":"EUR"},"storefront":{"id":"143443","countryCode":"DEU"},"reason":"renewal",
      "purchaseDate":"2025-03-01T10:00:00Z","revocationDate":1741080600,"revocationReason":"developerIssue",
      "revocationPercentage":50,"isUpgraded":false,"offer":{"id":"spring","type":"promotional","paymentMode":"freeTrial"}}
      """#)
    let statement = try #require(reading.statements.first)
    #expect(reading.ids == ["710000000000101"])
    #expect(statement.originalTransaction.text(in: reading.batch.symbols) == "710000000000100")
    #expect(statement.channel == .device)
    #expect(statement.environment == .production)
    #expect(reading.text(statement.product) == "pro")
    #expect(reading.text(statement.app) == "com.example.orchard")
    #expect(reading.text(statement.productType) == "Auto-Renewable Subscription")
    #expect(reading.text(statement.ownership) == "FAMILY_SHARED")
    #expect(reading.text(statement.storefront) == "DEU")
    #expect(reading.text(statement.transactionReason) == "RENEWAL")
    #expect(reading.text(statement.currency) == "EUR")
    #expect(statement.quantity == 2)
    #expect(statement.priceMilliunits == 2000)
    #expect(statement.revocationPercentage == 50_000)
    #expect(reading.text(statement.revocationReason) == "developerIssue")
    #expect(statement.revokedAt == Instant(milliseconds: 1_741_080_600_000))
    #expect(reading.text(statement.offerType) == "2")
    #expect(reading.text(statement.offerIdentifier) == "spring")
    #expect(reading.text(statement.offerDiscountType) == "FREE_TRIAL")
    #expect(reading.findings == ["date-unit: revocationDate"])
  }

  // 2025-03-04T09:30:00Z is 1741080600 seconds after 1970 and 762773400 after 2001.
  @Test func secondsSince2001AreTold() {
    let reading = Reading(#"{"id":1,"productID":"pro","environment":"Production","revocationDate":762773400.25}"#)
    #expect(reading.statements.map(\.revokedAt) == [Instant(milliseconds: 1_741_080_600_250)])
    #expect(reading.findings == ["date-since-2001: revocationDate"])
  }

  @Test func aPriceWithAFractionIsNoSurprise() {
    let reading = Reading(#"{"id":1,"productID":"pro","environment":"Production","price":29.989999999999998}"#)
    #expect(reading.statements.map(\.priceMilliunits) == [29_990])
    #expect(reading.findings == [])
  }

  @Test(arguments: [#"{"id":1,"name":"x"}"#, #"{"id":1,"product_id":"pro"}"#])
  func anIDAloneIsNoTransaction(text: String) {
    #expect(Reading(text).findings.first?.hasPrefix("not-recognized") == true)
  }

  @Test func anEmptyIDIsUnreadable() {
    let reading = Reading(#"{"id":"","productID":"pro","environment":"Production"}"#)
    #expect(reading.findings == ["transaction-without-id"])
    #expect((reading.records, reading.unreadable) == (1, 1))
  }

  @Test func theSignedCopyCounts() {
    let reading = Reading(#"{"id":1,"productID":"pro","jwsRepresentation":"\#(signed(transaction("7")))"}"#)
    #expect(reading.ids == ["7"])
    #expect(reading.statements.map(\.channel) == [.device])
  }

  @Test func theChannelIsToldByTheData() {
    func channel(_ text: String) -> [Channel] { Reading(text).statements.map(\.channel) }
    #expect(channel(transaction("7")) == [.server])
    #expect(channel(transaction("7", #""deviceVerification":"AAAA""#)) == [.device])
    #expect(channel(#"{"transactionId":"0","environment":"Xcode","purchaseDate":1697679936049.7297}"#) == [.device])
    let inside = notification("REFUND", slot: #""signedTransactionInfo":\#(transaction("7"))"#)
    #expect(channel(inside) == [.server])
  }

  @Test func fractionsOfXcodeAreRoundedDown() {
    let reading = Reading(#"{"transactionId":"0","environment":"Xcode","purchaseDate":1697679936049.7297}"#)
    #expect(reading.statements.map(\.purchasedAt) == [Instant(milliseconds: 1_697_679_936_049)])
    #expect(reading.ids == ["0"])
  }
}
