import Foundation
import Ingest
import Refunds
import Testing

struct RateFileReaderTests {
  private func answer(
    _ text: String, _ from: String, _ to: String, _ day: (Int, Int, Int)
  ) throws -> String {
    let source = try RateFileReader.read(Array(text.utf8), name: "file").source
    let rate = RateTable(sources: [source]).rate(
      from: from, to: to, on: CivilDate(year: day.0, month: day.1, day: day.2))
    return rate.map { "\($0.ratio.text) \($0.date?.text ?? "")" } ?? "none"
  }

  private func notes(_ text: String) throws -> [String] {
    try RateFileReader.read(Array(text.utf8), name: "file").notes.map {
      "\($0.kind.rawValue) \($0.count) \($0.lines.map(String.init).joined(separator: " "))"
    }
  }

  private func refusal(_ text: String) -> String {
    do throws(RateFileError) {
      _ = try RateFileReader.read(Array(text.utf8), name: "file")
      return "none"
    } catch {
      return "\(error.line.map(String.init) ?? "-") \(error.what)"
    }
  }

  @Test("a column a currency, lines that end with a comma, N/A for none")
  func centralBank() throws {
    let text = "Date,USD,JPY,BGN,\n2026-01-05,1.25,160,N/A,\n2026-01-02,1.2,150,1.9558,\n"
    #expect(try answer(text, "EUR", "USD", (2026, 1, 5)) == "1.25 2026-01-05")
    #expect(try answer(text, "USD", "EUR", (2026, 1, 5)) == "0.8 2026-01-05")
    #expect(try answer(text, "USD", "JPY", (2026, 1, 4)) == "125 2026-01-02")
    #expect(try answer(text, "EUR", "BGN", (2026, 1, 5)) == "1.9558 2026-01-02")
    #expect(try notes(text) == [])
  }

  @Test func centralBankDaily() throws {
    let text = "Date, USD, JPY, \n13 April 2026, 1.25, 186.75, \n"
    #expect(try answer(text, "EUR", "USD", (2026, 4, 13)) == "1.25 2026-04-13")
    #expect(try answer(text, "EUR", "JPY", (2026, 4, 20)) == "186.75 2026-04-13")
  }

  @Test(arguments: [
    "date,from,to,rate\n2026-01-02,USD,EUR,0.85\n", "rate;to;from;date\r\n0,85;EUR;USD;2026-01-02\r\n",
    "Date\tFrom Currency\tTo Currency\tExchange Rate\n2026/1/2\tusd\teur\t8.5E-1\n",
    "\u{FEFF}date,base,quote,value\n2026-01-02,USD,EUR,\"0.8500\"\n",
  ])
  func plainTables(text: String) throws {
    #expect(try answer(text, "USD", "EUR", (2026, 1, 2)) == "0.85 2026-01-02")
  }

  @Test(
    "prices of hledger, ledger and beancount, among other lines",
    arguments: [
      "P 2026-01-02 USD 0.85 EUR\n", "; rates\n\nP 2026/1/2 USD 0.85 EUR ; mine\nP 2026-01-02 AAPL 190 USD\n",
      "P 2026-01-02 12:30:00 \"USD\" EUR 0.85\n", "2026-01-02 price USD 0.85 EUR\n",
      "2026-01-01 open Assets:Bank EUR\n2026-01-02 price USD  0.85 EUR ; by hand\n",
      "2026-01-02 * \"A sale\"\n  Assets:Bank  1 EUR\n  Income:Sales\n\nP 2026-01-02 USD 0.85 EUR\r\n",
    ])
  func prices(text: String) throws {
    #expect(try answer(text, "USD", "EUR", (2026, 1, 2)) == "0.85 2026-01-02")
    #expect(try notes(text) == [])
  }

