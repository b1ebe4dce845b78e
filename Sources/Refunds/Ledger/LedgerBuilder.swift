/// Makes the books from the evidence: selects, groups by transaction, walks each timeline, classifies, counts.
struct LedgerBuilder {
  private var evidence: Evidence
  private let selection: Selection
  private let classifier: Classifier
  private var tally: CoverageTally
  private(set) var transactions: [Transaction] = []
  private(set) var episodes: [Episode] = []
  private(set) var requests: [RefundRequest] = []
  private var inspector: LedgerInspector
  private(set) var asOf: Instant?
  private var inferredUpgrades: InferredUpgrades?
  private var ownerships: [Symbol: Ownership] = [:]
  let catalog: CatalogIndex

  init(evidence: Evidence, selection: Selection, catalog: Catalog) {
    var evidence = evidence
    self.catalog = CatalogIndex(catalog) { evidence.symbol($0) }
    self.evidence = evidence
    self.selection = selection
    classifier = Classifier(reasonNames: selection.reasonNames)
    tally = CoverageTally(evidence: evidence)
    inspector = LedgerInspector(findings: evidence.findings)
  }

  var coverage: Coverage { tally.coverage }
  /// Those of the evidence and of the catalogue.
  var symbols: SymbolTable { evidence.symbols }
  var findings: FindingLog { inspector.findings }

  mutating func build() {
    let positions = selectStatements()
    resolveReceipts(at: positions)
    inspector.inspectNotificationIdentifiers(evidence.statements, at: positions)
    let groups = TransactionGroups(evidence.statements, at: positions)
    for group in 0..<groups.count {
      let members = groups[group].map { plausible(evidence.statements[Int($0)]) }
      for (app, statements) in LedgerBuilder.byApp(members) { enter(statements, app: app) }
    }
    tally.finish(transactions: transactions.count)
  }

  // Rows of receipts tell some things only together: which of them are one charge, which one an event was about, and
  // which cancellations were upgrades.
  private mutating func resolveReceipts(at positions: [UInt32]) {
    let copies = RestoredCopies(evidence.statements, at: positions, symbols: evidence.symbols)
    if !copies.standing.isEmpty {
      for position in positions.map(Int.init) {
        let statement = evidence.statements[position]
        let key = TransactionKey(statement.transaction, of: statement)
        guard let standing = copies.standing[key] else { continue }
        inspector.noteRestoredCopy(statement)
        evidence.joinCopy(statementAt: position, to: standing)
      }
    }
    let events = UnresolvedEvents(evidence.statements, at: positions, symbols: evidence.symbols)
    for (position, transaction) in events.transactions {
      evidence.resolve(statementAt: Int(position), to: transaction)
    }
    inferredUpgrades = InferredUpgrades(evidence.statements, at: positions)
  }

  private mutating func selectStatements() -> [UInt32] {
    var positions: [UInt32] = []
    positions.reserveCapacity(evidence.statements.count)
    var latest: Instant?
    for (position, statement) in evidence.statements.enumerated() {
      if let reason = selection.reasonToLeaveOut(statement.environment) {
        tally.leaveOut(statement, reason)
      } else if selection.isAfterAsOf(statement) {
        tally.leaveOut(statement, .afterAsOf)
      } else {
        positions.append(UInt32(position))
        latest = [latest, statement.time, statement.purchasedAt, statement.revokedAt].compactMap { $0 }.max()
      }
    }
    asOf = selection.asOf ?? latest
    return positions
  }

  // Dates later than the day after --as-of are as absurd as dates of the future are on the day of the run.
  private mutating func plausible(_ statement: Statement) -> Statement {
    guard let limit = selection.asOf?.adding(days: 1) else { return statement }
    var statement = statement
    if let date = statement.purchasedAt, date > limit {
      statement.purchasedAt = nil
      inspector.noteImplausible("purchaseDate", of: statement)
    }
    if let date = statement.revokedAt, date > limit {
      statement.revokedAt = nil
      inspector.noteImplausible("revocationDate", of: statement)
    }
    return statement
  }

  // A record without a bundle id joins the one app that has its transaction id; with none or several it stays alone.
  static func byApp(_ members: [Statement]) -> [(Symbol, [Statement])] {
    if members.allSatisfy({ $0.app == members[0].app }) { return [(members[0].app, members)] }
    let apps = Set(members.map(\.app))
    let named = apps.filter { !$0.isNone }
    if named.count <= 1 { return [(named.first ?? .none, members)] }
    return apps.sorted { $0.rawValue < $1.rawValue }.map { app in (app, members.filter { $0.app == app }) }
  }

