/// Walks a timeline from its oldest statement and finds the episodes and requests in it (rules.md 2).
struct TimelineWalk {
  private(set) var episodes: [Draft] = []
  private(set) var requests: [RefundRequest] = []
  /// What each statement did, in the order of the timeline.
  private(set) var effects: [Effect] = []

  /// An episode under construction.
  struct Draft {
    var episode: Episode
    /// The newest statement about the revocation.
    var lastStatementAt: Instant?
    /// Requests that this refund decided, the oldest first.
    var requests: [Int] = []
    /// Positions on the timeline of the statements about it.
    var statements: [Int] = []
    var isReversalOnly = false
    /// A newer row of a vendor without the refund ended it, so that a still newer one may take it up again.
    var isEndedByVendorRow = false
    /// Not only vendors speak of it.
    var isKnownFromApple = false
  }

  enum Effect: Hashable {
    case none
    case opens(episode: Int)
    case confirms(episode: Int)
    case reverses(episode: Int)
    case requests
    case declines
  }

  private let rareFacts: [RareFacts]
  private let symbols: SymbolTable
  private let verdict: (Revocation) -> Verdict
  private var isOpen = false

  /// - Parameter verdict: what a revocation of this transaction is. A snapshot of an upgraded transaction does not undo
  ///   an upgrade, and a snapshot grants a request only where the revocation is a refund.
  init(
    _ timeline: Timeline, rareFacts: [RareFacts], symbols: SymbolTable, verdict: @escaping (Revocation) -> Verdict
  ) {
    self.rareFacts = rareFacts
    self.symbols = symbols
    self.verdict = verdict
    for (position, statement) in timeline.statements.enumerated() {
      effects.append(take(statement, at: position))
    }
    lendSeats(timeline)
  }

  private mutating func take(_ statement: Statement, at position: Int) -> Effect {
    let facts = statement.rareFacts.map { rareFacts[Int($0)] }
    switch statement.kind {
    case .refund, .revoke:
      return revoke(statement, facts, at: position)
    case .snapshot:
      if statement.revokedAt != nil || tellsOfItemsOrSeats(facts) { return revoke(statement, facts, at: position) }
      return closesOpenEpisode(statement, facts) ? reverse(statement, .snapshot, at: position) : .none
    case .reversal:
      return reverse(statement, .notification, at: position)
    case .request:
      request(statement)
      return .requests
    case .declined:
      decline(statement)
      return .declines
    }
  }

  // Money given back for items opens an episode by itself. A modification does so only where nothing was refunded
  // before: what remains of the modifications never replaces a refund. Revoked seats only ever confirm their refund.
  private func tellsOfItemsOrSeats(_ facts: RareFacts?) -> Bool {
    guard let facts else { return false }
    if facts.advancedCommerceRefunds.contains(where: \.isMoney) { return true }
    let last = episodes.last?.episode.revocation
    if facts.advancedCommerceRefunds.contains(where: \.isModification) {
      return last.map { $0.advancedCommerceRefunds.contains(where: \.isModification) && !$0.hasItemMoney } ?? true
    }
    return isOpen && last?.isSeatRefund == true && (facts.revokedSeatQuantity ?? 0) > 0
  }

  private mutating func revoke(_ statement: Statement, _ facts: RareFacts?, at position: Int) -> Effect {
    if repeatsReversedRefund(statement) { return repeatReversed(statement, facts, at: position) }
    let pending = requests.last?.outcome == .pending && canDecideRequest(statement)
    let wasRefund = pending && isOpen && isRefund(episodes.last)
    let opens = !isOpen
    if opens {
      var draft = Draft(episode: Episode())
      draft.episode.trust = statement.trust
      draft.episode.origin = statement.origin
      episodes.append(draft)
      isOpen = true
    }
    let last = episodes.count - 1
    episodes[last].enrich(statement, facts, symbols, at: position)
    if pending && (statement.kind == .refund || !wasRefund && isRefund(episodes[last])) {
      episodes[last].requests.append(grantRequest(statement))
    }
    return opens ? .opens(episode: last) : .confirms(episode: last)
  }

  // Rows of a vendor change for many reasons and may hold on to the date of a refund that Apple reversed; only a later
  // refund is a new one.
  private func repeatsReversedRefund(_ statement: Statement) -> Bool {
    guard !isOpen, statement.source == .vendor, let draft = episodes.last, !draft.isEndedByVendorRow,
      let revokedAt = statement.revokedAt, let reversedAt = draft.episode.reversedAt
    else { return false }
    return revokedAt <= reversedAt
  }

  // Of a reversal alone it is the refund that was missing.
  private mutating func repeatReversed(_ statement: Statement, _ facts: RareFacts?, at position: Int) -> Effect {
    let last = episodes.count - 1
    episodes[last].isReversalOnly = false
    episodes[last].enrich(statement, facts, symbols, at: position)
    return .confirms(episode: last)
  }