  @Test(
    "comments and transactions hold no prices",
    arguments: [
      "P 2026-01-01 USD 0.5 EUR\ncomment\nP 2026-01-02 USD 99 EUR\nend  comment\n",
      "P 2026-01-01 USD 0.5 EUR\rcomment\rP 2026-01-02 USD 99 EUR\r",
      "P 2026-01-01 USD 0.5 EUR\r; P 2026-01-02 USD 99 EUR\r",
      "P 2026-01-01 USD 0.5 EUR\n\tcomment\n  P 2026-01-02 USD 99 EUR\n",
    ])
  func comments(text: String) throws {
    #expect(try answer(text, "USD", "EUR", (2026, 1, 2)) == "0.5 2026-01-01")
    #expect(try notes(text) == [])
  }

  @Test(
    "1767312000 is 2026-01-02T00:00:00Z",
    arguments: [
      #"{"disclaimer":"x","base":"USD","timestamp":1767312000,"rates":{"EUR":0.85,"BTC":0.00001,"XAU_OLD":1}}"#,
      #"[{"base":"USD","timestamp":1767398399,"rates":{"JPY":150,"EUR":8.5e-1}}]"#,
      "{\"base\":\"USD\",\"timestamp\":1767312000,\n \"rates\" : { \"EUR\" : 0.85 } }\n{\"base\":\"USD\",\"timestamp\":1767225600,\"rates\":{\"EUR\":0.5}}",
    ])
  func openExchangeRates(text: String) throws {
    #expect(try answer(text, "USD", "EUR", (2026, 1, 2)) == "0.85 2026-01-02")
  }

  @Test(
    "of more digits than 18 the rest is rounded",
    arguments: [
      ("0.85587127695994522424", "0.855871276959945224"), ("0.8558712769599452245", "0.855871276959945224"),
      ("0.8558712769599452235", "0.855871276959945224"), ("0.85587127695994522351", "0.855871276959945224"),
      ("1.000000000000000000000", "1"), ("999999999999999999.5", "1000000000000000000"),
    ])
  func longRates(written: String, kept: String) throws {
    let answer = try answer("date,from,to,rate\n2026-01-02,USD,EUR,\(written)\n", "USD", "EUR", (2026, 1, 2))
    #expect(answer == "\(kept) 2026-01-02")
  }

  @Test func whatCannotBeReadIsNamedByItsLine() throws {
    let table = """
      date,from,to,rate
      2026-01-02,USD,EUR,0.85
      2026-02-30,USD,EUR,0.85
      2026-01-03,USD,EUR,-1
      2026-01-04,USD,EUR,0
      2026-01-05,$,EUR,0.85
      2026-01-06,USD,EUR,0,85
      2026-01-07,USD,EUR,nan
      2026-01-02,EUR,USD,1.5
      """
    #expect(try notes(table) == ["rate-unreadable 6 3 4 5 6 7 8", "rate-contradiction 1 9"])
    #expect(try answer(table, "USD", "EUR", (2026, 1, 2)) == "0.666666666667 2026-01-02", "the later word counts")
    #expect(
      try notes(#"{"base":"USD","timestamp":1767312000,"rates":{"EUR":"0.85","JPY":150}}"#) == ["rate-unreadable 1 1"])
    #expect(try notes("Date,USD\n2026-01-02,1.2\nyesterday,1.2\n2026-01-03,x\n") == ["rate-unreadable 2 3 4"])
    #expect(try notes("date,from,to,rate\n2026-01-02,USD,EUR,0.85\n\"2026") == ["rate-cut-off 1 3"])
  }

  @Test func whatIsNoFileOfRatesIsRefusedWithoutItsContent() {
    #expect(refusal("") == "- the file of rates is empty")
    #expect(refusal(" \n\t") == "- the file of rates is empty")
    #expect(refusal("PK\u{3}\u{4}") == "- the file is a ZIP archive")
    #expect(refusal("<?xml version=\"1.0\"?>") == "- the rates are XML or a web page")
    #expect(refusal("-----BEGIN PRIVATE KEY-----\nsecret\n").hasPrefix("1 the file holds no rates"))
    #expect(!refusal("-----BEGIN PRIVATE KEY-----\nsecret\n").contains("secret"))
    #expect(
      refusal("Date,Country,Exchange rate\n2024-01-01,Euro,0.9\n").hasPrefix("1 the rates are those of countries"))
    #expect(refusal("Date,USD,EUR\n2024-01-01,1,0.9\n").hasPrefix("1 the table has a column EUR"))
    #expect(refusal("currency,rate\nEUR,0.9\n").contains("no column of the table has the name date"))
    #expect(refusal("Date,Open,Close\n2024-01-01,1,2\n").contains("its columns are neither"))
    #expect(refusal("{\"error\":true}").contains("base, timestamp or rates is missing"))
    #expect(refusal("{\"base\":").contains("no JSON"))
    #expect(refusal("date,from,to,rate\n").contains("no rate in it can be read"))
    #expect(refusal("Date,USD\nyesterday,1\n") == "2 the file has the form of rates, but no rate in it can be read")
  }

