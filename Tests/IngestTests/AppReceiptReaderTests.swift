import Codec
import Refunds
import Testing

@testable import Ingest

/// formats.md 4.4. The containers are encoded here, apart from the generator.
struct AppReceiptReaderTests {
  private static func der(_ tag: UInt8, _ content: [UInt8]...) -> [UInt8] {
    let all = content.flatMap { $0 }
    return [tag, 0x82, UInt8(all.count >> 8), UInt8(all.count & 0xFF)] + all
  }

  private static func attribute(_ type: Int, _ value: [UInt8]) -> [UInt8] {
    der(0x30, der(0x02, [UInt8(type >> 8), UInt8(type & 0xFF)]), der(0x02, [1]), der(0x04, value))
  }

  private static func text(_ text: String) -> [UInt8] { der(0x0C, Array(text.utf8)) }
  private static func date(_ text: String) -> [UInt8] { der(0x16, Array(text.utf8)) }

  private static func container(_ content: [UInt8]) -> [UInt8] {
    let kind: [UInt8] = [0x06, 0x09, 0x2A, 0x86, 0x48, 0x86, 0xF7, 0x0D, 0x01, 0x07]
    let data = der(0x30, kind + [1], der(0xA0, der(0x04, content)))
    return der(0x30, kind + [2], der(0xA0, der(0x30, [2, 1, 1], [0x31, 0], data, [0x31, 0])))
  }

  /// The same with indefinite lengths and the content in two pieces, as Xcode writes it.
  private static func indefinite(_ content: [UInt8]) -> [UInt8] {
    let kind: [UInt8] = [0x06, 0x09, 0x2A, 0x86, 0x48, 0x86, 0xF7, 0x0D, 0x01, 0x07]
    let half = content.count / 2
    let pieces = [0x24, 0x80] + der(0x04, Array(content[..<half])) + der(0x04, Array(content[half...])) + [0, 0]
    let data = [0x30, 0x80] + kind + [1] + [0xA0, 0x80] + pieces + [0, 0, 0, 0]
    return [0x30, 0x80] + kind + [2] + [0xA0, 0x80, 0x30, 0x80, 2, 1, 1] + [0x31, 0] + data + [0x31, 0]
      + [0, 0, 0, 0, 0, 0]
  }

  private static func receipt(type: String = "Production", _ purchases: [[UInt8]]...) -> [UInt8] {
    var list = attribute(0, text(type)) + attribute(2, text("b")) + attribute(12, date("2025-03-05T00:00:00Z"))
    for purchase in purchases { list += attribute(17, der(0x31, purchase.flatMap { $0 })) }
    return der(0x31, list)
  }

  private static let cancelled: [[UInt8]] = [
    attribute(1701, [2, 1, 3]), attribute(1702, text("p")), attribute(1703, text("7")),
    attribute(1704, date("2025-03-01T10:00:00Z")), attribute(1705, text("6")),
    attribute(1706, date("2025-02-01T10:00:00Z")), attribute(1707, [2, 1, 3]), attribute(1708, date("")),
    attribute(1711, [2, 1, 70]), attribute(1712, date("2025-03-04T09:30:00Z")), attribute(1713, [2, 1, 1]),
    attribute(1719, [2, 1, 0]), attribute(1721, text("offer")), attribute(1722, [2, 1, 9]),
  ]
  private static let kept: [[UInt8]] = [
    attribute(1703, text("8")), attribute(1704, date("2025-03-01T11:00:00+0100")), attribute(1712, date("")),
    attribute(1711, [2, 1, 0]),
  ]

