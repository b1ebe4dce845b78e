import CommandLineTool
import Foundation
import Testing

/// The invented shop of the finance samples, level by level, held to the notes that lie with it (`reconcile` in their
/// expected.json, whose numbers stand here).
@Suite("reconcile on the samples")
struct ReconcileSampleTests {
  private static let folder: String? = {
    let root = Fixtures.folder.deletingLastPathComponent().deletingLastPathComponent()
    let path = root.appending(path: "shared/samples/finance/synthetic").path
    if FileManager.default.fileExists(atPath: path) { return path }
    print("Skipped: ../shared/samples/finance is absent.")
    return nil
  }()

  private static let header =
    "level,period,product_id,country,currency,server_refunds,server_amount,apple_units,apple_amount,proceeds,"
    + "proceeds_currency,difference_units,difference_amount,cause,detail"

  /// The columns that the notes speak of, without the common beginning of product ids.
  private static func rows(_ reports: [String], _ options: [String] = []) throws -> (rows: Set<String>, run: TestRun)? {
    guard let folder else { return nil }
    let run = try TestRun()
    let server = ["server_notifications.jsonl", "server_history.json"].map { "\(folder)/\($0)" }
    let apple = reports.flatMap { ["--apple", "\(folder)/\($0)"] }
    run.run(["reconcile", "-O", "csv", "-q"] + options + apple + server)
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(lines.first == header)
    return (Set(lines.dropFirst().map(noted)), run)
  }

  private static func noted(_ line: String) -> String {
    let cells = line.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    var words: [String] = [cells[2].replacing("com.example.orchard.", with: "")]
    words += cells[3...9]
    words.append(cells[13])
    return words.joined(separator: " ")
  }

  private static let books: Set<String> = [
    "pro.monthly US USD 2 19.98 2 19.98 14.00 matched", "gems.500 US USD 3 14.97 3 14.97 10.50 matched",
    "pro.yearly US USD 1 59.99 1 59.99 42.00 matched", "plus.monthly DE EUR 1 12.00 1 12.00 7.06 matched",
    "gems.500 JP JPY 1 800 1 800 509 matched", "pro.monthly BA EUR 1 9.99 1 9.99 5.98 matched",
    // Refunded on the last two days and not settled by their end: 1010, 1011 and 1012, 1013, 1017.
    "pro.monthly US USD 1 9.99 0 0.00  in_transit", "gems.500 GB GBP 2 9.98 0 0.00  in_transit",
    "gems.500 GB GBP 1 4.99 0 0.00  in_transit", "plus.monthly DE EUR 1 6.00 0 0.00  in_transit",
    "plus.monthly DE EUR 0 0.00 0 0.00  family",
  ]

  @Test("books, from four regions or from one detailed file")
  func books() throws {
    let regions = ["US", "EU", "JP", "WW"].map { "80012345_0326_\($0).txt" }
    for reports in [regions, ["FD_80012345_0326.txt"], regions + ["FD_80012345_0326.txt"]] {
      guard let answer = try Self.rows(reports) else { return }
      #expect(answer.rows == Self.books)
      #expect(answer.run.status == .success)
    }
  }

