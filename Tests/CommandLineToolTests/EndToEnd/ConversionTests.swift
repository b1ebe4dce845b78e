import Codec
import CommandLineTool
import FixtureGenerator
import Foundation
import Testing

/// `--currency` and `--rates` as users see them.
struct ConversionTests {
  private func refund(_ id: String, _ time: String, _ price: Int, _ currency: String) throws -> String {
    try JournalInput.line("REFUND", id, at: time, ["productId": "pro", "price": price, "currency": currency])
  }

  /// Bought a day before each. Of the 2nd: 1 USD = 0.85 EUR and 160 JPY = 1 EUR; of the 5th: 1 USD = 0.86 EUR.
  private func run() throws -> TestRun {
    let run = try TestRun()
    let refunds = try [
      refund("1", "2026-01-06T10:00:00Z", 10_000, "USD"), refund("2", "2026-01-05T10:00:00Z", 300_000, "JPY"),
      refund("3", "2026-01-06T10:00:00Z", 1500, "KWD"), refund("4", "2026-01-06T10:00:00Z", 9990, "EUR"),
      JournalInput.line(
        "REFUND_REVERSED", "1", at: "2026-01-09T10:00:00Z", ["productId": "pro", "price": 10_000, "currency": "USD"]),
    ]
    try run.write(refunds.joined(), to: "hooks.jsonl")
    try run.write(
      "date,from,to,rate\n2026-01-02,USD,EUR,0.85\n2026-01-02,EUR,JPY,160\n2026-01-05,USD,EUR,0.86\n", to: "rates.csv")
    return run
  }

  private func answer(_ run: TestRun, _ arguments: String) -> [String] {
    let words = arguments.split(separator: " ").map(String.init)
    let options = ["-q", "-O", "csv", "--rates", run.path("rates.csv"), run.path("hooks.jsonl")]
    return run.run(words + options).output.split(separator: "\n").map(String.init)
  }

