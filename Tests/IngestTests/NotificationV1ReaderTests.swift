import Refunds
import Testing

@testable import Ingest

/// formats.md 4.1 and rules.md 2: which row of its receipt a Notification V1 is about.
struct NotificationV1ReaderTests {
  private static let cancelled = #""cancellation_date_ms":"1741080600000""#

  private static func row(_ id: String, chain: String, _ members: String...) -> String {
    let fixed = [
      #""transaction_id":"\#(id)""#, #""original_transaction_id":"\#(chain)""#, #""product_id":"p\#(id)""#,
      #""purchase_date_ms":"1740823200000""#,
    ]
    return "{" + (fixed + members).joined(separator: ",") + "}"
  }

  private static func event(_ type: String, rows: [String], _ members: String...) -> String {
    let fixed = [
      #""notification_type":"\#(type)""#, #""environment":"PROD""#, #""password":"secret-of-the-app""#,
      #""bid":"com.example.orchard""#, #""bvrs":"12""#,
      #""unified_receipt":{"status":0,"latest_receipt_info":[\#(rows.joined(separator: ","))]}"#,
    ]
    return "{" + (fixed + members).joined(separator: ",") + "}"
  }

  /// The ids of the statements that are events.
  private static func events(_ reading: Reading) -> [String] {
    reading.statements.filter { $0.kind != .snapshot }.map { $0.transaction.text(in: reading.batch.symbols) }
  }

  @Test func theCancelledRowIsTheEvents() {
    let reading = Reading(
      Self.event("CANCEL", rows: [Self.row("1", chain: "1"), Self.row("2", chain: "1", Self.cancelled)]))
    #expect(reading.ids == ["1", "2"])
    #expect(Self.events(reading) == ["2"])
    #expect(reading.statements[1].kind == .refund)
    #expect(reading.text(reading.statements[1].notificationType) == "CANCEL")
    #expect(reading.text(reading.statements[1].appVersion) == "12")
    #expect(reading.text(reading.statements[0].app) == "com.example.orchard")
    #expect(reading.statements.allSatisfy { $0.environment == .production && $0.source == .notificationV1 })
    #expect(reading.findings == [])
  }

