/// Tables as spreadsheets and databases write them.
enum TableExamples {
  private static let columns = [
    "transaction_id", "product_id", "environment", "purchase_date", "price", "currency", "revocation_date",
    "revocation_reason",
  ]
  private static let purchase = [
    "990000000000006", "com.example.orchard.coins.500", "Production", "2026-03-02T08:00:00Z", "4990", "USD", "", "",
  ]
  private static let refund = [
    "990000000000001", "com.example.orchard.pro.monthly", "Production", "2026-03-02T08:00:00Z", "9990", "USD",
    "2026-03-06T08:00:00Z", "1",
  ]

  static var all: [Example] {
    let withComma = refund.map { $0 == "9990" ? "9,99" : $0 }
    let psql = purchase.map { $0.isEmpty ? "\\N" : $0 }
    return [
      table("comma.csv", ",", [columns, purchase, refund], "a table of transactions with commas"),
      table("semicolon.csv", ";", [columns, withComma], "a spreadsheet in whose language 9.99 is 9,99", .price),
      table("psql-copy.tsv", "\t", [columns, psql, refund], "psql COPY: tabs, and `\\N` where nothing is"),
    ]
  }

  static var invalid: [Example] {
    [
      invalid(
        "unmapped-columns", "columns of the owner's own", [columns + ["note", "created_at"], refund + ["x", "y"]],
        .oneMonth()),
      invalid("ragged-row", "a row with a cell too many", [columns, refund + ["x"]], .oneMonth()),
      Example(
        path: "invalid/table-without-columns/cities.csv", content: Array("city,population\nOslo,700000\n".utf8),
        what: "a table of something else", expected: .nothing("never 0 refunds", findings: ["table-without-columns"])),
    ]
  }

  private static func table(
    _ file: String, _ delimiter: String, _ rows: [[String]], _ what: String, _ price: Price = .milliunits
  ) -> Example {
    let text = rows.map { $0.joined(separator: delimiter) + "\n" }.joined()
    return Example(
      path: "formats/table/\(file)", content: Array(text.utf8), what: what,
      expected: .oneMonth(findings: price == .price ? ["price-has-fraction"] : []))
  }

  private enum Price { case milliunits, price }

  private static func invalid(
    _ code: String, _ what: String, _ rows: [[String]], _ expected: Example.Expectation
  ) -> Example {
    var example = InvalidExamples.example(code, what, [], expected)
    example.path = "invalid/\(code)/table.csv"
    example.content = Array(rows.map { $0.joined(separator: ",") + "\n" }.joined().utf8)
    return example
  }
}
