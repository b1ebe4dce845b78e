import Refunds
import Testing

/// The twelve transactions of `shop` by hand: ten purchases of 10.00 USD in two weeks, one free trial, one family
/// member; two refunds (one developerIssue, one other that is reversed) and one family revoke.
@Suite("The report")
struct ReportTests {
  private static let monday = Instant(year: 2026, month: 3, day: 2)

  private static func ledger() -> Ledger {
    var batch = Batch(file: 0)
    func add(_ number: UInt64, _ change: (inout Statement, inout SymbolTable) -> Void) {
      var statement = Statement(transaction: Identifier(number: number))
      statement.app = batch.symbols.symbol("com.example.orchard")
      statement.product = batch.symbols.symbol(number % 2 == 0 ? "monthly" : "coins")
      statement.ownership = batch.symbols.symbol(number == 12 ? "FAMILY_SHARED" : "PURCHASED")
      statement.purchasedAt = monday.adding(days: Int64(number % 10))
      statement.time = statement.purchasedAt
      statement.priceMilliunits = 10_000
      statement.currency = batch.symbols.symbol("USD")
      change(&statement, &batch.symbols)
      batch.recordCount += 1
      statement.origin.record = UInt32(batch.recordCount)
      batch.statements.append(statement)
    }
    for number in 1...10 { add(UInt64(number)) { _, _ in } }
    add(11) { statement, symbols in
      statement.priceMilliunits = 0
      statement.offerDiscountType = symbols.symbol("FREE_TRIAL")
    }
    add(12) { _, _ in }
    func revoke(_ number: UInt64, day: Int64, reason: String, kind: StatementKind) {
      add(number) { statement, symbols in
        statement.kind = kind
        statement.notificationType = symbols.symbol(kind == .revoke ? "REVOKE" : "REFUND")
        statement.revokedAt = monday.adding(days: day)
        statement.time = statement.revokedAt
        statement.revocationReason = symbols.symbol(reason)
      }
    }
    revoke(2, day: 8, reason: "1", kind: .refund)
    revoke(3, day: 9, reason: "0", kind: .refund)
    revoke(12, day: 9, reason: "1", kind: .revoke)
    add(3) { statement, symbols in
      statement.kind = .reversal
      statement.notificationType = symbols.symbol("REFUND_REVERSED")
      statement.time = monday.adding(days: 12)
    }
    var evidence = Evidence(fileNames: ["shop.jsonl"])
    evidence.append(batch)
    return Ledger(evidence: evidence, selection: Selection())
  }

  private func section(_ id: String, period: DateRange? = nil) throws -> Report.Section {
    let report = RefundReport(ledger: ReportTests.ledger(), period: period).report()
    return try #require(report.sections.first { $0.id == id })
  }

  private func row(_ label: String, in section: Report.Section) throws -> [Cell] {
    let rows = try #require(section.tables.first).rows
    return try #require(rows.first { $0.cells.first == .text(label) }).cells
  }

  @Test("counts paid transactions, refunds granted and reversed over all of the input")
  func headline() throws {
    let section = try section("headline")
    #expect(try row("Refunds standing", in: section)[1] == .count(1))
    #expect(try row("of them developerIssue", in: section)[1] == .count(1))
    #expect(try row("Refunds granted", in: section)[1] == .count(2))
    #expect(try row("Refunds reversed since", in: section)[1] == .count(1))
    #expect(try row("Paid transactions", in: section)[1] == .count(10))
    #expect(try row("Refund rate so far (refund_rate.cohort)", in: section)[1] == .rate(0.1))
    #expect(
      try row("Refunded, standing, USD", in: section)[1] == .money(Amount(milliunits: 10_000), currency: "USD"))
  }

  @Test("keeps family sharing apart, with the purchaser's reason")
  func matrix() throws {
    let section = try section("revocations")
    // Columns: developerIssue, other, upgradedToBundle, no reason, unknown, total.
    #expect(
      try row("Refunds, standing", in: section).dropFirst()
        == [.count(1), .count(0), .count(0), .count(0), .count(0), .count(1)])
    #expect(
      try row("Refunds, since reversed", in: section).dropFirst()
        == [.count(0), .count(1), .count(0), .count(0), .count(0), .count(1)])
    #expect(
      try row("Family sharing ended (no money)", in: section).dropFirst()
        == [.count(1), .count(0), .count(0), .count(0), .count(0), .count(1)])
    #expect(section.notes.first?.hasPrefix("1 family members carry") == true)
  }

  @Test("a period holds purchases by purchase date and refunds by revocation date")
  func period() throws {
    // Monday 2 March to Monday 9 March: purchases on days 0 to 6 (numbers 10, 1 to 6), no revocation yet.
    let first = ISOWeek(containing: ReportTests.monday).range
    let section = try section("headline", period: first)
    #expect(try row("Paid transactions", in: section)[1] == .count(7))
    #expect(try row("Refunds granted", in: section)[1] == .count(0))
    #expect(try row("of them with a standing refund", in: section)[1] == .count(1))
  }

  @Test("an empty base has no rate")
  func emptyBase() throws {
    let ledger = Ledger(evidence: Evidence(fileNames: []), selection: Selection())
    let report = RefundReport(ledger: ledger, period: nil).report()
    let headline = try #require(report.sections.first { $0.id == "headline" })
    #expect(try row("Refund rate so far (refund_rate.cohort)", in: headline)[1] == .notAvailable)
  }

  @Test("money by currency on the cohort basis")
  func money() throws {
    let cells = try row("USD", in: try section("money"))
    #expect(cells[1] == .money(Amount(milliunits: 100_000), currency: "USD"))
    #expect(cells[2] == .money(Amount(milliunits: 20_000), currency: "USD"))
    #expect(cells[3] == .money(Amount(milliunits: 10_000), currency: "USD"))
    #expect(cells[4] == .money(Amount(milliunits: 10_000), currency: "USD"))
    // Neither type nor share is stated, so that the full price is assumed.
    #expect(cells[5] == .money(Amount(milliunits: 10_000), currency: "USD"))
    #expect(cells[6] == .count(0))
    #expect(cells[7] == .money(Amount(milliunits: 10_000), currency: "USD"))
    #expect(cells[8] == .rate(0.1))
  }
}
