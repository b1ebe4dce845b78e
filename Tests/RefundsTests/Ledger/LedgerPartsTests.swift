import Testing

@testable import Refunds

/// Inputs that are large enough to be divided.
struct LedgerPartsTests {
  /// Results of the last piece first, as threads may finish.
  private struct Backwards: WorkSharing {
    func results<Result: Sendable>(of count: Int, _ work: @Sendable (Int) -> Result) -> [Result] {
      (0..<count).reversed().map(work).reversed()
    }
  }

  /// 60,000 statements about 50,000 transactions, every tenth of them refunded, in two files.
  private static let evidence: Evidence = {
    let purchases = (0..<50_000).map { number in
      StatementDraft.row(1).id("\(900_000 + number)").price(Int64(number % 7)).product("p\(number % 13)")
        .account(number % 11 == 0 ? "a\(number)" : "")
    }
    let refunds = stride(from: 0, to: 50_000, by: 10).map { StatementDraft.refund(5).id("\(900_000 + $0)") }
    let requests = stride(from: 0, to: 50_000, by: 20).map { StatementDraft.request(4).id("\(900_000 + $0)") }
    let copies = purchases.prefix(2500)
    return Evidence(files: [[purchases], [refunds + requests, Array(copies)]])
  }()

  @Test func eachStatementIsInOnePartAndEachTransactionToo() {
    let statements = Self.evidence.statements
    let parts = LedgerParts(statements, at: Array(statements.indices.map(UInt32.init))).parts
    #expect(parts.count > 1)
    #expect(parts.flatMap { $0.map(\.position) }.sorted() == statements.indices.map(UInt32.init))
    let identifiers = parts.map { Set($0.map { statements[Int($0.position)].transaction }) }
    #expect(identifiers.reduce(0) { $0 + $1.count } == 50_000)
  }

  @Test func partsAddUp() {
    let ledger = Ledger(evidence: Self.evidence, selection: Selection())
    #expect(ledger.transactions.count == 50_000)
    #expect(ledger.episodes.count == 5000)
    #expect(ledger.requests.count == 2500)
    #expect(ledger.coverage.total.used == 57_500)
    #expect(ledger.coverage.total.duplicates == 2500)
    #expect(ledger.coverage.files.map(\.tally.used) == [50_000, 7500])
    // Of seven prices one is 0.
    #expect(ledger.transactions.count(where: \.isPaid) == 50_000 - 7143)
    #expect(ledger.episodes.allSatisfy { ledger.transactions[$0.transaction].identifier.rawValue % 10 == 0 })
    #expect(ledger.requests.allSatisfy { ledger.transactions[$0.transaction].identifier.rawValue % 20 == 0 })
  }

  @Test func theOrderOfWorkDoesNotShow() {
    let forwards = Ledger(evidence: Self.evidence, selection: Selection())
    let backwards = Ledger(evidence: Self.evidence, selection: Selection(), work: Backwards())
    #expect(forwards.transactions.map(\.identifier) == backwards.transactions.map(\.identifier))
    #expect(LedgerFacts(forwards) == LedgerFacts(backwards))
  }
}