  @Test("each amount with its rate, the date and the source of it")
  func rows() throws {
    let run = try run()
    let columns = "transaction_id,converted_amount,converted_currency,rate,rate_date,rate_source"
    let lines = answer(run, "list --currency eur --sort transaction_id --fields \(columns)")
    let source = run.path("rates.csv")
    #expect(
      lines == [
        columns, "1,8.60,EUR,0.86,2026-01-05,\(source)", "2,1.875,EUR,0.00625,2026-01-02,\(source)", "3,,,,,",
        "4,9.99,EUR,1,,",
      ])
    #expect(run.status == .success)
  }

  // Sales: 10 USD on the 5th at 0.86, 300 JPY on the 4th, 9.99 EUR. The dinars have no rate.
  @Test("groups hold converted money beside the native one")
  func summary() throws {
    let lines = answer(try run(), "summary --measure money --basis event-date --currency EUR")
    #expect(
      lines == [
        "currency,gross_sales,refunded_gross,refunded_reversed,refunded_net,unknown_amounts,ratio_money,"
          + "converted_gross_sales,converted_refunded_gross,converted_refunded_reversed,converted_refunded_net,"
          + "converted_currency,unconverted",
        "EUR,9.99,9.99,0.00,9.99,0,1,9.99,9.99,0.00,9.99,EUR,0",
        "JPY,300,300,0,300,0,1,1.875,1.875,0.00,1.875,EUR,0",
        "KWD,1.500,1.500,0.000,1.500,0,1,,,,,EUR,2",
        "USD,10.00,10.00,10.00,0.00,0,0,8.60,8.60,8.60,0.00,EUR,0",
      ])
  }

  @Test("a report adds up what has a rate, and names what has none")
  func report() throws {
    let run = try run()
    run.run([
      "report", "-q", "--sections", "money", "--currency", "EUR", "--rates", run.path("rates.csv"),
      run.path("hooks.jsonl"),
    ])
    // 8.6 + 1.875 + 9.99 = 20.465, in documents 20.46 (half to even).
    #expect(
      run.output.contains("| EUR          | 20.46 |    20.46 |           8.60 |    11.86 |                      2 |"))
    #expect(run.output.contains("amounts in KWD."))
    #expect(run.output.contains("| KWD      | 1.500 |"), "the native row stays")
  }

  @Test("a rate that is too old is none")
  func gap() throws {
    let lines = answer(try run(), "list --currency EUR --rate-gap 1 --fields transaction_id,rate --sort transaction_id")
    #expect(lines == ["transaction_id,rate", "1,0.86", "2,", "3,", "4,1"])
  }

  @Test(
    "what would be ignored is refused",
    arguments: [
      "list --rates RATES": "--rates: nothing is converted", "list --rate-gap 3": "--rate-gap: nothing is converted",
      "list --currency EUR": "--currency: there are no rates",
      "list --currency euro --rates RATES": "--currency: \"euro\" is no code of a currency",
      "list --fields rate_date": "--fields: the column rate_date needs a conversion",
      "list --sort rate": "--sort: the column rate needs a conversion",
      "list -O hledger --currency EUR --rates RATES": "--currency: no meaning for hledger output",
      "summary --currency EUR --rates RATES": "--currency: count is not converted",
      "report --sections coverage --currency EUR --rates RATES": "--currency: the report shows no converted money",
      "report --rate-gap 400 --currency EUR --rates RATES": "--rate-gap: \"400\" does not fit",
    ])
  func refusals(arguments: String, message: String) throws {
    let run = try run()
    let words = arguments.replacing("RATES", with: run.path("rates.csv")).split(separator: " ").map(String.init)
    run.run(words + [run.path("hooks.jsonl")])
    #expect(run.status == .usage)
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(run.output.isEmpty)
  }

  @Test("a config file may name the rates for whoever asks for a currency")
  func configFile() throws {
    let run = try run()
    try run.write("rates = rates.csv\n", to: ".refunds")
    run.run(["list", "-q", "-O", "csv", run.path("hooks.jsonl")])
    #expect(run.status == .success, "\(run.errors)")
    #expect(!run.output.contains("converted"))
  }

  @Test func filesThatAreMissingOrNoRates() throws {
    let run = try run()
    func status(_ path: String) -> ExitStatus {
      run.run(["list", "--currency", "EUR", "--rates", path, run.path("hooks.jsonl")]).status
    }
    #expect(status(run.path("nowhere.csv")) == .missingInput)
    #expect(status(run.path("hooks.jsonl")) == .unusableInput)
    #expect(run.output.isEmpty)
  }

  @Test func whatStaysNativeIsNoted() throws {
    let run = try run()
    let options = ["--currency", "EUR", "--rates", run.path("rates.csv"), run.path("hooks.jsonl")]
    // Of the dinars a sale and its refund; list has the refund alone.
    for (command, count) in [(["list"], 1), (["summary", "--measure", "money"], 2), (["report"], 2)] {
      run.run(command + options)
      #expect(run.errors.contains("for want of a rate or a date: KWD \(count); name more rates"), "\(run.errors)")
      #expect(run.status == .success)
    }
  }

  @Test func compressedRatesAndFoldersOfThem() throws {
    let run = try run()
    let packed = try #require(GzipDeflater.pack(Array("date,from,to,rate\n2026-01-05,KWD,EUR,2.8\n".utf8)))
    try FileManager.default.createDirectory(atPath: run.path("more"), withIntermediateDirectories: true)
    try Data(packed).write(to: URL(filePath: run.path("more/kwd.csv.gz")))
    run.run([
      "list", "-q", "-O", "csv", "--currency", "EUR", "--rates", run.path("rates.csv"), "--rates", run.path("more"),
      "--sort", "transaction_id", "--fields", "converted_amount", run.path("hooks.jsonl"),
    ])
    #expect(run.output == "converted_amount\n8.60\n1.875\n4.20\n9.99\n")
  }

  @Test("in documents a converted amount has its currency beside it once")
  func documents() throws {
    let run = try run()
    run.run([
      "list", "-q", "-O", "md", "--currency", "EUR", "--rates", run.path("rates.csv"), "--sort", "transaction_id",
      "--fields", "transaction_id,currency,converted_amount,converted_currency", run.path("hooks.jsonl"),
    ])
    #expect(
      run.output.contains("| 2              | JPY      |             1.88 | EUR                |"), "\(run.output)")
  }

  @Test func oddLinesAreNotedWithFileAndLine() throws {
    let run = try run()
    try run.write("date,from,to,rate\n2026-01-02,USD,EUR,0.85\n2026-01-03,USD,EUR,x\n", to: "odd.csv")
    run.run(["list", "--currency", "EUR", "--rates", run.path("odd.csv"), run.path("hooks.jsonl")])
    #expect(run.status == .success)
    #expect(run.errors.contains("odd.csv:3: a line has no readable date"), "\(run.errors)")
  }

  @Test("the names of the columns, with and without a conversion")
  func columnNames() throws {
    let run = try run()
    #expect(!run.run(["list", "--fields"]).output.contains("rate_date"))
    let converted = run.run(["list", "--fields", "--currency", "EUR", "--rates", run.path("rates.csv")]).output
    #expect(converted.hasSuffix("source\nconverted_amount\nconverted_currency\nrate\nrate_date\nrate_source\n"))
  }

  /// Rates of weekdays with six digits, no two alike.
  private func rates() -> String {
    let first = Date(timeIntervalSince1970: 1_766_966_400)  // Monday, 2025-12-29.
    let bases = [("USD", 850_123), ("GBP", 1_150_457), ("JPY", 5501), ("INR", 9407), ("BRL", 160_211)]
    var text = "date,from,to,rate\n"
    for day in 0..<100 where day % 7 < 5 {
      let date = first.addingTimeInterval(Double(day) * 86_400).formatted(.iso8601.year().month().day())
      for (index, (currency, base)) in bases.enumerated() {
        let digits = String(1_000_000_000 + base + day * (index + 3)).dropFirst()
        text += "\(date),\(currency),EUR,\(digits.prefix(3)).\(digits.dropFirst(3))\n"
      }
    }
    return text
  }

  @Test(
    "every converted row and every sum is that of an independent program",
    .enabled(if: PythonCommand.isAvailable), arguments: ["EUR", "USD", "JPY"])
  func independent(currency: String) throws {
    let run = try TestRun()
    try run.write(rates(), to: "rates.csv")
    let options = ["-q", "--currency", currency, "--rates", run.path("rates.csv"), Fixtures.path("showcase")]
    try run.write(run.run(["list", "-O", "json"] + options).output, to: "rows.json")
    let script = Fixtures.folder.deletingLastPathComponent().appending(path: "Tests/Independent/convert.py").path
    let expected = try PythonCommand.run([script, run.path("rates.csv"), run.path("rows.json"), currency, "7"])
    let rows = run.run(
      [
        "list", "-O", "tsv", "--no-header", "--fields", "transaction_id,converted_amount,rate_date,counts_as_refund",
      ] + options
    ).output.split(separator: "\n").map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
    let own = rows.filter { $0[3] == "true" && !$0[1].isEmpty }
    let lines = expected.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
    let theirs = lines.filter { $0.count == 3 }
    #expect(own.count == theirs.count && own.count > 50)
    for (mine, other) in zip(own, theirs) {
      #expect(mine[0] == other[0])
      #expect(Decimal(string: mine[1]) == Decimal(string: other[1]), "\(mine)")
      #expect(mine[2] == (other[2] == "-" ? "" : other[2]), "\(mine)")
    }
    let groups = run.run(
      ["summary", "-O", "tsv", "--no-header", "--measure", "money", "--basis", "event-date"] + options
    )
    .output.split(separator: "\n").map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
    let sums = Dictionary(uniqueKeysWithValues: lines.filter { $0.count == 4 }.map { ($0[0], $0) })
    #expect(groups.count == sums.count)
    for group in groups {
      let sum = try #require(sums[group[0]])
      #expect(Decimal(string: group[8]) == Decimal(string: sum[1]), "\(group)")
      #expect(Decimal(string: group[9]) == Decimal(string: sum[2]), "\(group)")
    }
  }
}