  @Test("sales of a day: partial refunds, an upgrade's credit and a bundle's set apart")
  func sales() throws {
    guard let answer = try Self.rows(["S_D_80012345_20260327.txt"]) else { return }
    #expect(
      answer.rows == [
        "pro.monthly US USD 1 9.99 1 9.99 7.00 matched", "gems.500 GB GBP 2 9.98 2 9.98 5.82 matched",
        "plus.monthly DE EUR 1 6.00 0 6.00 3.53 partial", "pro.monthly US USD 0 0.00 0 6.44 4.51 upgrade_credit",
        "ORCHARDPLUS US USD 0 0.00 1 2.99 2.10 bundle_credit", "plus.monthly DE EUR 0 0.00 0 0.00  family",
      ])
    #expect(answer.run.status == .success)
  }

  @Test("subscriptions of a day, with Apple's numbers told by what fits or by SALES")
  func subscriber() throws {
    for others in [[], ["S_D_80012345_20260327.txt"]] {
      guard let answer = try Self.rows(["Subscriber_80012345_20260327.txt"] + others) else { return }
      #expect(
        answer.rows.isSuperset(of: [
          "pro.monthly US USD 1 9.99 1 9.99 7.00 matched", "plus.monthly DE EUR 1 6.00 0 6.00 3.53 partial",
          "pro.monthly US USD 0 0.00 0 6.44 4.51 upgrade_credit",
        ]))
      #expect(answer.run.status == .success)
      #expect(answer.run.output.contains("product told by day and price") == others.isEmpty)
    }
  }

  @Test("events of a day, by count")
  func events() throws {
    guard let answer = try Self.rows(["Subscription_Event_80012345_20260327.txt"]) else { return }
    #expect(
      answer.rows == [
        "pro.monthly US  1  1   matched", "plus.monthly DE  1  1   matched", "plus.monthly DE  0  0   family",
      ])
  }

  @Test("cash: Earned is Total_Amount, USD by region")
  func cash() throws {
    let reports = ["80012345_0326_US.txt", "80012345_0326_EU.txt", "80012345_0326_JP.txt", "80012345_0326_WW.txt"]
    guard let answer = try Self.rows(reports + ["payments_balance_crlf.csv"]) else { return }
    let cash = answer.rows.subtracting(Self.books)
    #expect(
      cash == [
        "  USD  528.50  528.50 528.50 matched", "  EUR  192.44  192.44 192.44 matched",
        "  JPY  7131  7131 7131 matched",
        "  USD  17.94  17.94 17.94 matched",
      ])
    #expect(answer.run.status == .success)
    // Without one region its payment has nothing to be compared with, and the rest still ties out.
    let without = try #require(try Self.rows(Array(reports.dropLast()) + ["payments_balance_crlf.csv"]))
    #expect(without.run.output.contains("cash,fiscal:2026-06,,,USD,,,,17.94,17.94,USD,,,report_absent"))
  }

  @Test("a failed total is said first and makes exit 1")
  func controlTotals() throws {
    guard let folder = Self.folder else { return }
    let run = try TestRun()
    run.run([
      "reconcile", "--apple", "\(folder)/FD_80012345_0326_table_off.txt", "-O", "json",
      "\(folder)/server_notifications.jsonl",
    ])
    #expect(run.status == .condition)
    #expect(run.errors.contains("country table of FR/EUR is missing, but the rows add up to"))
    #expect(run.output.contains("\"control_totals\": ["))
    #expect(run.output.contains("\"bridge\": ["))
    #expect(run.output.contains("\"schema\": \"refunds.reconcile/1\""))
  }

  @Test("what is no report is named, and alone it ends the run")
  func refusals() throws {
    guard let folder = Self.folder else { return }
    let run = try TestRun()
    let preOrder = "\(folder)/../sales/PRE_ORDER_SUMMARY_DAILY_1_0.tsv"
    run.run(["reconcile", "--apple", preOrder, "\(folder)/server_notifications.jsonl"])
    #expect(run.status == .unusableInput)
    #expect(run.errors.contains("PRE_ORDER"))
    run.run(["reconcile", "\(folder)/server_notifications.jsonl"])
    #expect(run.status == .usage)
    run.run([
      "reconcile", "--apple", run.path("none"), "--apple", "\(folder)/FD_80012345_0326.txt",
      "\(folder)/server_notifications.jsonl",
    ])
    #expect(run.status == .missingInput)
    #expect(run.output.contains("in_transit"))
  }

  @Test("every format of rows holds the same numbers")
  func formats() throws {
    for format in ["table", "md", "csv", "tsv", "json", "jsonl"] {
      guard let folder = Self.folder else { return }
      let run = try TestRun()
      run.run([
        "reconcile", "-O", format, "--apple", "\(folder)/S_D_80012345_20260327.txt",
        "\(folder)/server_notifications.jsonl",
        "\(folder)/server_history.json",
      ])
      #expect(run.status == .success, "\(format)")
      #expect(run.output.contains("6.44") && run.output.contains("bundle"), "\(format)")
    }
  }
}
