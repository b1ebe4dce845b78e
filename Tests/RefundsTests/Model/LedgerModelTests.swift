import Refunds
import Testing

/// The ledger against the model of sections 2 and 3 on random timelines.
struct LedgerModelTests {
  @Test func theLedgerAgreesWithTheRulesReadLiterally() {
    for seed in 0..<2000 as Range<UInt64> {
      var random = RandomStatements(seed: seed)
      let statements = random.timeline()
      let model = TimelineModel(statements)
      let ledger = Ledger(statements.shuffled(using: &random.generator).map { StatementDraft(fields: $0) })
      let expected = model.episodes.map(\.row).filter { $0.rule != "simulated" }
      let found = ledger.episodes.map(LedgerModelTests.row)
      let isEqual = expected.sorted(by: LedgerModelTests.precedes) == found.sorted(by: LedgerModelTests.precedes)
      guard isEqual else {
        Issue.record("seed \(seed): expected \(expected), found \(found), timeline \(model.statements)")
        return
      }
      guard model.isLeftOut || ledger.outcomes.map(\.rawValue) == model.outcomes else {
        Issue.record("seed \(seed): requests \(model.outcomes), found \(ledger.outcomes), \(model.statements)")
        return
      }
    }
  }

  @Test func theRandomTimelinesReachEveryRuleAndOutcome() {
    var rules: Set<String> = []
    var outcomes: Set<String> = []
    for seed in 0..<2000 as Range<UInt64> {
      var random = RandomStatements(seed: seed)
      let model = TimelineModel(random.timeline())
      rules.formUnion(model.episodes.map(\.classified.rule))
      outcomes.formUnion(model.outcomes)
    }
    // Upgrades are inferred from several transactions; the model knows one.
    #expect(rules == Set(Rule.allCases.map(\.rawValue)).subtracting(["upgrade-inferred"]))
    #expect(outcomes == Set(RefundRequest.Outcome.allCases.map(\.rawValue)))
  }

  private static func row(_ episode: Episode) -> EpisodeModel.Row {
    func day(_ instant: Instant?) -> Int64? { instant.map { $0.dayNumber - Instant.day(0).dayNumber } }
    return EpisodeModel.Row(
      rule: episode.verdict.rule.rawValue, category: episode.verdict.category.rawValue,
      counts: episode.verdict.countsAsRefund, alsoUpgraded: episode.verdict.alsoUpgraded,
      revokedDay: day(episode.revokedAt), reversedDay: day(episode.reversedAt),
      evidence: episode.reversalEvidence?.rawValue ?? "none")
  }

  private static func precedes(_ left: EpisodeModel.Row, _ right: EpisodeModel.Row) -> Bool {
    "\(left)" < "\(right)"
  }
}

extension TimelineModel {
  /// Nothing but simulated refunds: the whole transaction is test data.
  fileprivate var isLeftOut: Bool {
    let positions = Set(episodes.filter { $0.classified.rule == "simulated" }.flatMap { $0.members + [$0.end ?? -1] })
    return statements.indices.allSatisfy(positions.contains)
  }
}