  @Test func everyAttributeIsRewritten() throws {
    let content = Self.receipt(Self.cancelled)
    let json = ByteBuffer(content).withBytes { AppReceiptJSON.text($0, count: content.count) }
    #expect(
      String(decoding: try #require(json), as: UTF8.self)
        == #"{"receipt":{"receipt_type":"Production","bundle_id":"b","receipt_creation_date":"2025-03-05T00:00:00Z","#
        + #""in_app":[{"quantity":"3","product_id":"p","transaction_id":"7","purchase_date":"2025-03-01T10:00:00Z","#
        + #""original_transaction_id":"6","original_purchase_date":"2025-02-01T10:00:00Z","#
        + #""web_order_line_item_id":"70","cancellation_date":"2025-03-04T09:30:00Z","is_trial_period":"true","#
        + #""is_in_intro_offer_period":"false","promotional_offer_id":"offer"}]}}"#)
  }

  @Test func aReceiptIsReadInEveryForm() throws {
    let content = Self.receipt(Self.cancelled, Self.kept)
    let der = Self.container(content)
    let text = Base64.encode(der)
    let wrapped = stride(from: 0, to: text.count, by: 76)
      .map { String(text.dropFirst($0).prefix(76)) }.joined(separator: "\r\n")
    let request = #"{"receipt-data":"\#(text)","password":"secret"}"#
    let forms: [[UInt8]] = [
      der, Self.indefinite(content), Array(text.utf8), Array((text + "\n").utf8), Array(wrapped.utf8),
      Array(Base64URL.encode(der).utf8), Array(Base64.encode(Self.indefinite(content)).utf8), Array(request.utf8),
      Array(#"["\#(text)"]"#.utf8), Array(#"{"transactionReceipt":"\#(text)","transactionId":"1"}"#.utf8),
    ]
    for (place, form) in forms.enumerated() {
      let reading = Reading(form)
      #expect(reading.findings == [], "form \(place)")
      #expect(reading.ids == ["7", "8"] && reading.records == 2, "form \(place)")
      let first = try #require(reading.statements.first)
      #expect(first.revokedAt?.milliseconds == 1_741_080_600_000)
      #expect(first.originalTransaction == Identifier(number: 6) && first.orderLine == Identifier(number: 70))
      #expect(first.quantity == 3 && first.trust == .notChecked && first.source == .receipt)
      let second = try #require(reading.statements.last)
      #expect(second.revokedAt == nil && second.originalTransaction.isNone && second.orderLine.isNone)
      // 11:00 at +0100 is 10:00 UTC.
      #expect(second.purchasedAt?.milliseconds == 1_740_823_200_000)
      #expect(second.environment == .production && reading.text(second.app) == "b")
    }
  }

  @Test func severalReceiptsStandOneToALine() {
    let text = Base64.encode(Self.container(Self.receipt(Self.kept)))
    let damaged = Base64.encode(Array(Self.container(Self.receipt(Self.kept)).dropLast(30)))
    let reading = Reading("\(text)\n\(damaged)\n\(text)\n")
    #expect(reading.ids == ["8", "8"] && reading.records == 3 && reading.unreadable == 1)
    #expect(reading.findings == ["receipt-unreadable: damaged, cut off, or no signed container (PKCS#7)"])
  }

  @Test func aReceiptWithoutPurchasesIsCounted() {
    let reading = Reading(Self.container(Self.receipt()))
    #expect(reading.groups == [.receiptWithoutPurchase: 1] && reading.findings == [])
  }

  @Test(arguments: [
    (#"{"receipt-data":"ZmFrZV9kYXRh","password":"secret"}"#, "receipt-unreadable"),
    (#"{"receipt-data":7,"password":"secret"}"#, "receipt-unreadable"),
    (#"{"receipt-data":"%%","password":"secret"}"#, "receipt-unreadable"),
    ("NOT A RECEIPT", "not-json"),
  ])
  func whatIsNoReceiptIsNamed(_ text: String, _ code: String) {
    let reading = Reading(text)
    #expect(reading.unreadable == 1 && reading.records == 1)
    #expect(reading.findings.count == 1 && reading.findings[0].hasPrefix(code))
    #expect(!reading.findings[0].contains("secret"))
  }

  @Test func changedAndCutReceiptsNeverStopTheRun() {
    let der = Self.container(Self.receipt(Self.cancelled))
    for place in der.indices {
      var changed = der
      changed[place] ^= 0xFF
      for bytes in [changed, Array(der.prefix(place)), Array(Base64.encode(changed).utf8)] where !bytes.isEmpty {
        let reading = Reading(bytes)
        #expect(reading.records >= 1, "byte \(place)")
      }
    }
  }
}
