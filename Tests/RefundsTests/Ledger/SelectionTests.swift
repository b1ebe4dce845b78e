import Refunds
import Testing

/// rules.md 7: what is left out, visibly. The books balance each time.
struct SelectionTests {
  private static let drafts: [StatementDraft] = [
    .refund(1).id("1"), .refund(1).id("2").environment(.sandbox),
    .refund(1).id("3").environment(.xcode), .refund(1).id("4").environment(.localTesting),
    .refund(1).id("5").environment(.unrecognized),
  ]

  @Test func productionAloneCountsUnlessAsked() {
    let ledger = Ledger(SelectionTests.drafts)
    #expect(ledger.identifiers == ["1"])
    #expect(ledger.coverage.total.leftOut == [.sandbox: 1, .xcode: 1, .localTesting: 1, .environmentUnknown: 1])
    #expect(ledger.coverage.total.balances)
  }

  @Test func anotherEnvironmentOnRequest() {
    let ledger = Ledger(SelectionTests.drafts) { $0.environments = [.sandbox] }
    #expect(ledger.identifiers == ["2"])
    #expect(ledger.coverage.total.leftOut == [.production: 1, .xcode: 1, .localTesting: 1, .environmentUnknown: 1])
  }

  @Test func anUnknownEnvironmentIsAlwaysLeftOut() {
    let ledger = Ledger(SelectionTests.drafts) { $0.environments = Set(Environment.allCases) }
    #expect(ledger.identifiers == ["1", "2", "3", "4"])
    #expect(ledger.coverage.total.leftOut == [.environmentUnknown: 1])
  }

  @Test func otherAppsAreLeftOutWithAllTheirStatements() {
    let ledger = Ledger([
      .refund(1).app("a"), .row(0).app("b").id("2"), .refund(1).app("b").id("2"),
    ]) { $0.apps = ["a"] }
    #expect(ledger.transactions.count == 1)
    #expect(ledger.coverage.total.leftOut == [.otherApp: 2])
    #expect(ledger.coverage.total.balances)
  }

  @Test func aRecordThatJoinsTheAppCountsUnderIt() {
    let ledger = Ledger([.refund(1).app(""), .row(0).app("a")]) { $0.apps = ["a"] }
    #expect(ledger.episodes.count == 1)
    #expect(ledger.coverage.total.used == 2)
  }

  @Test func otherProductsAreLeftOut() {
    let drafts: [StatementDraft] = [.refund(1).product("coins.100"), .refund(1).product("pro").id("2")]
    let ledger = Ledger(drafts) { $0.products = [Glob("coins.*")] }
    #expect(ledger.identifiers == ["2000000000000001"])
    #expect(ledger.coverage.total.leftOut == [.otherProduct: 1])
  }

  @Test(arguments: [
    ("*", "", true), ("a*", "abc", true), ("*c", "abc", true), ("a?c", "abc", true), ("a?c", "ac", false),
    ("a*b*c", "axxbyyc", true), ("a*b*c", "axxbyy", false), ("abc", "abcd", false), ("", "", true), ("", "a", false),
    ("**a", "ba", true), ("*ab", "aab", true),
  ])
  func globs(pattern: String, text: String, fits: Bool) {
    #expect(Glob(pattern).fits(text) == fits)
  }
}
