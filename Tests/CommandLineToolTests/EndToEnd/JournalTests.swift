import CommandLineTool
import FixtureGenerator
import Foundation
import Testing

/// `list -O hledger` and `-O beancount`, against journals that were worked out by hand.
@Suite("Journals")
struct JournalTests {
  private static func run(_ arguments: [String]) throws -> TestRun {
    let run = try TestRun()
    try run.write(JournalInput.small(), to: "hooks.jsonl")
    return run.run(arguments + [run.path("hooks.jsonl")])
  }

  @Test("the entries of hledger, with what cannot be booked as a comment")
  func hledger() throws {
    let run = try Self.run(["list", "-O", "hledger"])
    #expect(run.status == .success)
    #expect(
      run.output == """
        ; Refunds and their reversals at customer prices, not proceeds; days of UTC.
        decimal-mark .
        commodity 1,000. JPY
        commodity 1,000.000 KWD
        commodity 1,000.00 USD
        account Assets:Receivables:Apple
        account Expenses:Refunds

        2026-03-01 * (2001) pro.monthly | Refund: issue with the app
            ; original_transaction_id:2001
            ; app:com.example.app
            ; product_id:pro.monthly
            ; storefront:USA
            ; amount_basis:full_price
            Expenses:Refunds           9.99 USD
            Assets:Receivables:Apple  -9.99 USD

        2026-03-02 * (2002) pro.monthly | Prorated refund: other reason
            ; original_transaction_id:2002
            ; app:com.example.app
            ; product_id:pro.monthly
            ; storefront:USA
            ; amount_basis:percentage
            Expenses:Refunds           3.3299667 USD
            Assets:Receivables:Apple  -3.3299667 USD

        2026-03-03 ! (2003) coins | Refund: no reason given
            ; original_transaction_id:2003
            ; app:com.example.app
            ; product_id:coins
            ; storefront:JPN
            ; amount_basis:assumed_full_price
            Expenses:Refunds           1500 JPY
            Assets:Receivables:Apple  -1500 JPY

        ; 2026-03-04 (2005) pro.monthly | Refund: other reason: not booked, its amount is unknown

        2026-03-04 * (2006) pro.yearly | Refund: issue with the app
            ; original_transaction_id:2006
            ; app:com.example.app
            ; product_id:pro.yearly
            ; storefront:KWT
            ; amount_basis:full_price
            Expenses:Refunds           3.075 KWD
            Assets:Receivables:Apple  -3.075 KWD

        2026-03-10 ! (2003) coins | Reversal of a refund: no reason given
            ; original_transaction_id:2003
            ; app:com.example.app
            ; product_id:coins
            ; storefront:JPN
            ; amount_basis:assumed_full_price
            Expenses:Refunds          -1500 JPY
            Assets:Receivables:Apple   1500 JPY

        """)
    #expect(
      run.errors.contains(
        "refunds: note: entries that are only comments in the journal, for their amount is unknown: 1; "
          + "book them by hand, or name a list of prices with --catalog\n"))
  }

  @Test("the entries of beancount, on the days of the zone and in the accounts of the user")
  func beancount() throws {
    let run = try TestRun()
    try run.write(JournalInput.small(), to: "hooks.jsonl")
    try run.write(
      """
      # The books of a shop.
      refunds product=pro.* currency=USD = Expenses:Refunds:Pro
      reversals = Income:Refunds-Reversed
      receivable storefront=JPN = Assets:Apple:Japan
      receivable = Assets:Apple
      """, to: "books.accounts")
    run.run([
      "list", "-o", run.path("out.beancount"), "--accounts", run.path("books.accounts"), "--tz", "Asia/Tokyo",
      "--product", "pro.monthly", "--product", "coins", run.path("hooks.jsonl"),
    ])
    #expect(run.status == .success)
    let facts = { (id: String, product: String, storefront: String, basis: String) in
      """
          transaction_id: "\(id)"
          original_transaction_id: "\(id)"
          app: "com.example.app"
          product_id: "\(product)"
          storefront: "\(storefront)"
          amount_basis: "\(basis)"

      """
    }
    #expect(
      try String(contentsOfFile: run.path("out.beancount"), encoding: .utf8) == """
        ; Refunds and their reversals at customer prices, not proceeds; days of Asia/Tokyo.
        2026-03-01 open Assets:Apple
        2026-03-01 open Assets:Apple:Japan
        2026-03-01 open Expenses:Refunds
        2026-03-01 open Expenses:Refunds:Pro
        2026-03-01 open Income:Refunds-Reversed

        2026-03-01 * "pro.monthly" "Refund: issue with the app"
        \(facts("2001", "pro.monthly", "USA", "full_price"))    Expenses:Refunds:Pro   9.99 USD
            Assets:Apple          -9.99 USD

        2026-03-03 * "pro.monthly" "Prorated refund: other reason"
        \(facts("2002", "pro.monthly", "USA", "percentage"))    Expenses:Refunds:Pro   3.3299667 USD
            Assets:Apple          -3.3299667 USD

        2026-03-03 ! "coins" "Refund: no reason given"
        \(facts("2003", "coins", "JPN", "assumed_full_price"))    Expenses:Refunds     1500 JPY
            Assets:Apple:Japan  -1500 JPY

        ; 2026-03-04 (2005) pro.monthly | Refund: other reason: not booked, its amount is unknown

        2026-03-10 ! "coins" "Reversal of a refund: no reason given"
        \(facts("2003", "coins", "JPN", "assumed_full_price"))    Income:Refunds-Reversed  -1500 JPY
            Assets:Apple:Japan        1500 JPY

        """)
  }

  @Test("months, one after the other, hold every entry of the whole once; without directives they can be included")
  func months() throws {
    let run = try TestRun()
    let lines = Simulation(size: 900, seed: 7).events.map { DecodedNotifications.record($0).compact + [0x0A] }
    try run.write(String(decoding: lines.joined(), as: UTF8.self), to: "hooks.jsonl")
    func entries(_ period: String) -> [String] {
      run.run(["list", "-q", "-O", "hledger", "--no-header", "-p", period, run.path("hooks.jsonl")])
      #expect(run.status == .success)
      let parts = run.output.components(separatedBy: "\n\n").map { $0.trimmingCharacters(in: .newlines) }
      #expect(parts.first == "decimal-mark .")
      return Array(parts.dropFirst())
    }
    let whole = entries("2025..2026")
    #expect(whole.count > 20)
    #expect(["2025", "2026-01", "2026-02", "2026-03", "2026-04..2026-12"].flatMap(entries) == whole)
  }

  @Test("one thread and four write the same bytes", arguments: ["hledger", "beancount"])
  func threads(format: String) throws {
    let run = try TestRun()
    let texts = run.run(["list", "-q", "-O", format, "--jobs", "1", Fixtures.path("showcase")]).output
    #expect(texts.count > 1000)
    #expect(run.run(["list", "-q", "-O", format, "--jobs", "4", Fixtures.path("showcase")]).output == texts)
  }

  @Test(
    "a file of accounts that is missing makes exit 66, a line that is no rule exit 65, both before the input is read")
  func accountsFaults() throws {
    let run = try TestRun()
    run.run(["list", "-O", "hledger", "--accounts", run.path("none"), "nowhere.jsonl"])
    #expect(run.status == .missingInput)
    #expect(
      run.errors
        == "refunds: \(run.path("none")): the accounts cannot be opened: No such file or directory; "
        + "see refunds help accounts\n")
    try run.write("refunds = Expenses:Refunds\nreceivable = assets:apple\n", to: "books")
    run.run(["list", "-O", "beancount", "--accounts", run.path("books"), "nowhere.jsonl"])
    #expect(run.status == .unusableInput)
    #expect(
      run.errors.hasPrefix("refunds: \(run.path("books")):2: the account assets:apple does not begin with Assets:"))
    #expect(run.output.isEmpty)
  }

  @Test("an input without refunds is a journal without entries")
  func empty() throws {
    let run = try TestRun()
    try run.write("[]", to: "in.json")
    #expect(run.run(["list", "-q", "-O", "hledger", run.path("in.json")]).output.hasSuffix(" UTC.\ndecimal-mark .\n"))
    #expect(run.run(["list", "-q", "-O", "beancount", run.path("in.json")]).output.hasSuffix(" UTC.\n"))
    #expect(run.status == .success)
  }
}
