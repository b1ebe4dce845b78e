import Refunds
import Testing

/// rules.md 1: any order, any split and any repetition of the same inputs gives the same books.
struct LedgerPropertyTests {
  /// Statements about a handful of transactions, with ties, copies and reused notification UUIDs.
  private static func statements(_ random: inout RandomStatements) -> [StatementDraft] {
    (0..<(5 + random.generator.below(25))).map { _ in
      var fields = random.statement()
      fields.id = random.generator.pick(["1", "2", "3", "0003", "abc"])
      fields.original = random.generator.pick(["", "1", "2"])
      fields.app = random.generator.pick(["", "a", "a", "a", "b"])
      fields.product = random.generator.pick(["", "monthly", "yearly"])
      fields.environment = random.generator.once(in: 8) ? .sandbox : .production
      fields.uuid = UInt64(random.generator.below(12))
      fields.price = random.generator.pick([nil, 0, 4990, 9990])
      fields.currency = random.generator.pick(["", "EUR", "USD"])
      fields.trust = random.generator.pick([.verified, .unsigned, .notChecked])
      fields.requestReason = random.generator.pick(["", "OTHER", "LEGAL"])
      fields.account = random.generator.pick(["", "x", "y"])
      fields.offerDiscountType = random.generator.pick(["", "", "FREE_TRIAL"])
      fields.purchaseDay = random.generator.pick([nil, 1, 2])
      fields.expiryDay = random.generator.pick([nil, 8, 31])
      return StatementDraft(fields: fields)
    }
  }

  /// The statements in up to three files, each read in up to three batches.
  private static func split(_ drafts: [StatementDraft], _ random: inout RandomStatements) -> [[[StatementDraft]]] {
    var files = [[[StatementDraft]]](repeating: [[], [], []], count: 1 + random.generator.below(3))
    for draft in drafts { files[random.generator.below(files.count)][random.generator.below(3)].append(draft) }
    return files
  }

  private static func ledger(_ files: [[[StatementDraft]]]) -> Ledger {
    var selection = Selection()
    selection.environments = [.production, .sandbox]
    return Ledger(evidence: Evidence(files: files), selection: selection)
  }

  @Test func anyOrderAndAnySplitGivesTheSameBooks() {
    for seed in 0..<600 as Range<UInt64> {
      var random = RandomStatements(seed: seed)
      let drafts = LedgerPropertyTests.statements(&random)
      let first = LedgerPropertyTests.ledger([[drafts]])
      #expect(first.coverage.total.balances, "seed \(seed)")
      for _ in 0..<3 {
        let shuffled = drafts.shuffled(using: &random.generator)
        let other = LedgerPropertyTests.ledger(LedgerPropertyTests.split(shuffled, &random))
        guard LedgerFacts(other) == LedgerFacts(first), other.coverage.total == first.coverage.total else {
          Issue.record("seed \(seed): \(LedgerFacts(first)) is not \(LedgerFacts(other))")
          return
        }
      }
    }
  }

  @Test func repeatedStatementsChangeNothingButTheCountOfDuplicates() {
    for seed in 1000..<1600 as Range<UInt64> {
      var random = RandomStatements(seed: seed)
      let drafts = LedgerPropertyTests.statements(&random)
      let copies = drafts.filter { _ in random.generator.once(in: 2) }
      let first = LedgerPropertyTests.ledger([[drafts]])
      let shuffled = (drafts + copies).shuffled(using: &random.generator)
      let other = LedgerPropertyTests.ledger(LedgerPropertyTests.split(shuffled, &random))
      guard LedgerFacts(other) == LedgerFacts(first) else {
        Issue.record("seed \(seed): \(LedgerFacts(first)) is not \(LedgerFacts(other))")
        return
      }
      #expect(other.coverage.total.used == first.coverage.total.used, "seed \(seed)")
      #expect(other.coverage.total.read == first.coverage.total.read + copies.count, "seed \(seed)")
      #expect(other.coverage.total.balances, "seed \(seed)")
    }
  }
}
