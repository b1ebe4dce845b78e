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
    /// Request that this refund decided.
    var request: Int?
    /// Positions on the timeline of the statements about it.
    var statements: [Int] = []
    var isReversalOnly = false
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
  private let isUpgrade: (Revocation) -> Bool
  private var isOpen = false

  /// - Parameter isUpgrade: whether a revocation would be classified as an upgrade, which a snapshot of the upgraded
  ///   transaction does not undo.
  init(
    _ timeline: Timeline, rareFacts: [RareFacts], symbols: SymbolTable, isUpgrade: @escaping (Revocation) -> Bool
  ) {
    self.rareFacts = rareFacts
    self.symbols = symbols
    self.isUpgrade = isUpgrade
    for (position, statement) in timeline.statements.enumerated() {
      effects.append(take(statement, at: position))
    }
  }

  private mutating func take(_ statement: Statement, at position: Int) -> Effect {
    let facts = statement.rareFacts.map { rareFacts[Int($0)] }
    switch statement.kind {
    case .refund, .revoke:
      return revoke(statement, facts, at: position)
    case .snapshot:
      if statement.revokedAt != nil || facts?.hasItemRefund == true { return revoke(statement, facts, at: position) }
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

  private mutating func revoke(_ statement: Statement, _ facts: RareFacts?, at position: Int) -> Effect {
    if isOpen {
      let last = episodes.count - 1
      episodes[last].enrich(statement, facts, symbols, at: position)
      // A repeated request after the refund was seen elsewhere is decided by the notification that follows it.
      if statement.kind == .refund, let request = grantPendingRequest(statement) { episodes[last].request = request }
      return .confirms(episode: last)
    }
    var draft = Draft(episode: Episode())
    draft.episode.firstSeenAt = statement.time
    draft.episode.trust = statement.trust
    draft.episode.origin = statement.origin
    draft.enrich(statement, facts, symbols, at: position)
    draft.request = grantPendingRequest(statement)
    episodes.append(draft)
    isOpen = true
    return .opens(episode: episodes.count - 1)
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
    episodes[last].statements.append(position)
    if let request = episodes[last].request { requests[request].outcome = .reversed }
    isOpen = false
    return .reverses(episode: last)
  }

  /// Whether a snapshot without revocation fields says that the open episode is over.
  private func closesOpenEpisode(_ statement: Statement, _ facts: RareFacts?) -> Bool {
    guard isOpen, let draft = episodes.last, let time = statement.time else { return false }
    // Reason, type or percentage without a date is a damaged row: it neither opens nor closes.
    guard statement.revocationReason.isNone, statement.revocationType.isNone, statement.revocationPercentage == nil
    else { return false }
    let revocation = draft.episode.revocation
    let known = [draft.lastStatementAt, revocation.revokedAt].compactMap { $0 }
    guard let latest = known.max(), time > latest else { return false }
    if statement.isUpgraded && isUpgrade(revocation) { return false }
    if revocation.transactionIsRevoked { return true }
    return revocation.isSeatRefund
      ? facts?.hasMultiSeat == true && (facts?.revokedSeatQuantity ?? 0) == 0
      : facts?.hasAdvancedCommerce == true && endsItemRefund(revocation, facts)
  }

  // Remaining modifications never replace a refund, so that a refund is over as soon as no money is listed any more.
  private func endsItemRefund(_ revocation: Revocation, _ facts: RareFacts?) -> Bool {
    let refunds = facts?.advancedCommerceRefunds ?? []
    let isMoney = revocation.advancedCommerceRefunds.contains(where: \.isMoney)
    return isMoney ? !refunds.contains(where: \.isMoney) : !refunds.contains(where: \.isModification)
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

  private mutating func grantPendingRequest(_ statement: Statement) -> Int? {
    guard let last = requests.indices.last, requests[last].outcome == .pending, statement.kind != .revoke else {
      return nil
    }
    requests[last].outcome = .granted
    requests[last].decidedAt = statement.time
    return last
  }
}

extension TimelineWalk.Draft {
  /// Takes over the fields of a statement about the same revocation; the newest that has a field wins.
  fileprivate mutating func enrich(
    _ statement: Statement, _ facts: RareFacts?, _ symbols: SymbolTable, at position: Int
  ) {
    episode.revocation.take(statement, facts, symbols)
    lastStatementAt = [lastStatementAt, statement.time].compactMap { $0 }.max()
    statements.append(position)
  }
}

extension Revocation {
  fileprivate mutating func take(_ statement: Statement, _ facts: RareFacts?, _ symbols: SymbolTable) {
    revokedAt = statement.revokedAt ?? revokedAt
    percentage = statement.revocationPercentage ?? percentage
    if !statement.revocationReason.isNone { reason = symbols.text(statement.revocationReason) }
    if !statement.revocationType.isNone { type = symbols.text(statement.revocationType) }
    switch statement.kind {
    case .refund:
      hasRefundNotification = true
      if symbols.text(statement.subtype) == "SEATS" { hasSeatsSubtype = true }
    case .revoke: hasRevokeNotification = true
    case .snapshot, .reversal, .request, .declined: break
    }
    if statement.source == .refundHistory { isInRefundHistory = true }
    guard let facts else { return }
    if facts.hasItemRefund || advancedCommerceRefunds.isEmpty {
      advancedCommerceRefunds = facts.advancedCommerceRefunds
    }
    if facts.hasMultiSeat { hasMultiSeat = true }
    if !facts.seatTiers.isEmpty { seatTiers = facts.seatTiers }
    revokedSeatQuantity = facts.revokedSeatQuantity ?? revokedSeatQuantity
  }
}

extension RareFacts {
  /// A refund of Advanced Commerce items, modifications included; simulations alone open nothing.
  fileprivate var hasItemRefund: Bool { advancedCommerceRefunds.contains { !$0.isSimulation } }
}
