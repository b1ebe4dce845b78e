import Refunds
import Testing

/// What customers asked for, and what Apple made of it.
struct RequestSectionTests {
  private static func request(_ id: String, _ day: Int64, _ reason: String) -> StatementDraft {
    StatementDraft.row(day).id(id).kind(.request).type("CONSUMPTION_REQUEST").requestReason(reason)
  }

  private static func refund(_ id: String, _ reason: String) -> StatementDraft {
    StatementDraft.row(20).id(id).revokedDay(20).kind(.refund).type("REFUND").reason(reason)
  }

  @Test func statedReasonsMeetApplesReasons() throws {
    let books = Ledger([
      Self.request("1", 10, "LEGAL"), Self.refund("1", "1"), Self.request("2", 10, "LEGAL"), Self.refund("2", "0"),
      Self.request("3", 10, "OTHER"), Self.refund("3", "1"), StatementDraft.reversal(30).id("3"), Self.refund("4", "1"),
    ])
    let rows = try SectionTable(.requests, of: books).rows("request_reasons")
    #expect(rows.map { $0["request_reason"] } == [.text("LEGAL"), .text("OTHER")])
    #expect(rows.map { $0["developer_issue"] } == [.count(1), .count(1)])
    #expect(rows.map { $0["other"] } == [.count(1), .count(0)])
    #expect(rows.map { $0["refunds_gross"] } == [.count(2), .count(1)])
  }

  @Test func declinedWithoutARequestMakeNoRate() throws {
    // One request granted, one declined; one more was declined without a request in the input.
    let books = Ledger([
      Self.request("1", 10, "LEGAL"), Self.refund("1", "1"), Self.request("2", 10, "LEGAL"),
      StatementDraft.row(12).id("2").kind(.declined).type("REFUND_DECLINED"),
      StatementDraft.row(12).id("3").kind(.declined).type("REFUND_DECLINED"),
    ])
    let rows = try SectionTable(.requests, of: books).rows("requests")
    #expect(rows.map { $0["declined"] } == [.count(1), .count(1), .count(1)])
    #expect(rows.map { $0["approval"] } == [.rate(0.5), .rate(0.5), .unknown])
  }

  @Test func pendingRequestsShowTheirAgeAndAreNeverDeclined() throws {
    // Of days 1, 10 and 30, with the input ending on day 40: 39, 30 and 10 days old.
    let books = Ledger([
      Self.request("1", 1, ""), Self.request("2", 10, ""), Self.request("3", 30, ""),
      StatementDraft.row(40).id("9").purchaseDay(40),
    ])
    let table = try SectionTable(.requests, of: books)
    #expect(table.section.paragraphs == ["3 pending requests are 30 days old in the median, the oldest 39 days."])
    #expect(try table.rows("requests").last?["pending"] == .count(3))
    #expect(try table.rows("requests").last?["approval"] == .notAvailable)
  }
}
