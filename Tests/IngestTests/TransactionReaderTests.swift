import Refunds
import Testing

@testable import Ingest

struct TransactionReaderTests {
  @Test func allFieldsArriveInTheirPlaces() throws {
    let reading = Reading(
      transaction(
        "2000000900000502", #""originalTransactionId":"2000000900000001""#, #""productId":"pro.monthly""#,
        #""type":"Consumable""#, #""inAppOwnershipType":"PURCHASED""#, #""storefront":"JPN""#, #""offerType":2"#,
        #""offerIdentifier":"spring""#, #""offerDiscountType":"PAY_UP_FRONT""#, #""transactionReason":"RENEWAL""#,
        #""purchaseDate":1740823200000"#, #""expiresDate":4070908800000"#, #""price":300000"#, #""currency":"JPY""#,
        #""quantity":3"#,
        #""isUpgraded":true"#, #""appAccountToken":"1B2C3D4E-0000-4000-8000-00000000ABCD""#,
        #""revocationDate":1741080600000"#, #""revocationReason":0"#, #""revocationType":"REFUND_PRORATED""#,
        #""revocationPercentage":67932"#))
    #expect(reading.findings == [])
    let statement = try #require(reading.statements.first)
    #expect(statement.transaction == Identifier(number: 2_000_000_900_000_502))
    #expect(statement.originalTransaction == Identifier(number: 2_000_000_900_000_001))
    let texts = [
      statement.app, statement.product, statement.productType, statement.ownership, statement.storefront,
      statement.offerType, statement.offerIdentifier, statement.offerDiscountType, statement.transactionReason,
      statement.currency, statement.revocationReason, statement.revocationType,
    ].map(reading.text)
    #expect(
      texts == [
        "com.example.orchard", "pro.monthly", "Consumable", "PURCHASED", "JPN", "2", "spring", "PAY_UP_FRONT",
        "RENEWAL", "JPY", "0", "REFUND_PRORATED",
      ])
    #expect(statement.purchasedAt == Instant(milliseconds: 1_740_823_200_000))
    // Any end is plausible.
    #expect(statement.expiresAt == Instant(milliseconds: 4_070_908_800_000))
    #expect(statement.priceMilliunits == 300_000)
    #expect(statement.quantity == 3)
    #expect(statement.isUpgraded)
    #expect(statement.accountIdentifier.text == "1b2c3d4e-0000-4000-8000-00000000abcd")
    #expect(statement.revokedAt == Instant(milliseconds: 1_741_080_600_000))
    #expect(statement.revocationPercentage == 67_932)
    #expect(statement.source == .transaction && statement.kind == .snapshot && statement.trust == .unsigned)
    #expect(statement.rareFacts == nil)
  }

  @Test func absentNullAndEmptyAreNoneAndZeroIsAValue() throws {
    let reading = Reading(
      transaction("1", #""price":0"#, #""revocationReason":0"#, #""revocationPercentage":0"#)
        + transaction(
          "2", #""price":null"#, #""revocationReason":"""#, #""revocationPercentage":"""#, #""quantity":"""#)
        + transaction("3"))
    #expect(reading.statements.map(\.priceMilliunits) == [0, nil, nil])
    #expect(reading.statements.map(\.revocationPercentage) == [0, nil, nil])
    #expect(reading.statements.map { reading.text($0.revocationReason) } == ["0", "", ""])
    #expect(reading.statements.map(\.quantity) == [nil, nil, nil])
    #expect(reading.findings == [])
  }

  @Test(arguments: ["true", "\"true\"", "1", "\"1\"", "\"TRUE\"", "1.0"])
  func upgradedInAnySpelling(value: String) {
    #expect(Reading(transaction("1", #""isUpgraded":\#(value)"#)).statements.map(\.isUpgraded) == [true])
  }

  @Test(arguments: ["false", "\"false\"", "0", "\"0\"", "null", "\"\"", "2", "[]"])
  func notUpgraded(value: String) {
    #expect(Reading(transaction("1", #""isUpgraded":\#(value)"#)).statements.map(\.isUpgraded) == [false])
  }

  @Test(arguments: [
    ("1", "1", true), ("1.0", "1", true), ("\"1\"", "1", true), ("\"developerIssue\"", "developerIssue", true),
    ("\"DEVELOPER_ISSUE\"", "DEVELOPER_ISSUE", true), ("\"Other\"", "Other", true),
    ("\"upgraded_to_bundle\"", "upgraded_to_bundle", true), ("2", "2", false), ("\"FRAUD\"", "FRAUD", false),
  ])
  func reasonIsKeptAsWritten(value: String, text: String, isKnown: Bool) {
    let reading = Reading(transaction("1", #""revocationReason":\#(value)"#))
    #expect(reading.statements.map { reading.text($0.revocationReason) } == [text])
    #expect(reading.findings == (isKnown ? [] : ["unknown-revocation-reason: \(text)"]))
  }

  @Test func unknownValuesOfOtherEnumerationsAreReported() {
    let reading = Reading(
      transaction(
        "1", #""type":"Bundle""#, #""inAppOwnershipType":"RENTED""#, #""offerType":5"#, #""revocationType":"NEW""#))
    #expect(
      reading.findings == [
        "unknown-offer-type: 5", "unknown-ownership: RENTED", "unknown-product-type: Bundle",
        "unknown-revocation-type: NEW",
      ])
  }

  @Test func idWithLostDigitsMakesTheRecordUnreadable() {
    let reading = Reading(#"{"transactionId":2.00000E+15,"environment":"Production"}"# + transaction("7"))
    #expect(reading.ids == ["7"])
    #expect(reading.unreadable == 1 && reading.records == 2)
    #expect(reading.findings == ["id-lost-digits: transactionId"])
    #expect(reading.statements.map(\.origin.record) == [2])
  }

  @Test func originalIDWithLostDigitsIsOnlyMissing() {
    let reading = Reading(transaction("7", #""originalTransactionId":2.0E+15"#))
    #expect(reading.statements.map(\.originalTransaction) == [.none])
    #expect(reading.findings == ["id-lost-digits: originalTransactionId"])
  }

  @Test(arguments: [
    #"{"transactionId":"","environment":"Production"}"#, #"{"transactionId":null,"purchaseDate":1740823200000}"#,
    #"{"bundleId":"com.example","environment":"Sandbox","signedDate":1672956154000}"#,
    #"{"transactionId":{},"environment":"Production"}"#,
  ])
  func transactionWithoutIDIsUnreadable(text: String) {
    let reading = Reading(text)
    #expect(reading.unreadable == 1 && reading.records == 1)
    #expect(reading.findings == ["transaction-without-id"])
  }

  @Test func accountTokenThatIsNoUUIDIsKeptInLowerCase() throws {
    let statement = try #require(Reading(transaction("1", #""appAccountToken":"Customer-7A""#)).statements.first)
    let reading = Reading(transaction("1", #""appAccountToken":"Customer-7A""#))
    #expect(statement.accountIdentifier.isNone)
    #expect(reading.text(statement.accountText) == "customer-7a")
  }

  @Test func zeroAccountTokenIsNoAccount() throws {
    let reading = Reading(transaction("1", #""appAccountToken":"00000000-0000-0000-0000-000000000000""#))
    let statement = try #require(reading.statements.first)
    #expect(statement.accountIdentifier.isNone && statement.accountText.isNone)
  }

  @Test func oddValuesAreFindingsOfTheirField() {
    let reading = Reading(
      transaction(
        "1", #""price":29.99"#, #""currency":"usd""#, #""quantity":"many""#, #""revocationDate":0"#,
        #""purchaseDate":1740823200"#, #""revocationPercentage":200000"#))
    #expect(
      reading.findings == [
        "currency-lower-case: usd", "date-unit: purchaseDate", "date-zero: revocationDate",
        "percentage-out-of-range: 200000", "price-has-fraction: price", "quantity-unreadable: many",
      ])
    #expect(reading.statements.map { reading.text($0.currency) } == ["USD"])
    #expect(reading.statements.map(\.priceMilliunits) == [29_990])
    #expect(reading.statements.map(\.revokedAt) == [nil])
  }

  @Test func priceThatIsNoNumberIsShownShortened() {
    let reading = Reading(transaction("1", #""price":"free of charge for all of our best friends""#))
    #expect(reading.statements.map(\.priceMilliunits) == [nil])
    #expect(reading.findings == ["price-not-a-number: free of charge for all of our be…"])
  }
}

struct EnvironmentRuleTests {
  private func environment(inner: String, outer: String) -> (Environment?, [String]) {
    let transaction = #"{"transactionId":"1"\#(inner)}"#
    let page = #"{"bundleId":"com.example"\#(outer),"signedTransactions":[\#(transaction)]}"#
    let reading = Reading(page)
    return (reading.statements.first?.environment, reading.findings)
  }

  @Test(arguments: [
    ("Production", Environment.production), ("PROD", .production), ("ProductionVPP", .production),
    ("sandbox", .sandbox), ("ProductionSandbox", .sandbox), ("Xcode", .xcode), ("LocalTesting", .localTesting),
  ])
  func oneNamedEnvironmentCountsWhereverItStands(name: String, environment: Environment) {
    let member = #","environment":"\#(name)""#
    for (inner, outer) in [(member, ""), ("", member), (member, member)] {
      let result = self.environment(inner: inner, outer: outer)
      #expect(result.0 == environment)
      #expect(result.1 == [])
    }
  }

  @Test func missingIsProductionWithAFinding() {
    let result = environment(inner: "", outer: #","environment":"""#)
    #expect(result.0 == .production)
    #expect(result.1 == ["environment-missing"])
  }

  @Test func disagreementIsSandboxWithAFinding() {
    let result = environment(inner: #","environment":"Production""#, outer: #","environment":"Sandbox""#)
    #expect(result.0 == .sandbox)
    #expect(result.1 == ["environment-conflict: Sandbox and Production"])
  }

  @Test func spellingsOfOneEnvironmentDoNotDisagree() {
    let result = environment(inner: #","environment":"Production""#, outer: #","environment":"PROD""#)
    #expect(result.0 == .production)
    #expect(result.1 == [])
  }

  @Test func unknownValueIsReported() {
    let result = environment(inner: #","environment":"Staging""#, outer: "")
    #expect(result.0 == .unrecognized)
    #expect(result.1 == ["environment-unknown: Staging"])
  }
}

struct RareFactsReaderTests {
  @Test func advancedCommerceRefundsAreListed() throws {
    let info = """
      "advancedCommerceInfo":{"items":[{"SKU":"a","refunds":[
      {"refundAmount":5000,"refundDate":1741080600000,"refundReason":"LEGAL","refundType":"PRORATED"},
      {"refundReason":"MODIFY_ITEMS_REFUND","refundAmount":"x"}]},{"SKU":"b"},{"refunds":[{"refundAmount":1.5}]}]}
      """
    let reading = Reading(transaction("1", info))
    let facts = try #require(reading.batch.rareFacts.first)
    #expect(reading.statements.map(\.rareFacts) == [0])
    #expect(facts.hasAdvancedCommerce && !facts.hasMultiSeat)
    #expect(
      facts.advancedCommerceRefunds == [
        AdvancedCommerceRefund(
          amountMilliunits: 5000, date: Instant(milliseconds: 1_741_080_600_000), reason: "LEGAL", type: "PRORATED"),
        AdvancedCommerceRefund(amountMilliunits: nil, date: nil, reason: "MODIFY_ITEMS_REFUND", type: ""),
        AdvancedCommerceRefund(amountMilliunits: 1500, date: nil, reason: "", type: ""),
      ])
    #expect(reading.findings == ["price-has-fraction: refundAmount", "price-not-a-number: x"])
  }

  @Test func infoWithoutRefundsIsRemembered() throws {
    let reading = Reading(transaction("1", #""advancedCommerceInfo":{"items":[]}"#))
    let facts = try #require(reading.batch.rareFacts.first)
    #expect(facts.hasAdvancedCommerce)
    #expect(facts.advancedCommerceRefunds == [])
  }

  @Test func seatsWithTheirTiers() throws {
    let info = """
      "multiSeatInfo":{"revokedSeatQuantity":2,"priceTiers":[{"price":9990,"quantity":10},{"price":8990,"quantity":"5"},
      {"quantity":1}]}
      """
    let facts = try #require(Reading(transaction("1", info)).batch.rareFacts.first)
    #expect(facts.hasMultiSeat)
    #expect(facts.revokedSeatQuantity == 2)
    #expect(
      facts.seatTiers == [SeatTier(priceMilliunits: 9990, quantity: 10), SeatTier(priceMilliunits: 8990, quantity: 5)])
  }
}
