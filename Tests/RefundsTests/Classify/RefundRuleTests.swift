import Refunds
import Testing

/// rules.md 3, rules 11 to 15, and what refund evidence is.
struct RefundRuleTests {
  private func ledger(_ reason: String, _ change: StatementDraft.Change = { $0 }) -> Ledger {
    Ledger([change(.revokedRow(3, on: 2).reason(reason))])
  }

  private func expect(_ ledger: Ledger, _ rule: Rule, _ category: Refunds.Category, counts: Bool) {
    #expect(ledger.rules == [rule])
    #expect(ledger.categories == [category])
    #expect(ledger.episodes.map(\.verdict.countsAsRefund) == [counts])
    #expect(ledger.episodes.map { $0.refunded != nil } == [counts])
  }

  @Test(arguments: ["1", "1.0", "developerIssue", "DEVELOPER_ISSUE", "developer-issue", "Developer Issue"])
  func rule11AnIssueInAnySpelling(reason: String) {
    expect(ledger(reason), .reasonIssue, .developerIssue, counts: true)
  }

  @Test(arguments: ["0", "0.0", "other", "OTHER", "Other"])
  func rule12AnotherReasonInAnySpelling(reason: String) {
    expect(ledger(reason), .reasonOther, .other, counts: true)
  }

  @Test func zeroIsAReasonAndNotItsAbsence() {
    #expect(ledger("0").rules == [.reasonOther])
    #expect(ledger("").rules == [.reasonAbsent])
  }

  @Test func rule13RevokedWithoutAReason() {
    expect(ledger(""), .reasonAbsent, .unspecified, counts: true)
    expect(Ledger([.refund(3)]), .reasonAbsent, .unspecified, counts: true)
  }

  @Test(arguments: ["2", "7", "-1", "-0", "10", "01", "someday"])
  func rule14AnotherReasonWithEvidenceIsARefund(reason: String) {
    expect(Ledger([.refund(3).reason(reason)]), .reasonUnknownRefund, .unknown, counts: true)
  }

  @Test(arguments: ["2", "7", "-1", "-0", "10", "01", "someday"])
  func rule15AnotherReasonWithoutEvidenceNeedsReview(reason: String) throws {
    let ledger = ledger(reason)
    expect(ledger, .reasonUnknown, .unknown, counts: false)
    #expect(try #require(ledger.episodes.first).verdict.rule.needsReview)
    #expect(ledger.episodes.first?.revocation.reason == reason, "survives as written")
  }

  @Test func onlyTheRulesForReviewNeedIt() {
    #expect(Rule.allCases.filter(\.needsReview) == [.typeUnknown, .reasonUnknown])
  }

  @Test(
    arguments: [
      { $0.revocationType("REFUND_FULL") }, { $0.revocationType("REFUND_PRORATED") },
      { $0.source(.refundHistory) }, { $0.itemRefunds([.money(100)]) }, { $0.itemRefunds([.money(nil)]) },
    ] as [StatementDraft.Change])
  func refundEvidenceOfARow(change: StatementDraft.Change) {
    #expect(ledger("7", change).rules == [.reasonUnknownRefund])
  }

  @Test(arguments: [
    SourceKind.transactionHistory, .transactionInfo, .subscriptionStatus, .orderLookup, .transaction, .notification,
  ])
  func noOtherSourceIsEvidence(source: SourceKind) {
    #expect(ledger("7") { $0.source(source) }.rules == [.reasonUnknown])
  }

  @Test(arguments: ["NEW_TYPE", "refund"])
  func noOtherTypeIsEvidence(type: String) {
    #expect(ledger("7") { $0.revocationType(type) }.rules == [.typeUnknown])
  }

  @Test func evidenceBelongsToItsEpisode() {
    let ledger = Ledger([.refund(2).reason("7"), .reversal(4), .revokedRow(6, on: 6).reason("7")])
    #expect(ledger.rules == [.reasonUnknownRefund, .reasonUnknown])
  }

  @Test func evidenceMayComeAfterTheRow() {
    let ledger = Ledger([.revokedRow(3, on: 2).reason("7"), .refund(5).revokedDay(2)])
    #expect(ledger.rules == [.reasonUnknownRefund])
  }

  @Test func theReasonIsPrintedForEveryCategory() {
    let ledger = Ledger([.revoke(3).reason("1")])
    #expect(ledger.episodes.map { ledger.reasonName(of: $0) } == ["developerIssue"])
    #expect(ledger.categories == [.familySharing])
  }

  @Test func anUnknownReasonIsPrintedAsWritten() {
    let ledger = Ledger([.refund(3).reason("7")])
    #expect(ledger.episodes.map { ledger.reasonName(of: $0) } == ["unknown(7)"])
  }

  @Test(arguments: [
    ("REFUND_FULL", RevocationType.refundFull), ("refund_full", .refundFull), ("REFUND_PRORATED", .refundProrated),
    ("FAMILY_REVOKE", .familyRevoke), ("ASSIGNMENT_REVOKE", .assignmentRevoke), ("", .absent), ("X", .unrecognized),
  ])
  func revocationTypes(written: String, type: RevocationType) {
    #expect(RevocationType(written: written) == type)
  }
}
