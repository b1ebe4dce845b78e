import Codec
import Foundation
import Refunds
import Testing

@testable import Ingest

/// JSON with its quotes escaped, as the content of a string.
private func text(_ json: String) -> String {
  let escaped = json.replacingOccurrences(of: #"\"#, with: #"\\"#).replacingOccurrences(of: "\"", with: #"\""#)
  return "\"" + escaped.replacingOccurrences(of: "\n", with: #"\n"#) + "\""
}

private let refund = notification("REFUND", slot: #""signedTransactionInfo":\#(transaction("7"))"#)

struct CollectorReaderTests {
  @Test(arguments: CollectorTable.rows.map(\.name))
  func eachMemberOfTheTableIsOpened(name: String) {
    #expect(Reading(#"{"time":1,"\#(name)":\#(refund)}"#).ids == ["7"])
    #expect(Reading(#"{"time":1,"\#(name)":\#(text(refund))}"#).ids == ["7"])
    #expect(Reading(#"{"time":1,"\#(name)":"\#(signed(refund))"}"#).ids == ["7"])
  }

  @Test func otherMembersAreNot() {
    let reading = Reading(#"{"somewhere":\#(refund)}"#)
    #expect(reading.ids == [])
    #expect(reading.findings == ["not-recognized: object with somewhere"])
    #expect(reading.records == 1)
  }

  @Test func stringsAreOpenedThreeDeepAndNoDeeper() {
    func wrapped(_ levels: Int) -> String {
      (0..<levels).reduce(refund) { inner, _ in #"{"message":\#(text(inner))}"# }
    }
    #expect(Reading(wrapped(3)).ids == ["7"])
    let deep = Reading(wrapped(4))
    #expect(deep.findings == ["nested-too-deep"])
    #expect((deep.records, deep.unreadable) == (1, 1))
  }

  @Test func everyInnerRecordCounts() {
    let other = notification("REFUND", slot: #""signedTransactionInfo":\#(transaction("8"))"#)
    let lambda = #"{"Records":[{"body":"hello"},{"body":\#(text(refund))},{"body":\#(text(other))}]}"#
    let reading = Reading(lambda)
    #expect(reading.ids == ["7", "8"])
    #expect((reading.records, reading.unreadable) == (3, 1))
    #expect(reading.findings == ["not-recognized: object with body"])
  }

  @Test func theSignedCopyCountsAndTheRecordIsOne() {
    let other = notification("REFUND", slot: #""signedTransactionInfo":\#(transaction("8"))"#)
    let reading = Reading(#"{"decodedPayload":\#(other),"payload":"\#(signed(refund))"}"#)
    #expect(reading.ids == ["7"])
    #expect(reading.records == 1)
  }

  @Test func decodedObjectInOrBesideTheSignedField() {
    #expect(Reading(#"{"signedPayload":\#(refund)}"#).ids == ["7"])
    #expect(Reading(#"{"signedPayload":\#(text(refund))}"#).ids == ["7"])
    #expect(Reading(#"{"signedPayload":"removed","decodedPayload":\#(refund)}"#).ids == ["7"])
    #expect(Reading(#"{"notification_type":"REFUND","signed_payload":"\#(signed(refund))"}"#).ids == ["7"])
    #expect(Reading(#"{"signedPayload":"removed"}"#).findings == ["not-a-jws: signedPayload"])
  }

  @Test func commonMembersOfCollectorsHideNothing() {
    #expect(Reading(#"{"success":true,"payload":\#(refund)}"#).ids == ["7"])
    #expect(Reading(#"{"environment":"production","data":\#(refund)}"#).ids == ["7"])
    #expect(Reading(#"{"environment":"production","signedDate":1,"payload":\#(refund)}"#).ids == ["7"])
  }

  @Test(arguments: [
    "2025-03-04T10:00:00Z INFO received ", "[2025-03-04 10:00:00] [info] body: ",
    "<34>1 2025-03-04T10:00:00Z host app - ",
    "Mar  4 10:00:00 host app[12]: ", "2025-03-04T10:00:00.1Z stdout F ", "INFO request={} body=",
  ])
  func wordsBeforeTheRecordAreSkipped(prefix: String) {
    let reading = Reading(prefix + refund + "\n" + prefix + signed(refund) + " took 3 ms\n" + refund)
    #expect(reading.ids == ["7", "7", "7"])
    #expect(reading.records == 3)
    #expect(reading.findings == [])
  }

  @Test func linesWithoutARecordAreNamed() {
    let reading = Reading("2025-03-04 started\n2025-03-04 config {\"a\":1}\n" + refund)
    #expect(reading.ids == ["7"])
    #expect(reading.records == 3)
    #expect(reading.unreadable == 2)
  }

  @Test func arraysOfNumbersAreNoLogs() {
    #expect(Reading("[1,2]\n" + refund).ids == ["7"])
    #expect(Reading("[1,2]\n" + refund).unreadable == 2)
  }

  @Test func piecesOfContainerLogsAreJoined() {
    let middle = refund.index(refund.startIndex, offsetBy: 60)
    let (head, tail) = (String(refund[..<middle]), String(refund[middle...]))
    let cri = "2025-03-04T10:00:00.1Z stdout P \(head)\n2025-03-04T10:00:00.2Z stdout F \(tail)\n" + refund
    #expect(Reading(cri).ids == ["7", "7"])
    #expect(Reading(cri).records == 2)
    let docker = [head, tail + "\n"].map { #"{"log":\#(text($0)),"stream":"stdout","time":"2025-03-04T10:00:00Z"}"# }
    let reading = Reading(docker.joined(separator: "\n") + "\n" + refund)
    #expect(reading.ids == ["7", "7"])
    #expect(reading.records == 2)
    #expect(reading.findings == [])
  }

  @Test func aPieceWithoutItsEndIsUnreadable() {
    let reading = Reading("2025-03-04T10:00:00.1Z stdout P {\"notificationType\":\n" + refund)
    #expect(reading.ids == ["7"])
    #expect((reading.records, reading.unreadable) == (2, 1))
  }

  @Test func itemsOfDynamoDBAreRewritten() throws {
    let item = #"""
      {"transactionId":{"S":"7"},"price":{"N":"9990"},"currency":{"S":"USD"},"isUpgraded":{"BOOL":true},
      "revocationDate":{"N":"1741080600000"},"revocationReason":{"NULL":true},"environment":{"S":"Production"},
      "advancedCommerceInfo":{"M":{"items":{"L":[{"M":{"refunds":{"L":[{"M":{"refundAmount":{"N":"990"}}}]}}}]}}}}
      """#
    let bare = item
    for form in [bare, #"{"Item":\#(bare)}"#, #"{"Records":[{"dynamodb":{"NewImage":\#(bare)}}]}"#] {
      let reading = Reading(form.replacingOccurrences(of: "\n", with: ""))
      let statement = try #require(reading.statements.first)
      #expect(reading.ids == ["7"])
      #expect(statement.priceMilliunits == 9990)
      #expect(statement.isUpgraded)
      #expect(statement.revokedAt == Instant(milliseconds: 1_741_080_600_000))
      #expect(statement.revocationReason.isNone)
      #expect(reading.batch.rareFacts.first?.advancedCommerceRefunds.first?.amountMilliunits == 990)
      #expect(reading.findings == [])
    }
    #expect(Reading(#"{"signedPayload":{"S":"\#(signed(refund))"}}"#).ids == ["7"])
  }

  @Test func changedSignedTextsAreRestored() {
    let whole = signed(refund + " ")
    let padded = whole.split(separator: ".").map { part -> String in
      String(part) + String(repeating: "=", count: (4 - part.count % 4) % 4)
    }
    let wrapped = whole.prefix(70) + #"\n"# + whole.dropFirst(70)
    for (form, change) in [
      (Data(whole.utf8).base64EncodedString(), "base64 around it"), (padded.joined(separator: "."), "padding"),
      (String(wrapped), "white space"),
    ] {
      let reading = Reading(#"{"signedPayload":"\#(form)"}"#)
      #expect(reading.ids == ["7"])
      #expect(reading.findings == ["signed-text-reencoded: \(change)"])
    }
  }

  @Test func documentsInBase64AreOpened() {
    let encoded = Data(refund.utf8).base64EncodedString()
    #expect(Reading(#"{"message":{"data":"\#(encoded)"},"subscription":"s"}"#).ids == ["7"])
  }

  @Test func hostileNestingEndsSoon() {
    let braces = String(repeating: #"{"a":["#, count: 200_000)
    let starts = ContinuousClock.now
    for hostile in [
      "x " + braces, #"{"message":\#(text(braces))}"#, "x " + String(repeating: #"{""#, count: 200_000),
      String(repeating: #"{"message":"#, count: 10_000), String(repeating: "[x] ", count: 100_000),
      #"{"message":"\#(String(repeating: "ey.", count: 100_000))"}"#,
      String(repeating: #"{"message":"#, count: 400) + refund + String(repeating: "}", count: 400),
    ] {
      let reading = Reading(hostile)
      #expect(reading.records == 1)
      #expect(reading.unreadable == 1)
    }
    #expect(ContinuousClock.now - starts < .seconds(60))
  }

  @Test func theTableIsWhatTheManualShows() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let manual = try String(
      contentsOf: root.deletingLastPathComponent().appending(path: "docs/COLLECTORS.md"), encoding: .utf8)
    let rows = CollectorTable.rows.map { "| `\($0.name)` | \($0.collector) |" }
    #expect(manual.split(separator: "\n").filter { $0.hasPrefix("| `") }.map(String.init) == rows)
  }
}
