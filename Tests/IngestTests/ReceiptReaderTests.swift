import Refunds
import Testing

@testable import Ingest

/// formats.md 4.2 and 4.3.
struct ReceiptReaderTests {
  private static let row =
    #"{"quantity":"2","product_id":"p","transaction_id":"7","original_transaction_id":"6","#
    + #""purchase_date_ms":"1740823200000","web_order_line_item_id":"70","#

  private static func answer(_ members: String) -> String { #"{"status":0,"environment":"Production",\#(members)}"# }

  @Test func aRowSaysWhatReceiptsKnow() throws {
    let text = Self.answer(
      #""receipt":{"bundle_id":"b","receipt_type":"Production","request_date_ms":"1741132801000"},"#
        + #""latest_receipt_info":["# + Self.row
        + #""cancellation_date_ms":"1741080600000","cancellation_reason":"1","is_trial_period":"true","#
        + #""is_upgraded":"true","in_app_ownership_type":"FAMILY_SHARED"}]"#)
    let reading = Reading(text)
    let statement = try #require(reading.statements.first)
    #expect(reading.records == 1 && reading.findings == [])
    #expect(reading.ids == ["7"])
    #expect(statement.originalTransaction == Identifier(number: 6))
    #expect(statement.orderLine == Identifier(number: 70))
    #expect(statement.quantity == 2)
    #expect(statement.purchasedAt?.milliseconds == 1_740_823_200_000)
    #expect(statement.revokedAt?.milliseconds == 1_741_080_600_000)
    #expect(reading.text(statement.revocationReason) == "1")
    #expect(reading.text(statement.offerDiscountType) == "FREE_TRIAL")
    #expect(reading.text(statement.ownership) == "FAMILY_SHARED")
    #expect(reading.text(statement.app) == "b")
    #expect(statement.isUpgraded && !statement.isFrozen)
    #expect(statement.time?.milliseconds == 1_741_132_801_000)
    #expect(statement.source == .receipt && statement.trust == .unsigned)
    #expect(statement.priceMilliunits == nil && statement.currency.isNone)
  }

  /// What was paid with an offer is not the price in a catalogue, and receipts have no `offerType`.
  @Test(
    arguments: [
      (#""is_in_intro_offer_period":"true""#, "1", ""), (#""is_in_intro_offer_period":"false""#, "", ""),
      (#""promotional_offer_id":"back","is_in_intro_offer_period":"false""#, "2", "back"),
      (#""offer_code_ref_name":"spring""#, "3", "spring"), (#""is_trial_period":"false""#, "", ""),
    ])
  func offers(members: String, type: String, identifier: String) throws {
    let reading = Reading(Self.answer(#""latest_receipt_info":["# + Self.row + members + "}]"))
    let statement = try #require(reading.statements.first)
    #expect(reading.text(statement.offerType) == type)
    #expect(reading.text(statement.offerIdentifier) == identifier)
    #expect(reading.findings == [])
  }

  @Test func bothListsAreRead() {
    let reading = Reading(
      Self.answer(
        #""receipt":{"bundle_id":"b","in_app":["# + Self.row + #""a":1}]},"latest_receipt_info":["# + Self.row
          + #""a":1}]"#))
    #expect(reading.ids == ["7", "7"])
    #expect(reading.statements.map(\.isFrozen) == [false, true])
  }

  @Test(arguments: [
    #"{"status":0,"receipt":{"bid":"b","environment":"Production","transaction_id":"7","purchase_date_ms":"1740823200000"}}"#,
    #"{"status":"0","environment":"Production","latest_receipt_info":{"transaction_id":7,"purchase_date_ms":1740823200000}}"#,
    #"{"status":21006,"environment":"PROD","receipt":{"transaction_id":"7"},"latest_expired_receipt_info":{"transaction_id":"7"}}"#,
    #"{"environment":"Production","in_app":[{"transaction_id":"7"}]}"#,
    #"{"environment":"Production","transaction_id":"7","is_trial_period":"false"}"#,
    #"{"environment":"Production","unified_receipt":{"x":1},"latest_receipt_info":[{"transaction_id":"7"}]}"#,
  ])
  func everyShapeIsRead(text: String) {
    let reading = Reading(text)
    #expect(Set(reading.ids) == ["7"])
    #expect(reading.unreadable == 0 && reading.findings == [])
    #expect(reading.statements.allSatisfy { $0.source == .receipt && $0.environment == .production })
  }

  @Test(arguments: [
    ("21000", "21000: the request was no POST"), ("21003", "21003: the receipt could not be authenticated"),
    ("\"21010\"", "21010: the account was not found or is deleted"),
    ("21155", "21155: internal error of the App Store"),
    ("7", "7: unknown status"),
  ])
  func anErrorStatusGivesNoFacts(status: String, words: String) {
    let reading = Reading(#"{"status":\#(status),"receipt":{"transaction_id":"7"}}"#)
    #expect(reading.statements.isEmpty)
    #expect(reading.groups == [.errorAnswer: 1])
    #expect(reading.findings == ["receipt-status: \(words)"])
  }

  @Test func anErrorStatusMayStandAlone() {
    let reading = Reading(#"{"status":21002,"is-retryable":true}"#)
    #expect(reading.groups == [.errorAnswer: 1])
    #expect(Reading(#"{"status":500}"#).unreadable == 1)
  }

  @Test func theEndOfAPeriodIsComparedWhereverItLies() {
    let end = #""expires_date":"2099-01-01 00:00:00 Etc/GMT","expires_date_ms":"4070908800000""#
    let row = #"{"environment":"Production","transaction_id":"7","is_trial_period":"false",\#(end)}"#
    #expect(Reading(row).findings == [])
    #expect(Reading(row).statements.map(\.expiresAt) == [Instant(milliseconds: 4_070_908_800_000)])
    #expect(Reading(row.replacing("2099", with: "2098")).findings == ["date-conflict: expires_date"])
  }

  @Test func aReceiptWithoutPurchasesIsARecordOfItsOwn() {
    let reading = Reading(Self.answer(#""receipt":{"bundle_id":"b","in_app":[]}"#))
    #expect(reading.records == 1)
    #expect(reading.groups == [.receiptWithoutPurchase: 1])
  }

  @Test(arguments: [
    ("Production", "ProductionSandbox", Environment.sandbox, true),
    ("Sandbox", "ProductionSandbox", .sandbox, false), ("Production", "ProductionVPP", .production, false),
  ])
  func kindAndEnvironmentMustAgree(environment: String, type: String, result: Environment, conflict: Bool) {
    let reading = Reading(
      #"{"status":0,"environment":"\#(environment)","receipt":{"receipt_type":"\#(type)","in_app":[{"transaction_id":"7"}]}}"#
    )
    #expect(reading.statements.map(\.environment) == [result])
    #expect(reading.findings.contains { $0.hasPrefix("environment-conflict") } == conflict)
  }

  @Test(
    arguments: [
      (
        #""cancellation_date":"2025-03-04 09:30:00 Etc/GMT","cancellation_date_ms":"1741080600000""#, 1_741_080_600_000,
        []
      ),
      (#""cancellation_date":"2025-03-04 09:30:00 Etc/GMT""#, 1_741_080_600_000, []),
      (#""cancellation_date_pst":"2025-03-04 01:30:00 America/Los_Angeles""#, 1_741_080_600_000, []),
      (
        #""cancellation_date":"2025-03-04 10:30:00 Etc/GMT","cancellation_date_ms":"1741080600000""#, 1_741_080_600_000,
        ["date-conflict: cancellation_date"]
      ),
      (
        #""cancellation_date":"2025-03-04 09:30:00 Etc/GMT","cancellation_date_ms":"99999999999999""#,
        1_741_080_600_000, ["date-implausible: cancellation_date_ms"]
      ),
    ] as [(String, Int64, [String])])
  func ofThreeSpellingsTheMillisecondsCount(members: String, milliseconds: Int64, findings: [String]) {
    let reading = Reading(#"{"environment":"Production","transaction_id":"7",\#(members)}"#)
    #expect(reading.statements.first?.revokedAt?.milliseconds == milliseconds)
    #expect(reading.findings == findings)
  }
}
