import Refunds
import Testing

@testable import Ingest

struct NotificationReaderTests {
  @Test func signedNotificationGivesOneStatementWithItsFacts() throws {
    let inner = transaction(
      "710000000000101", #""price":9990"#, #""currency":"USD""#, #""revocationDate":1741080600000"#)
    let outer = notification(
      "REFUND", slot: #""signedTransactionInfo":"\#(signed(inner))","consumptionRequestReason":"LEGAL""#,
      #""subtype":"SEATS""#, #""notificationUUID":"0A0A0A0A-0000-4000-8000-000000000001""#)
    let reading = Reading(#"{"signedPayload":"\#(signed(outer))"}"#)
    #expect(reading.records == 1)
    #expect(reading.findings == [])
    let statement = try #require(reading.statements.first)
    #expect(reading.ids == ["710000000000101"])
    #expect(statement.kind == .refund)
    #expect(statement.source == .notification)
    #expect(statement.trust == .notChecked)
    #expect(statement.time == Instant(milliseconds: 1_741_080_660_000))
    #expect(reading.text(statement.notificationType) == "REFUND")
    #expect(reading.text(statement.subtype) == "SEATS")
    #expect(statement.notificationIdentifier.text == "0a0a0a0a-0000-4000-8000-000000000001")
    #expect(reading.text(statement.requestReason) == "LEGAL")
    #expect(reading.text(statement.appVersion) == "12")
    #expect(statement.priceMilliunits == 9990)
    #expect(statement.revokedAt == Instant(milliseconds: 1_741_080_600_000))
    #expect(statement.origin == Origin(file: 0, record: 1))
  }

  @Test(arguments: [
    ("REFUND", StatementKind.refund), ("REVOKE", .revoke), ("REFUND_REVERSED", .reversal),
    ("CONSUMPTION_REQUEST", .request), ("REFUND_DECLINED", .declined), ("DID_RENEW", .snapshot),
    ("SUBSCRIBED", .snapshot), ("ONE_TIME_CHARGE", .snapshot),
  ])
  func kindFollowsFromTheType(type: String, kind: StatementKind) {
    let reading = Reading(notification(type, slot: #""signedTransactionInfo":\#(transaction("1"))"#))
    #expect(reading.statements.map(\.kind) == [kind])
    #expect(reading.findings == [])
  }

  @Test func unknownTypesAndSubtypesSurviveAndAreReportedOncePerValue() {
    let line = notification("FUTURE_TYPE", slot: #""signedTransactionInfo":\#(transaction("1"))"#, #""subtype":"NEW""#)
    let reading = Reading(line + "\n" + line)
    #expect(reading.findings == ["unknown-notification-type: FUTURE_TYPE ×2", "unknown-subtype: NEW ×2"])
    #expect(reading.statements.map { reading.text($0.notificationType) } == ["FUTURE_TYPE", "FUTURE_TYPE"])
    #expect(reading.statements.map(\.kind) == [.snapshot, .snapshot])
  }

  @Test(arguments: ["signedTransactionInfo", "transactionInfo", "decodedTransactionInfo", "transaction"])
  func decodedTransactionStandsInAnySlot(slot: String) {
    let reading = Reading(notification("REFUND", slot: #""\#(slot)":\#(transaction("7"))"#))
    #expect(reading.ids == ["7"])
    #expect(reading.statements.map(\.trust) == [.unsigned])
    #expect(reading.findings == [])
  }

  @Test func decodedCopyIsUsedWhereThePlaceholderIsNoSignedText() {
    let slots = #""signedTransactionInfo":"removed","transactionInfo":\#(transaction("7"))"#
    #expect(Reading(notification("REFUND", slot: slots)).ids == ["7"])
    let both = #""transactionInfo":\#(transaction("7")),"signedTransactionInfo":"\#(signed(transaction("8")))""#
    #expect(Reading(notification("REFUND", slot: both)).ids == ["8"])
  }

  @Test func decodedNotificationAroundASignedTransactionIsNotSigned() {
    let slot = #""signedTransactionInfo":"\#(signed(transaction("7")))""#
    #expect(Reading(notification("REFUND", slot: slot)).statements.map(\.trust) == [.unsigned])
  }

  @Test(arguments: ["signed_transaction_info_value", "undefined", "a.b", "a.b.c.d"])
  func slotWithoutASignedTextIsUnreadable(text: String) {
    let reading = Reading(notification("SUBSCRIBED", slot: #""signedTransactionInfo":"\#(text)""#))
    #expect(reading.records == 1)
    #expect(reading.unreadable == 1)
    #expect(reading.findings == ["not-a-jws: signedTransactionInfo"])
  }

  @Test(arguments: [
    (#"{"notificationType":"TEST","data":{"environment":"Sandbox"}}"#, RecordGroup.testNotification),
    (#"{"notificationType":"RENEWAL_EXTENSION","subtype":"SUMMARY","summary":{}}"#, .renewalExtensionSummary),
    (#"{"notificationType":"RENEWAL_EXTENSION","subtype":"FAILURE","data":{}}"#, .notificationWithoutTransaction),
    (#"{"notificationType":"EXTERNAL_PURCHASE_TOKEN","externalPurchaseToken":{}}"#, .externalPurchaseToken),
    (#"{"notificationType":"RESCIND_CONSENT","appData":{"signedAppTransactionInfo":"x"}}"#, .consentRescinded),
    (#"{"notificationType":"UNCLAIM_SEATS","unclaimInfo":{"unclaimSeatIds":[]}}"#, .seatsUnclaimed),
    (#"{"notificationType":"EXPIRED","data":{"signedTransactionInfo":null}}"#, .notificationWithoutTransaction),
    (#"{"notificationType":"DID_RENEW"}"#, .notificationWithoutTransaction),
  ])
  func notificationsWithoutATransactionAreGroups(text: String, group: RecordGroup) {
    let reading = Reading(text)
    #expect(reading.groups == [group: 1])
    #expect(reading.records == 1)
    #expect(reading.findings == [])
  }

  @Test(arguments: ["REFUND", "REVOKE", "REFUND_REVERSED"])
  func refundWithoutItsTransactionIsNotHidden(type: String) {
    let reading = Reading(#"{"notificationType":"\#(type)","data":{"environment":"Production"}}"#)
    #expect(reading.unreadable == 1)
    #expect(reading.findings == ["transaction-without-id: \(type)"])
  }

  @Test func outerDateCountsWhereTheInnerOneIsMissingOrImplausible() {
    let without = #"{"transactionId":"1","environment":"Production"}"#
    let implausible = #"{"transactionId":"1","environment":"Production","signedDate":4070908800000}"#
    let times = [without, implausible].map { inner in
      Reading(notification("REFUND", slot: #""signedTransactionInfo":\#(inner)"#)).statements.first?.time
    }
    #expect(times == [Instant(milliseconds: 1_741_080_661_000), Instant(milliseconds: 1_741_080_661_000)])
  }

  @Test func surroundingsFillInBundleAndEnvironment() {
    let reading = Reading(notification("REFUND", slot: #""signedTransactionInfo":{"transactionId":"1"}"#))
    #expect(reading.statements.map { reading.text($0.app) } == ["com.example.orchard"])
    #expect(reading.statements.map(\.environment) == [.production])
    #expect(reading.findings == [])
  }

  @Test func testNotificationStatusIsReadAsItsNotification() {
    let test = signed(#"{"notificationType":"TEST","data":{"environment":"Sandbox"}}"#)
    let reading = Reading(#"{"signedPayload":"\#(test)","sendAttempts":[{"attemptDate":1}]}"#)
    #expect(reading.groups == [.testNotification: 1])
  }
}
