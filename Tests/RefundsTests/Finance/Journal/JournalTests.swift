import Refunds
import Testing

/// Which entries a journal has, when, and between which accounts.
struct JournalTests {
  private static let dollars = StatementDraft.refund(3).id("1").price(9990).currency("USD").purchaseDay(1)

  private static func entries(
    _ drafts: [StatementDraft], zone: ZoneRules = .utc, accounts: AccountMapping = AccountMapping(),
    _ change: (inout EpisodeList) -> Void = { _ in }
  ) throws -> [JournalEntry] {
    var list = EpisodeList()
    change(&list)
    return try #require(list.journal(of: Ledger(drafts), in: zone, accounts: accounts).journal).entries
  }

  private static func lines(_ entry: JournalEntry) -> [String] {
    entry.postings.map { "\($0.account) \($0.amount.text(most: 8, least: 0))" }
  }

  @Test func aRefundMovesMoneyFromTheReceivable() throws {
    let entries = try Self.entries([Self.dollars])
    #expect(entries.map(\.kind) == [.refund])
    #expect(entries[0].date == CivilDate(year: 2026, month: 1, day: 4))
    #expect(Self.lines(entries[0]) == ["Expenses:Refunds 9.99", "Assets:Receivables:Apple -9.99"])
  }

  @Test func aReversalIsAnEntryOfItsOwnDayWithTheOppositeSigns() throws {
    let entries = try Self.entries([Self.dollars, .reversal(9).id("1")])
    #expect(entries.map(\.kind) == [.refund, .reversal])
    #expect(entries[1].date == CivilDate(year: 2026, month: 1, day: 10))
    #expect(Self.lines(entries[1]) == ["Expenses:Refunds -9.99", "Assets:Receivables:Apple 9.99"])
  }

  @Test func everyEntryFallsIntoThePeriodOfItsOwnDate() throws {
    let drafts = [Self.dollars, StatementDraft.reversal(9).id("1")]
    let periods = [(0, 5), (5, 20), (20, 30)].map { start, end in
      DateRange(start: .day(Int64(start)), end: .day(Int64(end)), label: "")
    }
    let kinds = try periods.map { period in try Self.entries(drafts) { $0.period = period }.map(\.kind) }
    #expect(kinds == [[.refund], [.reversal], []])
  }

  @Test func theDayIsThatOfTheZone() throws {
    let zone = ZoneRules(name: "West", firstOffsetMilliseconds: -3_600_000, changes: [])
    #expect(try Self.entries([Self.dollars], zone: zone)[0].date == CivilDate(year: 2026, month: 1, day: 3))
  }

  @Test func whatIsNoRefundIsNoEntry() throws {
    let drafts = [
      StatementDraft.revoke(3).id("1").price(9990).currency("USD"),
      .refund(3).id("2").price(9990).currency("USD").ownership("FAMILY_SHARED"),
      .revokedRow(1, on: 3).id("3").price(9990).currency("USD").isUpgraded(true),
      .reversal(3).id("4").price(9990).currency("USD"),
    ]
    #expect(Ledger(drafts).episodes.count == 4)
    #expect(try Self.entries(drafts).isEmpty)
  }

  @Test func whatCannotBeBookedSaysWhy() throws {
    let drafts = [
      StatementDraft.refund(3).id("1").currency("USD"), .refund(3).id("2").price(9990),
      .refund(3).id("3").price(9990).currency("US dollars"),
      .refund(3).id("4").price(9990).currency("USD").revocationType("REFUND_PRORATED"),
      .refund(nil).id("5").price(9990).currency("USD"),
    ]
    let entries = try Self.entries(drafts)
    #expect(
      entries.map(\.obstacle) == [.amountUnknown, .currencyUnknown, .currencyUnknown, .amountUnknown, .dateUnknown])
    #expect(entries.flatMap(\.postings) == [])
  }

  @Test func aFreeTrialIsAnEntryOfNothing() throws {
    let entries = try Self.entries([.refund(3).price(0).currency("USD")])
    #expect(Self.lines(entries[0]) == ["Expenses:Refunds 0", "Assets:Receivables:Apple 0"])
  }

  @Test func theOrderIsByDayThenByTheBytesOfTheIdThenByTime() throws {
    let drafts =
      ["30", "4", "100"].map { Self.dollars.id($0) } + [
        Self.dollars.id("9").revokedDay(2).day(2), .reversal(2).id("9"),
      ]
    #expect(try Self.entries(drafts).map(\.transactionIdentifier) == ["9", "9", "100", "30", "4"])
  }

  @Test func theFirstRuleThatFitsNamesTheAccount() throws {
    let drafts = [
      Self.dollars.id("1").product("pro.yearly"), Self.dollars.id("2").product("coins").storefront("JPN"),
      Self.dollars.id("3").product("coins"), .reversal(4).id("1").product("pro.yearly"),
    ]
    let accounts = AccountMapping([
      AccountRule(.refunds, [.init(.product, Glob("pro.*"))], account: "Pro"),
      AccountRule(.refunds, [.init(.product, Glob("*")), .init(.storefront, Glob("JPN"))], account: "Japan"),
      AccountRule(.refunds, account: "Rest"),
      AccountRule(.receivable, [.init(.currency, Glob("USD"))], account: "Dollars"),
    ])
    let entries = try Self.entries(drafts, accounts: accounts)
    #expect(entries.map { $0.postings[0].account } == ["Pro", "Japan", "Rest", "Pro"])
    #expect(entries.allSatisfy { $0.postings[1].account == "Dollars" })
    let reversals = AccountMapping([AccountRule(.reversals, [.init(.app, Glob("com.*"))], account: "Back")])
    #expect(try Self.entries(drafts, accounts: reversals)[3].postings[0].account == "Back")
  }
}