  // A row of a vendor that is newer than a request may tell of a refund that is older.
  private func canDecideRequest(_ statement: Statement) -> Bool {
    guard statement.source == .vendor, let revokedAt = statement.revokedAt,
      let requestedAt = requests.last?.requestedAt
    else { return true }
    return revokedAt >= requestedAt
  }

  private mutating func reverse(
    _ statement: Statement, _ evidence: Episode.ReversalEvidence, at position: Int
  ) -> Effect {
    if episodes.isEmpty {
      var draft = Draft(episode: Episode(), isReversalOnly: true)
      draft.episode.trust = statement.trust
      draft.episode.origin = statement.origin
      draft.episode.firstSeenAt = statement.time
      episodes.append(draft)
      isOpen = true
    }
    let last = episodes.count - 1
    // The first evidence of a reversal stays; what follows only repeats it.
    guard isOpen else { return .confirms(episode: last) }
    episodes[last].episode.reversalEvidence = evidence
    episodes[last].episode.reversedAt = statement.time
    episodes[last].isEndedByVendorRow = statement.source == .vendor && evidence == .snapshot
    episodes[last].statements.append(position)
    for request in episodes[last].requests { requests[request].outcome = .reversed }
    isOpen = false
    return .reverses(episode: last)
  }

  /// Whether a snapshot without revocation fields says that the open episode is over.
  private func closesOpenEpisode(_ statement: Statement, _ facts: RareFacts?) -> Bool {
    guard isOpen, !statement.isFrozen, let draft = episodes.last, let time = statement.time else { return false }
    // Reason, type or percentage without a date is a damaged row: it neither opens nor closes.
    guard statement.revocationReason.isNone, statement.revocationType.isNone, statement.revocationPercentage == nil
    else { return false }
    // The silence of a vendor, who may not have heard of the refund yet, undoes nothing that Apple says.
    if statement.source == .vendor && draft.isKnownFromApple { return false }
    let revocation = draft.episode.revocation
    let known = [draft.lastStatementAt, revocation.revokedAt ?? revocation.advancedCommerceDate].compactMap { $0 }
    guard let latest = known.max(), time > latest else { return false }
    if statement.isUpgraded && verdict(revocation).category == .upgrade { return false }
    if revocation.transactionIsRevoked { return true }
    return revocation.isSeatRefund ? facts?.hasMultiSeat == true : facts?.hasAdvancedCommerce == true
  }

  private mutating func request(_ statement: Statement) {
    if let last = requests.indices.last, requests[last].outcome == .pending {
      if requests[last].requestedAt == nil { requests[last].requestedAt = statement.time }
      if !statement.requestReason.isNone { requests[last].reason = statement.requestReason }
      return
    }
    var request = RefundRequest()
    request.requestedAt = statement.time
    request.reason = statement.requestReason
    requests.append(request)
  }

  private mutating func decline(_ statement: Statement) {
    if requests.last?.outcome != .pending {
      // A second refusal of the same request says nothing new; one without a request stands for it.
      if requests.last?.outcome == .declined { return }
      requests.append(RefundRequest())
    }
    requests[requests.count - 1].outcome = .declined
    requests[requests.count - 1].decidedAt = statement.time
  }

  private func isRefund(_ draft: Draft?) -> Bool {
    draft.map { verdict($0.episode.revocation).countsAsRefund } ?? false
  }

  private mutating func grantRequest(_ statement: Statement) -> Int {
    let last = requests.count - 1
    requests[last].outcome = .granted
    requests[last].decidedAt = statement.time
    return last
  }

  // The price per seat is a fact of the transaction: a revocation whose own statements lack it has it all the same.
  private mutating func lendSeats(_ timeline: Timeline) {
    guard !episodes.isEmpty else { return }
    let known = timeline.statements.compactMap { statement in statement.rareFacts.map { rareFacts[Int($0)] } }
    guard let facts = known.last(where: { $0.hasMultiSeat && !$0.seatTiers.isEmpty }) else { return }
    for index in episodes.indices where episodes[index].episode.revocation.seatTiers.isEmpty {
      episodes[index].episode.revocation.hasMultiSeat = true
      episodes[index].episode.revocation.seatTiers = facts.seatTiers
    }
  }
}

extension TimelineWalk.Draft {
  /// Takes over the fields of a statement about the same revocation; the newest that has a field wins.
  fileprivate mutating func enrich(
    _ statement: Statement, _ facts: RareFacts?, _ symbols: SymbolTable, at position: Int
  ) {
    episode.revocation.take(statement, facts, symbols)
    episode.firstSeenAt = episode.firstSeenAt ?? statement.time
    episode.sightings.add(statement)
    if statement.source != .vendor { isKnownFromApple = true }
    lastStatementAt = [lastStatementAt, statement.time].compactMap { $0 }.max()
    statements.append(position)
  }
}
