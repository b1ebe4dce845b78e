import Refunds

/// Section 2 of rules.md read literally for one transaction: simple, slow, and written from the rules alone.
///
/// An episode is a stretch of the timeline: it begins with the first revocation after the last reversal and ends with
/// the first statement that closes it. Every question is answered by looking through the whole stretch again.
struct TimelineModel {
  let statements: [StatementFields]
  private(set) var episodes: [EpisodeModel] = []

  init(_ unordered: [StatementFields]) {
    statements = TimelineModel.ordered(unordered)
    var start = 0
    while let episode = nextEpisode(from: start) {
      episodes.append(episode)
      guard let end = episode.end else { break }
      start = end + 1
    }
  }

  /// A statement without a time stands at its revocation date, if it has one, else before all others.
  static func moment(_ statement: StatementFields) -> Int64 { statement.day ?? statement.revokedDay ?? .min }

  /// Snapshot, then revocation, then reversal.
  static func rank(_ statement: StatementFields) -> Int64 {
    switch statement.kind {
    case .snapshot, .request, .declined: 0
    case .refund, .revoke: 1
    case .reversal: 2
    }
  }

  // A reversal without any time follows the newest revocation of its transaction.
  private static func ordered(_ unordered: [StatementFields]) -> [StatementFields] {
    func isUndated(_ statement: StatementFields) -> Bool { statement.kind == .reversal && statement.day == nil }
    var ordered = unordered.filter { !isUndated($0) }.sorted { (moment($0), rank($0)) < (moment($1), rank($1)) }
    let newest = ordered.lastIndex { statement in
      let hasItems = statement.itemRefunds?.contains { $0.reason != "SIMULATE_REFUND_DECLINE" } ?? false
      return rank(statement) == 1 || statement.kind == .snapshot && (statement.revokedDay != nil || hasItems)
    }
    ordered.insert(contentsOf: unordered.filter(isUndated), at: newest.map { $0 + 1 } ?? 0)
    return ordered
  }

  private func nextEpisode(from start: Int) -> EpisodeModel? {
    for index in start..<statements.count {
      if statements[index].kind == .reversal && episodes.isEmpty {
        return EpisodeModel(all: statements, members: [], end: index)
      }
      if revokes(statements[index], open: nil) { return episode(openedBy: index) }
    }
    return nil
  }

  private func episode(openedBy opening: Int) -> EpisodeModel {
    var episode = EpisodeModel(all: statements, members: [opening], end: nil)
    for index in (opening + 1)..<max(opening + 1, statements.count) {
      if revokes(statements[index], open: episode) {
        episode.members.append(index)
      } else if closes(statements[index], episode) {
        episode.end = index
        break
      }
    }
    return episode
  }

  private func revokes(_ statement: StatementFields, open: EpisodeModel?) -> Bool {
    switch statement.kind {
    case .refund, .revoke: return true
    case .reversal, .request, .declined: return false
    case .snapshot: break
    }
    let reasons = (statement.itemRefunds ?? []).map(\.reason)
    if statement.revokedDay != nil || reasons.contains("FULFILLMENT_ISSUE") { return true }
    if reasons.contains("MODIFY_ITEMS_REFUND") {
      // Remaining modifications never replace a refund.
      guard let last = open ?? episodes.last else { return true }
      return last.itemReasons.contains("MODIFY_ITEMS_REFUND") && !last.itemReasons.contains("FULFILLMENT_ISSUE")
    }
    return open.map { $0.isOfSeats && (statement.revokedSeats ?? 0) > 0 } ?? false
  }

  private func closes(_ statement: StatementFields, _ episode: EpisodeModel) -> Bool {
    if statement.kind == .reversal { return true }
    guard statement.kind == .snapshot, let day = statement.day else { return false }
    // A reason, type or percentage without a date neither opens nor closes.
    if !statement.reason.isEmpty || !statement.revocationType.isEmpty || statement.percentage != nil { return false }
    let days = episode.statements.compactMap(\.day) + [episode.ownDate].compactMap { $0 }
    if days.isEmpty || days.contains(where: { $0 >= day }) { return false }
    if statement.isUpgraded && episode.classified.category == "upgrade" { return false }
    if episode.isOfSeats { return statement.seatTiers != nil || statement.revokedSeats != nil }
    if episode.isOfItems { return statement.itemRefunds != nil }
    return true
  }
}