  @Test func otherCancelledRowsAreOlderRefunds() {
    let older = Self.row("1", chain: "1", #""cancellation_date_ms":"1741000000000""#)
    let reading = Reading(Self.event("CANCEL", rows: [Self.row("2", chain: "1", Self.cancelled), older]))
    #expect(Self.events(reading) == ["2"])
    #expect(reading.statements[1].revokedAt?.milliseconds == 1_741_000_000_000)
  }

  @Test(arguments: [1, 2])
  func theNamedChainCounts(chain: Int) {
    let rows = [Self.row("11", chain: "1", Self.cancelled), Self.row("22", chain: "2", Self.cancelled)]
    let reading = Reading(Self.event("CANCEL", rows: rows, #""original_transaction_id":\#(chain)"#))
    #expect(Self.events(reading) == ["\(chain)\(chain)"])
  }

  @Test func theLineOfTheOrderCountsBeforeTheDate() {
    let rows = [
      Self.row("1", chain: "1", #""cancellation_date_ms":"1741000000000""#, #""web_order_line_item_id":"77""#),
      Self.row("2", chain: "1", Self.cancelled, #""web_order_line_item_id":"78""#),
    ]
    #expect(Self.events(Reading(Self.event("CANCEL", rows: rows, #""web_order_line_item_id":"77""#))) == ["1"])
    #expect(Self.events(Reading(Self.event("CANCEL", rows: rows, #""web_order_line_item_id":"99""#))) == ["2"])
  }

  @Test func aCancellationAtTheStartOfAnotherPurchaseComesLast() {
    let upgraded = Self.row("3", chain: "1", #""cancellation_date_ms":"1741090000000""#)
    let upgrade =
      #"{"transaction_id":"4","original_transaction_id":"1","purchase_date_ms":"1741090000000"}"#
    let reading = Reading(Self.event("CANCEL", rows: [upgraded, upgrade, Self.row("2", chain: "1", Self.cancelled)]))
    #expect(Self.events(reading) == ["2"])
  }

  @Test func atOneInstantTheGreaterIdCounts() {
    let rows = ["9", "10"].map { Self.row($0, chain: "1", Self.cancelled) }
    #expect(Self.events(Reading(Self.event("CANCEL", rows: rows))) == ["10"])
    #expect(Self.events(Reading(Self.event("CANCEL", rows: rows.reversed()))) == ["10"])
  }

  @Test(arguments: ["CANCEL", "REVOKE"])
  func withoutACancelledRowACancelOpensNothing(type: String) {
    let reading = Reading(Self.event(type, rows: [Self.row("1", chain: "1")], #""original_transaction_id":1"#))
    #expect(reading.ids == ["1"])
    #expect(Self.events(reading) == [])
    #expect(reading.findings == ["unresolved: \(type)"])
  }

  @Test func aRefundIsEvidenceByItself() {
    let reading = Reading(Self.event("REFUND", rows: [Self.row("1", chain: "1")], #""original_transaction_id":1"#))
    #expect(Self.events(reading) == ["1"])
    #expect(reading.statements[0].revokedAt == nil)
  }

  @Test func aReceiptThatLacksTheTransactionLeavesTheChain() {
    let refund = Reading(Self.event("REFUND", rows: [], #""original_transaction_id":710000000000401"#))
    #expect(refund.ids == ["710000000000401"])
    #expect(refund.statements[0].kind == .refund)
    #expect(refund.text(refund.statements[0].app) == "com.example.orchard")
    let cancel = Reading(Self.event("CANCEL", rows: [], #""original_transaction_id":"7""#))
    #expect(cancel.ids == [""])
    #expect(cancel.statements[0].originalTransaction.text(in: cancel.batch.symbols) == "7")
  }

  @Test func aRequestNamesItsPurchase() {
    let rows = [Self.row("1", chain: "1"), Self.row("2", chain: "2")]
    let reading = Reading(Self.event("CONSUMPTION_REQUEST", rows: rows, #""original_transaction_id":2"#))
    #expect(Self.events(reading) == ["2"])
    #expect(reading.statements[1].kind == .request)
    let empty = Reading(Self.event("CONSUMPTION_REQUEST", rows: [], #""original_transaction_id":2"#))
    #expect(Self.events(empty) == ["2"])
    #expect(empty.findings == [])
  }

  @Test func theOldestShapeHasOneObjectAndADateOfItsOwn() {
    let reading = Reading(
      #"{"notification_type":"CANCEL","environment":"PROD","bid":"b","cancellation_date":"2025-03-04 09:30:00 Etc/GMT","#
        + #""latest_receipt_info":\#(Self.row("5", chain: "5"))}"#)
    #expect(Self.events(reading) == ["5"])
    #expect(reading.statements[0].revokedAt?.milliseconds == 1_741_080_600_000)
  }

  @Test func otherTypesBringTheirRowsOnly() {
    let reading = Reading(Self.event("DID_RENEW", rows: [Self.row("1", chain: "1"), Self.row("2", chain: "1")]))
    #expect(reading.ids == ["1", "2"])
    #expect(Self.events(reading) == [])
    let empty = Reading(Self.event("DID_RENEW", rows: []))
    #expect(empty.records == 1)
    #expect(empty.groups == [.notificationWithoutTransaction: 1])
    let unknown = Reading(Self.event("HARVEST", rows: [Self.row("1", chain: "1")]))
    #expect(unknown.findings == ["unknown-notification-type: HARVEST"])
  }

  @Test func theSharedSecretGoesNowhere() {
    let reading = Reading(Self.event("HARVEST", rows: []))
    #expect(!"\(reading)".contains("secret-of-the-app"))
  }
}