  private mutating func enter(_ statements: [Statement], app: Symbol) {
    let order = StatementOrder(symbols: evidence.symbols, rareFacts: evidence.rareFacts)
    let timeline = Timeline(statements, order: order)
    var transaction = Transaction(
      timeline, identifier: statements[0].transaction, environment: statements[0].environment, app: app)
    if let reason = selection.reasonToLeaveOut(
      app: evidence.symbols.text(app), product: evidence.symbols.text(transaction.product))
    {
      for statement in statements { tally.leaveOut(statement, reason) }
      return
    }
    if transaction.productType.isNone { transaction.productType = catalog.type(of: transaction.product) }
    let ownership = ownership(of: transaction)
    transaction.isPaid = isPaid(transaction, ownership)
    guard timeline.hasEvents else {
      count(timeline, [])
      inspector.inspect(timeline)
      transactions.append(transaction)
      return
    }
    enter(timeline, of: transaction, ownership)
  }

  private mutating func enter(_ timeline: Timeline, of transaction: Transaction, _ ownership: Ownership) {
    let meetsPurchase = inferredUpgrades?.contains(transaction, of: timeline.statements[0]) == true
    let verdict: (Revocation) -> Verdict = { [classifier] revocation in
      classifier.verdict(
        on: revocation, ownership: ownership, isUpgraded: transaction.isUpgraded, meetsPurchase: meetsPurchase)
    }
    let walk = TimelineWalk(timeline, rareFacts: evidence.rareFacts, symbols: evidence.symbols, verdict: verdict)
    var simulated: Set<Int> = []
    var isRefunded = false
    for draft in walk.episodes {
      let episode = finish(draft, of: transaction, verdict)
      if episode.verdict.rule == .simulated {
        simulated.formUnion(draft.statements)
      } else {
        inspector.inspect(episode, of: transaction, isReversalOnly: draft.isReversalOnly)
        isRefunded = isRefunded || episode.verdict.countsAsRefund
        episodes.append(attach(draft, to: walk, episode))
      }
    }
    count(timeline, simulated)
    if isRefunded && !transaction.hasPurchaseRecord { tally.countRefundWithoutPurchase() }
    if simulated.count == timeline.statements.count { return }
    for var request in walk.requests {
      request.transaction = transactions.count
      requests.append(request)
    }
    if !isRefunded { inspector.inspectSeatsWithoutRefund(timeline, evidence.rareFacts) }
    inspector.inspect(timeline)
    transactions.append(transaction)
  }

  private mutating func ownership(of transaction: Transaction) -> Ownership {
    if let known = ownerships[transaction.ownership] { return known }
    let ownership = Ownership(written: evidence.symbols.text(transaction.ownership))
    ownerships[transaction.ownership] = ownership
    return ownership
  }

  private func finish(
    _ draft: TimelineWalk.Draft, of transaction: Transaction, _ verdict: (Revocation) -> Verdict
  ) -> Episode {
    var episode = draft.episode
    episode.transaction = transactions.count
    if draft.isReversalOnly { return episode }
    episode.revocation.forgetVendorAmounts(notIn: transaction.currency)
    episode.verdict = verdict(episode.revocation)
    episode.revokedAt = episode.revocation.revokedAt ?? episode.revocation.advancedCommerceDate ?? episode.firstSeenAt
    if episode.verdict.countsAsRefund {
      episode.refunded = refunded(of: episode.revocation, transaction)
    }
    return episode
  }

  // A free trial costs nothing even where old data carry no price: its refund is 0 and known, whatever the share.
  private func refunded(of revocation: Revocation, _ transaction: Transaction) -> RefundedAmount {
    let isFree = isFreeTrial(transaction) && (transaction.priceMilliunits ?? 0) == 0
    let refunded = RefundedAmount(of: revocation, priceMilliunits: isFree ? 0 : transaction.priceMilliunits)
    if refunded.amount != nil { return refunded }
    if isFree { return RefundedAmount.ofFreeTrial }
    let storefront = evidence.symbols.text(transaction.storefront)
    guard let charge = catalog.charge(of: transaction, storefront: storefront) else { return refunded }
    return RefundedAmount(of: revocation, by: charge)
  }

  private func isFreeTrial(_ transaction: Transaction) -> Bool {
    !transaction.offerDiscountType.isNone && evidence.symbols.text(transaction.offerDiscountType) == "FREE_TRIAL"
  }

  // Bought, not shared or assigned, no free trial, price above 0 or unknown (rules.md 6).
  private func isPaid(_ transaction: Transaction, _ ownership: Ownership) -> Bool {
    switch ownership {
    case .familyShared, .assigned: false
    case .purchased, .unrecognized, .absent:
      !isFreeTrial(transaction) && transaction.priceMilliunits.map { $0 > 0 } ?? true
    }
  }

  private func attach(_ draft: TimelineWalk.Draft, to walk: TimelineWalk, _ episode: Episode) -> Episode {
    guard let request = draft.requests.first else { return episode }
    var episode = episode
    episode.requestReason = walk.requests[request].reason
    episode.requestedAt = walk.requests[request].requestedAt
    return episode
  }

  private mutating func count(_ timeline: Timeline, _ simulated: Set<Int>) {
    for (position, statement) in timeline.statements.enumerated() {
      if simulated.contains(position) {
        tally.leaveOut(statement, .simulated)
      } else {
        tally.use(statement)
      }
    }
    for duplicate in timeline.duplicates { tally.repeatStatement(duplicate) }
  }
}