  @Test func publishedFiles() throws {
    guard let history = try SharedText.text("samples/finance/fx/eurofxref-hist-excerpt.csv"),
      let daily = try SharedText.text("samples/finance/fx/eurofxref-daily.csv"),
      let countries = try SharedText.text("samples/finance/fx/datasets-exchange-rates-monthly-excerpt.csv")
    else { return }
    #expect(try notes(history) == [])
    #expect(try answer(history, "EUR", "JPY", (2026, 4, 13)) == "186.75 2026-04-13")
    #expect(
      try answer(history, "EUR", "BGN", (2026, 1, 5)) == "1.9558 2025-12-31", "retired: the last one, within the gap")
    #expect(try answer(history, "EUR", "BGN", (2026, 4, 13)) == "none")
    #expect(try answer(history, "EUR", "RUB", (2022, 3, 2)) == "117.201 2022-03-01")
    #expect(try answer(history, "EUR", "DEM", (1999, 1, 4)) == "none")
    #expect(try answer(history, "GBP", "USD", (1999, 1, 4)) == "1.65785402897 1999-01-04", "1.1789 / 0.7111")
    #expect(try answer(daily, "EUR", "USD", (2026, 4, 13)) == "1.1684 2026-04-13")
    #expect(refusal(countries).contains("countries"))
  }

  @Test("Proceeds / Total Owed of the fiscal month, not the printed rate")
  func payments() throws {
    guard let text = try SharedText.text("samples/finance/payments/financial_report_2014-09.csv"),
      let regions = try SharedText.text("samples/finance/payments/financial_report_2014-09_usd_regions.csv")
    else { return }
    #expect(try answer(text, "CHF", "EUR", (2014, 8, 31)) == "0.800301659125 2014-08-31", "26.53 / 33.15")
    #expect(try answer(text, "JPY", "EUR", (2014, 9, 10)) == "0.00816901408451 2014-09-10", "1.16 / 142")
    #expect(try answer(text, "CHF", "EUR", (2014, 8, 30)) == "none")
    #expect(try answer(text, "CHF", "EUR", (2014, 10, 4)) == "0.800301659125 2014-09-27")
    #expect(try answer(text, "CHF", "EUR", (2014, 10, 5)) == "none")
    #expect(try answer(regions, "USD", "EUR", (2014, 9, 1)) == "0.919554812295 2014-09-01", "318.92 / 346.82")
    #expect(try notes(regions) == [])
  }
}

/// Public samples beside the project.
private enum SharedText {
  /// Nil, with a notice, where the file is absent.
  static func text(_ path: String) throws -> String? {
    var root = URL(filePath: #filePath)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    let url = root.appending(path: "../shared/\(path)").standardizedFileURL
    guard FileManager.default.fileExists(atPath: url.path) else {
      print("Skipped: ../shared/\(path) is absent.")
      return nil
    }
    return try String(contentsOf: url, encoding: .utf8)
  }
}
