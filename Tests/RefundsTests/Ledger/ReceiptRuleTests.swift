import Refunds
import Testing

/// Rules about what only the rows of receipts leave open (rules.md 1 to 3).
struct ReceiptRuleTests {
  private static func row(_ id: String, bought day: Int64, chain: String = "10") -> StatementDraft {
    StatementDraft().id(id).original(chain).source(.receipt).purchaseDay(day)
  }

  private static func cancel(_ id: String, chain: String = "10", on day: Int64? = nil) -> StatementDraft {
    StatementDraft().id(id).original(chain).source(.notificationV1).kind(.refund).type("CANCEL").revokedDay(day)
      .product("")
  }

  // MARK: Upgrades

  @Test func aCancellationAtTheStartOfAnotherPurchaseIsAnUpgrade() {
    let ledger = Ledger([Self.row("10", bought: 1).revokedDay(5), Self.row("11", bought: 5)])
    #expect(ledger.rules == [.upgradeInferred])
    #expect(ledger.count(of: .upgradeInferred) == 1)
    #expect(ledger.episodes[0].verdict.countsAsRefund == false)
  }

  @Test(arguments: [
    // Another chain, another instant, a reason, an event: each makes it a refund.
    [row("10", bought: 1).revokedDay(5), row("11", bought: 5, chain: "11")],
    [row("10", bought: 1).revokedDay(5), row("11", bought: 6)],
    [row("10", bought: 1).revokedDay(5).reason("0"), row("11", bought: 5)],
    [row("10", bought: 1).revokedDay(5), row("11", bought: 5), cancel("10", on: 5)],
    [row("10", bought: 1).revokedDay(5)],
  ])
  func anyOtherCancellationIsARefund(drafts: [StatementDraft]) {
    let ledger = Ledger(drafts)
    #expect(ledger.episodes.count == 1)
    #expect(ledger.episodes[0].verdict.countsAsRefund)
    #expect(ledger.count(of: .upgradeInferred) == 0)
  }

  @Test func anotherSourceTakesTheGuessAway() {
    let signed = StatementDraft().id("10").original("10").source(.transactionHistory).revokedDay(5).day(6)
    let ledger = Ledger([Self.row("10", bought: 1).revokedDay(5), Self.row("11", bought: 5), signed])
    #expect(ledger.rules == [.reasonAbsent])
  }

  // MARK: Restored copies

  @Test func oneChargeUnderTwoIdsIsOneTransaction() {
    let first = Self.row("30", bought: 1, chain: "20").orderLine("7").revokedDay(5)
    let copy = Self.row("25", bought: 1, chain: "20").orderLine("7").revokedDay(5)
    for drafts in [[first, copy], [copy, first]] {
      let ledger = Ledger(drafts)
      #expect(ledger.identifiers == ["25"])
      #expect(ledger.transactions.count == 1)
      #expect(ledger.count(of: .restoredCopy) == 1)
    }
  }

  @Test func theOriginalIdStands() {
    let drafts = ["30", "20", "25"].map { Self.row($0, bought: 1, chain: "20").orderLine("7").revokedDay(5) }
    #expect(Ledger(drafts).identifiers == ["20"])
  }

  @Test(arguments: [
    [row("1", bought: 1).orderLine("0"), row("2", bought: 1).orderLine("0")],
    [row("1", bought: 1), row("2", bought: 1)],
    [row("1", bought: 1).orderLine("7"), row("2", bought: 2).orderLine("7")],
    [row("1", bought: 1).orderLine("7"), row("2", bought: 1, chain: "11").orderLine("7")],
  ])
  func everythingElseStaysApart(drafts: [StatementDraft]) {
    #expect(Ledger(drafts).transactions.count == 2)
  }

  // MARK: Events without a transaction

  @Test func anUnresolvedCancelStandsForItself() {
    let ledger = Ledger([Self.cancel("", chain: "10"), Self.row("10", bought: 1)])
    #expect(ledger.identifiers == [""])
    #expect(ledger.rules == [.reasonAbsent])
    #expect(ledger.count(of: .unresolved) == 1)
    #expect(ledger.transactions.count == 2)
  }

  @Test func itIsEvidenceForTheNewestPeriodThatNoOtherEventExplains() {
    let drafts = [
      Self.row("10", bought: 1).revokedDay(5), Self.row("11", bought: 6).revokedDay(9),
      Self.row("12", bought: 10).revokedDay(12), Self.cancel("12", on: 12), Self.cancel("", chain: "10"),
    ]
    let ledger = Ledger(drafts)
    #expect(ledger.identifiers == ["10", "11", "12"])
    #expect(ledger.count(of: .unresolved) == 0)
    #expect(ledger.episodes[1].revocation.hasRefundNotification)
    #expect(!ledger.episodes[0].revocation.hasRefundNotification)
  }

  @Test func eventsOfTwoChainsStayApart() {
    let ledger = Ledger([Self.cancel("", chain: "10"), Self.cancel("", chain: "11"), Self.cancel("", chain: "10")])
    #expect(ledger.episodes.count == 2)
    #expect(ledger.coverage.total.duplicates == 1)
  }

  // MARK: Rows that undo nothing

  @Test func aRowOfInAppClosesNothing() {
    let open = Self.row("10", bought: 1).revokedDay(5).day(6)
    #expect(Ledger([open, Self.row("10", bought: 1).day(8).isFrozen(true)]).statuses == [.revoked])
    #expect(Ledger([open, Self.row("10", bought: 1).day(8)]).statuses == [.reversed])
    // The same row in both lists is one row as of now.
    let both = [Self.row("10", bought: 1).day(8).isFrozen(true), Self.row("10", bought: 1).day(8)]
    #expect(Ledger([open] + both).statuses == [.reversed])
  }
}
