/// Makes the books of one part of the statements: gathers them by transaction, walks each timeline, classifies, counts.
struct LedgerPart: Sendable {
  private let evidence: Evidence
  private let selection: Selection
  private let classifier: Classifier
  private let catalog: CatalogIndex
  private let inferredUpgrades: InferredUpgrades?
  private let fates: ProfileFates
  private let purchases: PurchaseRules
  private(set) var tally: PartTally
  private(set) var inspector = LedgerInspector(findings: FindingLog())
  private(set) var rows: [TransactionRow] = []
  /// Profiles of transactions beside those that follow from the profiles of statements; their numbers come after those.
  private(set) var otherProfiles = ValueTable<TransactionProfile>()
  private(set) var episodes: [Episode] = []
  private(set) var requests: [RefundRequest] = []

  init(_ builder: LedgerBuilder, _ fates: ProfileFates) {
    evidence = builder.evidence
    selection = builder.selection
    classifier = Classifier(reasonNames: builder.selection.reasonNames)
    catalog = builder.catalog
    inferredUpgrades = builder.inferredUpgrades
    self.fates = fates
    purchases = PurchaseRules(symbols: evidence.symbols)
    tally = PartTally(fileCount: evidence.files.count)
  }

  mutating func build(_ entries: [LedgerParts.Entry]) {
    rows.reserveCapacity(entries.count)
    let groups = TransactionGroups(evidence.statements, entries)
    for group in 0..<groups.count {
      let positions = groups[group]
      if positions.count == 1, enterPurchase(evidence.statements.rows[Int(positions[positions.startIndex])]) {
        continue
      }
      let members = positions.map { plausible(evidence.statements[Int($0)]) }
      for (app, statements) in LedgerPart.byApp(members) { enter(statements, app: app) }
    }
  }

  /// Enters a transaction of which one statement tells, that it was bought: most of all transactions.
  ///
  /// - Returns: false for one that needs a closer look.
  private mutating func enterPurchase(_ row: StatementRow) -> Bool {
    let fate = fates[row]
    guard fate.isSnapshot, selection.asOf == nil else { return false }
    let details = evidence.statements.details(of: row)
    if details.tellsOfRevocation { return false }
    let profile = evidence.statements.profiles[row.profile]
    if let reason = fate.leftOut {
      tally.leaveOut(row.origin, reason)
      return true
    }
    tally.use(row.origin, profile.trust, profile.source, row.time)
    rows.append(
      TransactionRow(
        purchase: row, accountText: details.accountText, profile: fate.transactionProfile,
        isPaid: fate.isPaid && PurchaseRules.mayBePaid(priceMilliunits: row.priceMilliunits)))
    return true
  }

  private mutating func append(_ transaction: Transaction) {
    let other = otherProfiles.number(of: TransactionProfile(transaction))
    rows.append(TransactionRow(transaction, profile: UInt32(fates.transactionProfiles.count) + other))
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
      for statement in statements { tally.leaveOut(statement.origin, reason) }
      return
    }
    if transaction.productType.isNone { transaction.productType = catalog.type(of: transaction.product) }
    transaction.isPaid = purchases.isPaid(transaction)
    guard timeline.hasEvents else {
      count(timeline, [])
      inspector.inspect(timeline)
      append(transaction)
      return
    }
    enter(timeline, of: transaction)
  }

  private mutating func enter(_ timeline: Timeline, of transaction: Transaction) {
    let ownership = Ownership(written: evidence.symbols.text(transaction.ownership))
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
      request.transaction = rows.count
      requests.append(request)
    }
    if !isRefunded { inspector.inspectSeatsWithoutRefund(timeline, evidence.rareFacts) }
    inspector.inspect(timeline)
    append(transaction)
  }

  private func finish(
    _ draft: TimelineWalk.Draft, of transaction: Transaction, _ verdict: (Revocation) -> Verdict
  ) -> Episode {
    var episode = draft.episode
    episode.transaction = rows.count
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
    let isFree = purchases.isFreeTrial(transaction) && (transaction.priceMilliunits ?? 0) == 0
    let refunded = RefundedAmount(of: revocation, priceMilliunits: isFree ? 0 : transaction.priceMilliunits)
    if refunded.amount != nil { return refunded }
    if isFree { return RefundedAmount.ofFreeTrial }
    let storefront = evidence.symbols.text(transaction.storefront)
    guard let charge = catalog.charge(of: transaction, storefront: storefront) else { return refunded }
    return RefundedAmount(of: revocation, by: charge)
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
        tally.leaveOut(statement.origin, .simulated)
      } else {
        tally.use(statement)
      }
    }
    for duplicate in timeline.duplicates { tally.repeatStatement(duplicate) }
  }
}
