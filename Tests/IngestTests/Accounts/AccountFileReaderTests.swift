import Ingest
import Refunds
import Testing

struct AccountFileReaderTests {
  private static func read(_ text: String, _ syntax: AccountSyntax = .hledger) throws(AccountFileError)
    -> AccountMapping
  {
    try AccountFileReader.read(Array(text.utf8), for: syntax)
  }

  @Test func rulesCommentsAndSpaces() throws {
    let mapping = try Self.read(
      "\u{FEFF}# books\r\n\r\n\trefunds product=com.example.pro.*  storefront=DEU\t=  Expenses:App Store \r\n"
        + "refunds currency=A=B = Expenses:Odd = Name\n  reversals = Income:Back\nreceivable = Assets:Apple")
    #expect(
      mapping
        == AccountMapping([
          AccountRule(
            .refunds, [.init(.product, Glob("com.example.pro.*")), .init(.storefront, Glob("DEU"))],
            account: "Expenses:App Store"),
          AccountRule(.refunds, [.init(.currency, Glob("A=B"))], account: "Expenses:Odd = Name"),
          AccountRule(.reversals, account: "Income:Back"), AccountRule(.receivable, account: "Assets:Apple"),
        ]))
  }

  @Test(arguments: ["\r", "\n", "\r\n"])
  func lineEnds(end: String) throws {
    let lines = ["# books", "", "refunds = Expenses:X", "receivable = Assets:Y"]
    let mapping = try Self.read(lines.joined(separator: end) + end)
    #expect(
      mapping
        == AccountMapping([AccountRule(.refunds, account: "Expenses:X"), AccountRule(.receivable, account: "Assets:Y")])
    )
    #expect(throws: AccountFileError.self) { try Self.read(lines.joined(separator: end) + end + "x" + end) }
  }

  @Test func anEmptyFileLeavesTheUsualAccounts() throws {
    #expect(try Self.read("") == AccountMapping())
    #expect(try Self.read("\n# nothing yet\n") == AccountMapping())
  }

  @Test(arguments: [
    ("refunds Expenses:Refunds", 1, "expected a role, = with a space on either side, and an account"),
    ("refunds = A\nreceivable =", 2, "expected a role, = with a space on either side, and an account"),
    ("refunds=Expenses", 1, "expected a role, = with a space on either side, and an account"),
    ("= Expenses", 1, "expected a role, = with a space on either side, and an account"),
    ("\n\nsales = Income:Sales", 3, "the line does not begin with a role"),
    ("refunds price=9.99 = A", 1, "price=9.99 is no condition"),
    ("refunds product= = A", 1, "product= is no condition"),
    ("refunds pro = A", 1, "pro is no condition"),
    ("refunds = A;B", 1, "the account A;B has a semicolon, where hledger begins a comment"),
    ("refunds = A\nrefunds product=pro = B", 2, "the rule is never reached: line 1 takes all refunds"),
    ("refunds = A\nrefunds = B", 2, "the rule is never reached: line 1 takes all refunds"),
  ])
  func badLines(text: String, line: Int, what: String) {
    let error = #expect(throws: AccountFileError.self) { try Self.read(text) }
    #expect(error?.line == line)
    #expect(error?.what == what)
    #expect(error?.advice.isEmpty == false)
  }

  @Test func theRulesOfTheFormatHold() {
    #expect(throws: Never.self) { try Self.read("refunds = expenses:refunds") }
    let error = #expect(throws: AccountFileError.self) { try Self.read("refunds = expenses:refunds", .beancount) }
    #expect(
      error?.what
        == "the account expenses:refunds does not begin with Assets:, Liabilities:, Equity:, Income:, Expenses:"
    )
  }

  @Test func bytesThatAreNotUTF8() {
    let error = #expect(throws: AccountFileError.self) {
      try AccountFileReader.read(Array("refunds = A\n".utf8) + [0xFF, 0x0A], for: .hledger)
    }
    #expect(error?.line == 2)
    #expect(error?.what == "the line is not UTF-8")
  }
}
