import Refunds
import Testing

/// How long refunded access stayed open.
struct ExposureSectionTests {
  private static func refund(_ id: String, seen day: Int64, _ channel: Channel) -> StatementDraft {
    StatementDraft.row(day).id(id).purchaseDay(0).revokedDay(10).kind(channel == .server ? .refund : .snapshot)
      .reason("1").channel(channel)
  }

  private static let day: Int64 = 86_400_000

  /// Revoked on day 10. One was heard of by the server on day 11 and by the device on days 14 and 20, one by the server
  /// on day 13 alone, one by the device on day 40 alone.
  private static let books = Ledger([
    refund("1", seen: 11, .server), refund("1", seen: 20, .device), refund("1", seen: 14, .device),
    refund("2", seen: 13, .server), refund("3", seen: 40, .device),
  ])

  @Test func eachChannelHasItsOwnDelay() throws {
    let rows = try SectionTable(.exposure, of: Self.books).rows("exposure")
    #expect(rows.map { $0["channel"] } == [.text("server"), .text("device")])
    #expect(rows.map { $0["refunds"] } == [.count(2), .count(2)])
    #expect(rows[0]["median_seconds"] == .duration(milliseconds: Self.day))
    #expect(rows[0]["worst_seconds"] == .duration(milliseconds: 3 * Self.day))
    #expect(rows[1]["median_seconds"] == .duration(milliseconds: 4 * Self.day))
    #expect(rows[1]["p90_seconds"] == .duration(milliseconds: 30 * Self.day))
  }

  @Test func whoSawWhat() throws {
    let rows = try SectionTable(.exposure, of: Self.books).rows("seen_by")
    #expect(rows.map { $0["refunds"] } == [.count(1), .count(1), .count(1)])
  }

  @Test func theWorstComeFirst() throws {
    let rows = try SectionTable(.exposure, of: Self.books).rows("worst")
    #expect(rows.map { $0["transaction_id"] } == [.text("3"), .text("1"), .text("2")])
    #expect(rows[0]["server_seconds"] == .unknown)
    #expect(rows[1]["device_seconds"] == .duration(milliseconds: 4 * Self.day))
  }

  @Test func revocationsThatAreNoRefundsAreNotListed() throws {
    let family = StatementDraft.row(20).id("9").ownership("FAMILY_SHARED").purchaseDay(0).revokedDay(10)
    #expect(try SectionTable(.exposure, of: Ledger([family])).section.tables.isEmpty)
  }
}
