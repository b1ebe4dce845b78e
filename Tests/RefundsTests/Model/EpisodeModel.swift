import Refunds

/// One episode of the model, and section 3 of rules.md as a table.
struct EpisodeModel {
  /// The whole timeline.
  let all: [StatementFields]
  /// Positions of the statements about the revocation; none for a reversal whose refund is not in the input.
  var members: [Int]
  /// Position of the statement that closes it.
  var end: Int?

  /// What the model says about an episode, to be compared with the ledger.
  struct Row: Equatable {
    var rule: String
    var category: String
    var counts: Bool
    var alsoUpgraded: Bool
    var revokedDay: Int64?
    var reversedDay: Int64?
    var evidence: String
  }

  var statements: [StatementFields] { members.map { all[$0] } }

  /// The newest statement that has a field wins.
  private func newest<Value>(_ field: (StatementFields) -> Value?) -> Value? {
    statements.reversed().lazy.compactMap(field).first
  }

  private func newestText(_ field: (StatementFields) -> String) -> String {
    newest { field($0).isEmpty ? nil : field($0) } ?? ""
  }

  private func has(_ reason: String) -> (StatementFields) -> [AdvancedCommerceRefund]? {
    { statement in (statement.itemRefunds ?? []).contains { $0.reason == reason } ? statement.itemRefunds : nil }
  }

  /// The newest list with money; only without any the newest with modifications, else with simulations.
  private var items: [AdvancedCommerceRefund] {
    newest(has("FULFILLMENT_ISSUE")) ?? newest(has("MODIFY_ITEMS_REFUND")) ?? newest(has("SIMULATE_REFUND_DECLINE"))
      ?? []
  }

  var itemReasons: Set<String> { Set(items.map(\.reason)) }

  /// Only some seats: the transaction is not revoked.
  var isOfSeats: Bool {
    newest(\.revokedDay) == nil
      && (statements.contains { $0.subtype == "SEATS" } || (newest(\.revokedSeats) ?? 0) > 0)
  }

  /// Only some items: the transaction is not revoked.
  var isOfItems: Bool {
    newest(\.revokedDay) == nil && !itemReasons.subtracting(["SIMULATE_REFUND_DECLINE"]).isEmpty
  }

  /// The revocation date, else that of the first refund of items that is money, else of the first modification.
  var ownDate: Int64? {
    func first(_ reason: String) -> Int64? {
      items.filter { $0.reason == reason }.compactMap(\.date).min()
        .map { ($0.milliseconds - Instant.day(0).milliseconds) / Instant.millisecondsPerDay }
    }
    return newest(\.revokedDay) ?? first("FULFILLMENT_ISSUE") ?? first("MODIFY_ITEMS_REFUND")
  }

  private var isUpgraded: Bool { all.contains(where: \.isUpgraded) }

  private var hasRefundEvidence: Bool {
    statements.contains { $0.kind == .refund || $0.source == .refundHistory }
      || ["REFUND_FULL", "REFUND_PRORATED"].contains(newestText(\.revocationType))
      || itemReasons.contains("FULFILLMENT_ISSUE")
  }

  /// The table of section 3, first match wins.
  var classified: (rule: String, category: String, counts: Bool) {
    let ownership = all.last { !$0.ownership.isEmpty }?.ownership ?? ""
    let type = newestText(\.revocationType)
    let reason = newestText(\.reason)
    if members.isEmpty { return ("reversal-only", "unspecified", false) }
    if type == "ASSIGNMENT_REVOKE" || ownership == "ASSIGNED" { return ("assignment", "assignment", false) }
    if type == "FAMILY_REVOKE" { return ("family-type", "familySharing", false) }
    if statements.contains(where: { $0.kind == .revoke }) { return ("family-notification", "familySharing", false) }
    if ownership == "FAMILY_SHARED" { return ("family-ownership", "familySharing", false) }
    if reason == "upgraded_to_bundle" { return ("bundle-switch", "upgradedToBundle", false) }
    if itemReasons == ["MODIFY_ITEMS_REFUND"] { return ("item-modification", "modification", false) }
    if !itemReasons.isEmpty && !itemReasons.contains("FULFILLMENT_ISSUE") { return ("simulated", "", false) }
    if isUpgraded && !hasRefundEvidence { return ("upgrade", "upgrade", false) }
    if type == "NEW" && !hasRefundEvidence { return ("type-unknown", "unknown", false) }
    if reason == "1" { return ("reason-issue", "developerIssue", true) }
    if reason == "0" || reason == "OTHER" { return ("reason-other", "other", true) }
    if reason.isEmpty { return ("reason-absent", "unspecified", true) }
    return hasRefundEvidence ? ("reason-unknown-refund", "unknown", true) : ("reason-unknown", "unknown", false)
  }

  var row: Row {
    let verdict = classified
    return Row(
      rule: verdict.rule, category: verdict.category, counts: verdict.counts,
      alsoUpgraded: verdict.counts && isUpgraded,
      revokedDay: members.isEmpty ? nil : ownDate ?? statements.compactMap(\.day).first,
      reversedDay: end.flatMap { all[$0].day },
      evidence: end.map { all[$0].kind == .reversal ? "notification" : "snapshot" } ?? "none")
  }
}
