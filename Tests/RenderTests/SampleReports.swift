import Refunds

/// Small finished answers, made by hand.
enum SampleReports {
  static let asOf = Instant(milliseconds: 1_774_242_000_000)  // 2026-03-23T05:00:00Z
  static let revokedAt = Instant(milliseconds: 1_772_616_600_000)  // 2026-03-04T09:30:00Z
  static let week = DateRange(
    start: Instant(year: 2026, month: 3, day: 16), end: Instant(year: 2026, month: 3, day: 23), label: "2026-W12")

  static var table: Table {
    Table(
      id: "by_product",
      columns: [
        .init("product_id", "Product"), .init("paid", "Paid", isNumeric: true),
        .init("refunded", "Refunded", isNumeric: true), .init("currency", "Currency"),
        .init("rate", "Rate", isNumeric: true), .init("revoked_at", "Revoked"), .init("low_sample", "Low sample"),
      ],
      rows: [
        .init([
          .text("pro_monthly"), .count(8014), .money(Amount(milliunits: 1_204_880), currency: "USD"), .text("USD"),
          .rate(88.0 / 8014), .instant(revokedAt), .flag(false),
        ]),
        .init([
          .text("coins|100"), .count(30), .money(Amount(milliunits: 12_400_000), currency: "JPY"), .text("JPY"),
          .rate(0), .unknown, .flag(true),
        ]),
        .init([.text("Total"), .count(8044), .unknown, .text(""), .notAvailable, .empty, .empty], isEmphasized: true),
      ])
  }

  /// An answer in rows.
  static var rows: Report {
    report([Report.Section(id: "rows", title: "By product", tables: [table])])
  }

  /// A document with two tables, one of which has amounts without a column for their currency.
  static var document: Report {
    let money = Table(
      id: "money",
      columns: [.init("basis", "Basis"), .init("net", "Net", isNumeric: true), .init("week", "Week of")],
      rows: [
        .init([
          .text("reported"), .money(Amount(milliunits: 1500), currency: "KWD"),
          .date(CivilDate(year: 2026, month: 3, day: 16)),
        ]),
        .init([.text("=assumed"), .money(Amount(milliunits: -2500), currency: ""), .empty]),
      ])
    return report([
      Report.Section(
        id: "by_product", title: "By product", paragraphs: ["- 1 *bold* claim & <b>more</b>."], tables: [table],
        notes: ["12 family members are no refunds."]),
      Report.Section(id: "money", title: "Money", tables: [money]),
    ])
  }

  static func report(_ sections: [Report.Section]) -> Report {
    var coverage = Coverage()
    coverage.total.read = 5
    coverage.total.used = 3
    coverage.total.duplicates = 1
    coverage.total.leftOut = [.sandbox: 1]
    coverage.files = [Coverage.File(name: "hooks.jsonl", tally: coverage.total)]
    coverage.sources = [
      Coverage.Source(kind: .notification, statements: 3, first: revokedAt, last: nil, daysWithoutStatement: 2)
    ]
    coverage.trust = [.verified: 3]
    coverage.transactions = 3
    coverage.refundsWithoutPurchase = 1
    let finding = Finding(
      code: .priceHasFraction, subject: "9.99", count: 4,
      places: [Finding.Place(origin: Origin(file: 0, record: 12), byteOffset: 4711)])
    return Report(
      schema: "refunds.sample/1", title: "Refunds, week 2026-W12", asOf: asOf, period: week,
      definition: Report.Definition(id: "refund_rate.cohort@14", meaning: "standing refunds / paid transactions"),
      sections: sections, coverage: coverage, findings: [finding])
  }

  /// One table with one column of the given texts.
  static func texts(_ texts: [String]) -> Report {
    let table = Table(
      id: "rows", columns: [.init("text", "Text"), .init("number", "Number", isNumeric: true)],
      rows: texts.map { Table.Row([.text($0), .count(1)]) })
    return report([Report.Section(id: "rows", title: "Rows", tables: [table])])
  }

  /// A document of one paragraph.
  static func paragraph(_ text: String) -> Report {
    report([Report.Section(id: "a", title: "", paragraphs: [text])])
  }
}
