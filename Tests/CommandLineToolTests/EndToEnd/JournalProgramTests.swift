import CommandLineTool
import FixtureGenerator
import Foundation
import Testing

/// Journals as the programs see them that they are written for.
@Suite("Journals in hledger and beancount")
struct JournalProgramTests {
  /// Writes the journals of one input in both formats and returns their paths.
  private static func write(_ input: String, for run: TestRun) throws -> (hledger: String, beancount: String) {
    try run.write(input, to: "hooks.jsonl")
    for name in ["out.journal", "out.beancount"] {
      run.run(["list", "-q", "-o", run.path(name), run.path("hooks.jsonl")])
      #expect(run.status == .success)
    }
    return (run.path("out.journal"), run.path("out.beancount"))
  }

  private static func shop(_ seed: UInt64) -> String {
    let lines = Simulation(size: 2500, seed: seed).events.map { DecodedNotifications.record($0).compact + [0x0A] }
    return String(decoding: lines.joined(), as: UTF8.self)
  }

  private static let inputs: [@Sendable () throws -> String] = [
    { try JournalInput.small() }, { try JournalInput.hostile() }, { shop(11) }, { "[]" },
  ]

  @Test("hledger check --strict has nothing to say", .enabled(if: AccountingProgram.hledger.isAvailable))
  func hledgerCheck() throws {
    for input in Self.inputs {
      let run = try TestRun()
      let answer = try AccountingProgram.hledger.run([
        "-f", Self.write(try input(), for: run).hledger, "check", "--strict",
      ])
      #expect(answer.status == 0, "\(answer.output)")
      #expect(answer.output.isEmpty, "\(answer.output)")
    }
  }

  @Test("bean-check has nothing to say", .enabled(if: AccountingProgram.beanCheck.isAvailable))
  func beanCheck() throws {
    for input in Self.inputs {
      let run = try TestRun()
      let answer = try AccountingProgram.beanCheck.run([Self.write(try input(), for: run).beancount])
      #expect(answer.status == 0, "\(answer.output)")
      #expect(answer.output.isEmpty, "\(answer.output)")
    }
  }

  @Test(
    "the balances of hledger are the product's own money, to the last digit",
    .enabled(if: AccountingProgram.hledger.isAvailable), arguments: [UInt64(11), 12, 13])
  func balances(seed: UInt64) throws {
    let run = try TestRun()
    let journal = try Self.write(Self.shop(seed), for: run).hledger
    let summary = ["summary", "-q", "-O", "csv", "--measure", "money", "--basis", "event-date"]
    let rows = Self.cells(run.run(summary + [run.path("hooks.jsonl")]).output)
    let column = try #require(rows.first?.firstIndex(of: "refunded_net"))
    let reversed = try #require(rows.first?.firstIndex(of: "refunded_reversed"))
    let own = Dictionary(uniqueKeysWithValues: try rows.dropFirst().map { ($0[0], try Self.decimal($0[column])) })
    #expect(own.count == 7)
    #expect(try rows.dropFirst().contains { try Self.decimal($0[reversed]) != 0 })
    // Amounts of the summary have up to three digits, whatever the currency.
    let styles = own.keys.flatMap { ["-c", "1000.000 \($0)"] }
    for (account, sign) in [("Expenses:Refunds", Decimal(1)), ("Assets:Receivables:Apple", -1)] {
      let answer = try AccountingProgram.hledger.run(
        ["-f", journal, "balance", account, "-N", "-E", "-O", "csv", "--layout=bare"] + styles)
      #expect(answer.status == 0, "\(answer.output)")
      let balances = try Self.cells(answer.output).dropFirst().map { ($0[1], try Self.decimal($0[2]) * sign) }
      #expect(Dictionary(uniqueKeysWithValues: balances) == own.filter { $0.value != 0 }, "\(account) seed \(seed)")
    }
  }

  @Test("hostile texts are one payee each and no tag of their own", .enabled(if: AccountingProgram.hledger.isAvailable))
  func hostileTexts() throws {
    let run = try TestRun()
    let journal = try Self.write(JournalInput.hostile(), for: run).hledger
    let tags = try AccountingProgram.hledger.run(["-f", journal, "tags"]).output
    #expect(
      tags == "amount_basis\napp\noriginal_transaction_id\nproduct_id\nstorefront\n")
    let count = JournalInput.hostileTexts.count
    let payees = try AccountingProgram.hledger.run(["-f", journal, "payees"]).output
    #expect(payees.count { $0 == "\n" } == count)
    let total = try AccountingProgram.hledger.run(["-f", journal, "balance", "-N", "-O", "csv", "Expenses"]).output
    #expect(total.contains("\"\(Decimal(count) * Decimal(999) / 100) USD\""), "\(total)")
  }

  private static func cells(_ text: String) -> [[String]] {
    text.split(separator: "\n").map { line in
      line.split(separator: ",", omittingEmptySubsequences: false).map { $0.filter { $0 != "\"" } }
    }
  }

  private static func decimal(_ text: String) throws -> Decimal { try #require(Decimal(string: text)) }
}
