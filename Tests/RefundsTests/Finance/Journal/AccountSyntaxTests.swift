import Refunds
import Testing

struct AccountSyntaxTests {
  @Test(arguments: [
    "Expenses:Refunds", "expenses", "Expenses:App Store:Refunds", "Aufwand:Rückerstattungen", "2026:R&D", "費用:返金",
  ])
  func hledgerTakes(account: String) {
    #expect(AccountSyntax.hledger.fault(in: account) == nil)
  }

  @Test(arguments: [
    "", ":", "Expenses:", ":Refunds", "Expenses::Refunds", "Expenses:App  Store", "Expenses;Refunds", "Expenses:A\tB",
    "(Expenses:Refunds)", "[Expenses]", "* Expenses", "! Expenses", "Expenses:A\u{A0}B", "Expenses:\u{202E}A",
  ])
  func hledgerRefuses(account: String) {
    #expect(AccountSyntax.hledger.fault(in: account) != nil)
  }

  @Test(arguments: [
    "Expenses:Refunds", "Assets:Receivables:App-Store", "Income:2026:Pro2", "Liabilities:X", "Equity:Österreich",
  ])
  func beancountTakes(account: String) {
    #expect(AccountSyntax.beancount.fault(in: account) == nil)
  }

  @Test(arguments: [
    "", "Expenses", "expenses:Refunds", "Revenues:Refunds", "Expenses:refunds", "Expenses:App Store", "Expenses:-Pro",
    "Expenses:Pro:", "Expenses::Pro", "Expenses:R&D", "Expenses:返金", "Expenses:Pro_1",
  ])
  func beancountRefuses(account: String) {
    #expect(AccountSyntax.beancount.fault(in: account) != nil)
  }
}
