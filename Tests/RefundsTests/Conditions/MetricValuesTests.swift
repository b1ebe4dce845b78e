import Refunds
import Testing

/// Values of metrics on books small enough to count by hand.
@Suite("Values of metrics")
struct MetricValuesTests {
  private static func bought(_ id: String, _ day: Int64, _ product: String = "a") -> StatementDraft {
    StatementDraft.row(day).id(id).product(product).purchaseDay(day).price(1000).currency("EUR")
  }

  private static func refunded(_ draft: StatementDraft, _ day: Int64, _ reason: String = "1") -> StatementDraft {
    draft.day(day).revokedDay(day).kind(.refund).type("REFUND").reason(reason)
  }

  /// Of product a 4 were bought: 1 refunded after 3 days for an issue, 2 after 20 days for another reason. Of b 1, refunded
  /// and reversed. One request is declined, one pending. The input ends on day 40.
  private static let ledger = Ledger([
    bought("1", 0), refunded(bought("1", 0), 3), bought("2", 0), refunded(bought("2", 0), 20, "0"), bought("3", 8),
    bought("4", 30), bought("5", 1, "b"), refunded(bought("5", 1, "b"), 5),
    StatementDraft.reversal(9).id("5").product("b"),
    StatementDraft.request(10).id("3").product("a"), StatementDraft.declined(11).id("3").product("a"),
    StatementDraft.request(31).id("4").product("a"),
    StatementDraft.row(40).id("7").ownership("FAMILY_SHARED"),
  ])

  private func value(_ text: String, period: DateRange? = nil) throws -> Double? {
    let metric = try #require(try Condition("\(text) > 0").metrics.first)
    return MetricValues(ledger: Self.ledger, period: period).value(of: metric)
  }

  @Test(
    "over all of the input",
    arguments: [
      ("paid_transactions", 5), ("refunds.gross", 3), ("refunds.reversed", 1), ("refunds.net", 2),
      ("refund_rate.cohort", 2.0 / 5), ("refund_ratio.period", 2.0 / 5), ("developer_issue.rate", 1.0 / 5),
      ("developer_issue.share", 1.0 / 2), ("requests.declined", 1), ("requests.pending", 1), ("requests.granted", 0),
      ("requests.approval", 0),
      // Bought on day 30 and watched until day 40 only.
      ("refund_rate.cohort@14", 1.0 / 4), ("refund_rate.cohort@30", 2.0 / 4), ("developer_issue.rate@10", 1.0 / 5),
      ("developer_issue.rate@2", 0),
      (#"refund_rate.cohort{product="a"}"#, 2.0 / 4), (#"refunds.reversed{product="b"}"#, 1),
      (#"paid_transactions{product="a",product="b"}"#, nil), (#"refunds.net{product="c"}"#, nil),
      ("refund_rate.cohort@41", nil),
    ] as [(String, Double?)])
  func everything(text: String, expected: Double?) throws {
    #expect(try value(text) == expected)
  }

  @Test("in a period: purchases by their date, refunds by theirs")
  func period() throws {
    let period = DateRange(start: .day(4), end: .day(21))
    #expect(try value("paid_transactions", period: period) == 1)
    #expect(try value("refunds.net", period: period) == 1)
    #expect(try value("refund_ratio.period", period: period) == 1)
    #expect(try value("refund_rate.cohort", period: period) == 0)
    #expect(try value("developer_issue.share", period: period) == 0)
    let empty = DateRange(start: .day(100), end: .day(107))
    #expect(try value("paid_transactions", period: empty) == 0)
    #expect(try value("refund_rate.cohort", period: empty) == nil)
    #expect(try value("requests.approval", period: empty) == nil)
  }
}
