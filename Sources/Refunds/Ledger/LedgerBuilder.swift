/// Makes the books from the evidence: selects, finds out what only all statements together tell, and has the parts made.
struct LedgerBuilder: Sendable {
  private(set) var evidence: Evidence
  let selection: Selection
  private var tally: CoverageTally
  private(set) var transactions = TransactionList()
  private(set) var episodes: [Episode] = []
  private(set) var requests: [RefundRequest] = []
  private var inspector: LedgerInspector
  private(set) var asOf: Instant?
  private(set) var inferredUpgrades: InferredUpgrades?
  let catalog: CatalogIndex

  /// How many parts are made before they are put together: the more, the more memory; the fewer, the more often the
  /// threads wait for each other.
  private static let partsAtOnce = 16

  init(evidence: Evidence, selection: Selection, catalog: Catalog) {
    var evidence = evidence
    self.catalog = CatalogIndex(catalog) { evidence.symbol($0) }
    self.evidence = evidence
    self.selection = selection
    tally = CoverageTally(evidence: evidence)
    inspector = LedgerInspector(findings: evidence.findings)
  }

  var coverage: Coverage { tally.coverage }
  /// Those of the evidence and of the catalogue.
  var symbols: SymbolTable { evidence.symbols }
  var findings: FindingLog { inspector.findings }

  mutating func build(_ work: some WorkSharing) {
    let parts = prepareParts()
    let fates = ProfileFates(evidence, selection: selection, catalog: catalog)
    transactions = TransactionList(profiles: fates.transactionProfiles)
    for first in stride(from: 0, to: parts.count, by: LedgerBuilder.partsAtOnce) {
      let books = self
      let made = work.results(of: min(LedgerBuilder.partsAtOnce, parts.count - first)) { number in
        var part = LedgerPart(books, fates)
        part.build(parts[first + number])
        return part
      }
      for part in made { add(part, fates) }
    }
    tally.finish(transactions: transactions.count)
  }

  private mutating func prepareParts() -> [[LedgerParts.Entry]] {
    let positions = selectStatements()
    resolveReceipts(at: positions)
    inspector.inspectNotificationIdentifiers(evidence.statements, at: positions)
    return LedgerParts(evidence.statements, at: positions).parts
  }

  private mutating func add(_ part: LedgerPart, _ fates: ProfileFates) {
    let firstTransaction = transactions.count
    let known = UInt32(fates.transactionProfiles.count)
    let others = part.otherProfiles.values.map { transactions.number(of: $0) }
    for var row in part.rows {
      if row.profile >= known { row.profile = others[Int(row.profile - known)] }
      transactions.append(row)
    }
    for var episode in part.episodes {
      episode.transaction += firstTransaction
      episodes.append(episode)
    }
    for var request in part.requests {
      request.transaction += firstTransaction
      requests.append(request)
    }
    inspector.add(part.inspector)
    tally.add(part.tally)
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
    let statements = evidence.statements
    let reasons = statements.profiles.values.map { selection.reasonToLeaveOut($0.environment) }
    var positions: [UInt32] = []
    positions.reserveCapacity(statements.count)
    var latest: Instant?
    func note(_ instant: Instant?) {
      if let instant, latest.map({ $0 < instant }) ?? true { latest = instant }
    }
    for position in 0..<statements.count {
      let row = statements.rows[position]
      let revokedAt = statements.details(of: row).revokedAt
      if let reason = reasons[Int(row.profile)] {
        tally.leaveOut(row.origin, reason)
      } else if selection.isAfterAsOf(row.time ?? revokedAt) {
        tally.leaveOut(row.origin, .afterAsOf)
      } else {
        positions.append(UInt32(position))
        note(row.time)
        note(row.purchasedAt)
        note(revokedAt)
      }
    }
    asOf = selection.asOf ?? latest
    return positions
  }
}
