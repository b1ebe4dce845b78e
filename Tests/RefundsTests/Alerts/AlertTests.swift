import Refunds
import Testing

/// Alerts on shops small enough to count by hand: 40 purchases a week, from Monday 5 January 2026 on.
@Suite("Alerts")
struct AlertTests {
  /// A shop of whole weeks. `refunds` says how many of a week's purchases are refunded after two days.
  private struct Shop {
    var weeks = 12
    var perWeek = 40
    var refunds: [Int: Int] = [:]
    var builds: [Int: String] = [:]
    var reason = "1"
    var refundAge: Int64 = 2
    /// Days after the last week until the last statement.
    var tail: Int64 = 7

    var ledger: Ledger {
      var drafts: [StatementDraft] = []
      for week in 0..<weeks {
        for number in 0..<perWeek {
          let day = 4 + Int64(week * 7 + number % 7)
          let purchase = StatementDraft.row(day).id("\(week * 1000 + number)").purchaseDay(day).price(1000).currency(
            "EUR"
          )
          .storefront("DEU").appVersion(builds[week] ?? "1").product("pro")
          drafts.append(purchase)
          if number < refunds[week] ?? 0 {
            drafts.append(
              purchase.day(day + refundAge).revokedDay(day + refundAge).kind(.refund).type("REFUND").reason(reason))
          }
        }
      }
      // Until when the input tells what happened.
      drafts.append(StatementDraft.row(4 + Int64(weeks) * 7 + tail - 1).id("999999").ownership("FAMILY_SHARED"))
      return Ledger(drafts)
    }
  }

  private static let steady = Dictionary(uniqueKeysWithValues: (0..<12).map { ($0, 1) })

  @Test("nothing stands out in a steady shop, and the report says how much was tested")
  func steady() {
    let alerts = Alerts(ledger: Shop(refunds: Self.steady).ledger)
    #expect(alerts.alerts.isEmpty)
    // Build, product, storefront and all: one window for the build, two for each other group, two measures.
    #expect(alerts.testedGroups == 4)
    #expect(alerts.tests.count == 14)
    #expect(
      alerts.lead == [
        "Nothing stands out: 4 groups tested in 14 comparisons, purchases up to week 2026-W13, refunds within 7 days; "
          + "smallest corrected p = 1."
      ])
  }

  @Test("a bad build of the newest two weeks is found with its first week")
  func badBuild() throws {
    var shop = Shop(refunds: Self.steady.merging([10: 10, 11: 12]) { $1 })
    shop.builds = [10: "2", 11: "2"]
    let alerts = Alerts(ledger: shop.ledger)
    let first = try #require(alerts.alerts.first)
    #expect(first.group.scope == "app_version")
    #expect(alerts.ledger.text(first.group.version) == "2")
    #expect(first.measure == .developerIssue)
    #expect((first.observed, first.purchases) == (22, 80))
    // The eight weeks before the build: one refund of 40 purchases each.
    #expect((first.baselineObserved, first.baselinePurchases) == (8, 320))
    #expect(first.expected == 2)
    #expect(alerts.weeks[first.since].label == "2026-W12")
    #expect(first.dispersion == 0)
    #expect(first.corrected == first.probability * 16)
    #expect(
      alerts.lead[0].hasPrefix(
        "developerIssue refunds of pro rose from 2.5 % to 27.5 % since build 2, week 2026-W12 (corrected p < 0.000001; "
          + "22 of 80 purchases within 7 days; 8 weeks before: 8 of 320, all builds)."))
    // Two measures of build, product, storefront and all: eight alerts, one of them told, four named.
    #expect(alerts.alerts.count == 8)
    #expect(
      alerts.lead[1].hasPrefix("Also raised, perhaps by the same cause: refunds of any reason of pro on build 2; "))
    #expect(alerts.lead[1].hasSuffix("; 3 more, of 5 groups tested in 16 comparisons."))
  }

  @Test("a bad build that nobody buys any more is still found")
  func oldBadBuild() throws {
    var shop = Shop(refunds: Self.steady.merging([9: 14]) { $1 })
    shop.builds = [9: "2", 10: "3", 11: "3"]
    let first = try #require(Alerts(ledger: shop.ledger).alerts.first)
    #expect((first.observed, first.purchases) == (14, 40))
    let alerts = Alerts(ledger: shop.ledger)
    #expect(alerts.ledger.text(first.group.version) == "2")
    #expect(alerts.weeks[first.since].label == "2026-W11")
    #expect(alerts.weeks[first.until].label == "2026-W11")
    #expect(alerts.lead[0].contains(" on build 2, week 2026-W11 ("))
  }

  @Test("refunds for other reasons raise the measure of all refunds only")
  func otherReasons() {
    var shop = Shop(refunds: Self.steady.merging([11: 15]) { $1 })
    shop.reason = "0"
    let alerts = Alerts(ledger: shop.ledger)
    #expect(!alerts.alerts.isEmpty)
    #expect(alerts.alerts.allSatisfy { $0.measure == .refunds })
  }

  @Test("refunds above the age do not count")
  func age() {
    var shop = Shop(refunds: Self.steady.merging([11: 15]) { $1 })
    shop.refundAge = 8
    shop.tail = 14
    #expect(Alerts(ledger: shop.ledger).tests.allSatisfy { $0.observed == 0 && !$0.isAlert })
    var rule = AlertRule()
    rule.days = 14
    #expect(!Alerts(ledger: shop.ledger, rule: rule).alerts.isEmpty)
  }

  @Test("a week is mature on the day that its last purchases are old enough")
  func maturity() {
    var shop = Shop(refunds: Self.steady)
    #expect(Alerts(ledger: shop.ledger).weeks.last?.label == "2026-W13")
    shop.tail = 6
    #expect(Alerts(ledger: shop.ledger).weeks.last?.label == "2026-W12")
  }

  @Test("five refunds are needed, however unlikely fewer are")
  func fewRefunds() {
    // No refund in 2,720 earlier purchases, then four in a week: Fisher's p is about 1/9^4, and still no alert.
    var shop = Shop(refunds: [11: 4])
    shop.perWeek = 340
    let alerts = Alerts(ledger: shop.ledger)
    #expect(alerts.alerts.isEmpty)
    shop.refunds = [11: 7]
    let raised = Alerts(ledger: shop.ledger).alerts
    #expect(!raised.isEmpty)
    // Without any earlier refund the exact comparison stands for the tail, which would be 0.
    #expect(raised.allSatisfy { $0.probability == $0.comparison && $0.probability > 0 })
  }

  @Test("too little history says what is missing")
  func shortHistory() {
    let alerts = Alerts(ledger: Shop(weeks: 5, refunds: [4: 20]).ledger)
    #expect(alerts.alerts.isEmpty)
    #expect(
      alerts.lead == [
        "There is too little history to tell what is unusual: 9 whole weeks are needed whose purchases are 7 days old, "
          + "and the input has 5; its first statement is of 2026-01-05."
      ])
  }

  @Test("an empty input says so, too")
  func empty() {
    let alerts = Alerts(ledger: Ledger([]))
    #expect(alerts.tests.isEmpty)
    #expect(alerts.lead.count == 1)
  }

  @Test("too few purchases say so")
  func fewPurchases() {
    let alerts = Alerts(ledger: Shop(perWeek: 3, refunds: [11: 3]).ledger)
    #expect(
      alerts.lead == [
        "There are too few purchases to tell what is unusual: 30 are needed in the weeks tested and in the 8 weeks before."
      ])
  }
}
