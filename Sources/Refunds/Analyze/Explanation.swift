/// The answer of `explain`: the timeline of one transaction, the rule that decided, the origins.
package struct Explanation {
  private let evidence: Evidence
  private let selection: Selection
  private let catalog: Catalog

  package init(evidence: Evidence, selection: Selection, catalog: Catalog = Catalog()) {
    self.catalog = catalog
    self.evidence = evidence
    self.selection = selection
  }

  package static let definition = Report.Definition(
    id: "timeline", meaning: "the statements of one transaction, oldest first, and what each of them did")

  /// - Returns: nil when nothing in the input has this transaction id.
  package func report(on identifier: String, coverage: Coverage) -> Report? {
    let limited = evidence.limited { $0.transaction.text(in: evidence.symbols) == identifier }
    if limited.statements.isEmpty { return nil }
    let ledger = Ledger(evidence: limited, selection: selection, catalog: catalog)
    let members = Array(limited.statements)
    let groups = Dictionary(grouping: members) { key(of: $0, among: members) }
    let timelines = groups.sorted { precedes($0.key, $1.key) }
    return Report(
      schema: "refunds.explain/1", title: "Transaction \(identifier)", asOf: ledger.asOf, period: nil,
      definition: Explanation.definition,
      sections: [verdictSection(ledger)] + timelines.map { timelineSection($0.key, $0.value, ledger.classifier) },
      coverage: coverage, findings: ledger.findings)
  }

  /// Transactions of the chain that begins with this id, for the hint when the id itself is not found.
  package func transactions(ofChain identifier: String) -> [String] {
    let members = evidence.statements.filter { $0.originalTransaction.text(in: evidence.symbols) == identifier }
    return Set(members.map { $0.transaction.text(in: evidence.symbols) }).sorted(by: ByteOrder.precedes)
  }

  // The key of rules.md 1 without the id: ids of local test stores mean something within one file only, and two apps
  // may have one id in common.
  private struct Key: Hashable {
    var environment: Environment
    var store: UInt64
    var app: Symbol
  }

  private func key(of statement: Statement, among statements: [Statement]) -> Key {
    let collides = statement.environment.idsCollideBetweenFiles
    let store = statement.storeNumber
    let others = statements.filter { $0.environment == statement.environment && !$0.app.isNone }
    let apps = Set(others.filter { !collides || $0.storeNumber == store }.map(\.app))
    // A record without a bundle id joins the one app that has its transaction.
    let app = statement.app.isNone && apps.count == 1 ? apps.first ?? .none : statement.app
    return Key(environment: statement.environment, store: store, app: app)
  }

  private func precedes(_ left: Key, _ right: Key) -> Bool {
    if left.environment != right.environment { return left.environment.rawValue < right.environment.rawValue }
    if left.store != right.store { return left.store < right.store }
    return ByteOrder.precedes(evidence.symbols.text(left.app), evidence.symbols.text(right.app))
  }

  private func verdictSection(_ ledger: Ledger) -> Report.Section {
    let columns: [ListColumn] = [
      .app, .environment, .productID, .category, .countsAsRefund, .status, .reason, .revokedAt, .reversedAt, .price,
      .refundedAmount,
      .currency, .amountBasis, .rule,
    ]
    let rows = ledger.episodes.map { episode in
      Table.Row(columns.map(EpisodeRow(episode, of: ledger, showsIdentifiers: false).cell))
    }
    let paragraphs = ledger.episodes.map { episode in
      "Rule \(episode.verdict.rule.rawValue): \(episode.verdict.rule.meaning)."
        + (episode.verdict.countsAsRefund ? " It counts as a refund." : " It does not count as a refund.")
        + (episode.status == .reversed ? " It was reversed, so that nothing stands." : "")
    }
    return Report.Section(
      id: "verdict", title: "Verdict",
      paragraphs: paragraphs.isEmpty ? ["Never revoked, or left out: nothing to classify."] : paragraphs,
      tables: rows.isEmpty
        ? []
        : [
          Table(
            id: "verdict",
            columns: columns.map { Table.Column($0.rawValue, $0.rawValue, isNumeric: $0.isNumeric) }, rows: rows)
        ])
  }

  private func timelineSection(_ key: Key, _ statements: [Statement], _ classifier: Classifier) -> Report.Section {
    let order = StatementOrder(symbols: evidence.symbols, rareFacts: evidence.rareFacts)
    let timeline = Timeline(statements.filter { !selection.isAfterAsOf($0) }, order: order)
    let transaction = Transaction(timeline, identifier: .none, environment: key.environment, app: key.app)
    let app = evidence.symbols.text(key.app)
    let reason =
      selection.reasonToLeaveOut(key.environment)
      ?? selection.reasonToLeaveOut(app: app, product: evidence.symbols.text(transaction.product))
    let late = statements.filter(selection.isAfterAsOf).sorted(by: order.precedes)
    var rows = effects(on: timeline, of: transaction, classifier).map { statement, effect in
      row(statement, reason.map { "left out: \($0.name)" } ?? effect)
    }
    rows += timeline.duplicates.sorted(by: order.precedes).map { row($0, "repeats an earlier statement") }
    rows += late.map { row($0, "left out: \(LeftOutReason.afterAsOf.name)") }
    let name = [key.environment.name, app].filter { !$0.isEmpty }.joined(separator: ", ")
    return Report.Section(
      id: "timeline_\(key.environment.name.lowercased())", title: "Timeline, \(name)",
      paragraphs: reason.map { ["Left out of all counts: \($0.name)."] } ?? [],
      tables: [Table(id: "timeline", columns: Explanation.columns, rows: rows)])
  }

  private func effects(
    on timeline: Timeline, of transaction: Transaction, _ classifier: Classifier
  ) -> [(Statement, String)] {
    let ownership = Ownership(written: evidence.symbols.text(transaction.ownership))
    let walk = TimelineWalk(timeline, rareFacts: evidence.rareFacts, symbols: evidence.symbols) {
      classifier.verdict(on: $0, ownership: ownership, isUpgraded: transaction.isUpgraded)
    }
    return zip(timeline.statements, walk.effects).map { ($0, words($1)) }
  }

  private static let columns = [
    Table.Column("time", "Time"), Table.Column("statement", "Statement"), Table.Column("effect", "Effect"),
    Table.Column("revocation_date", "Revocation date"), Table.Column("reason", "Reason"),
    Table.Column("revocation_type", "Type"), Table.Column("revocation_percentage", "Percentage", isNumeric: true),
    Table.Column("trust", "Trust"), Table.Column("source", "Source"),
  ]

  private func row(_ statement: Statement, _ effect: String) -> Table.Row {
    let type = evidence.symbols.text(statement.notificationType)
    let subtype = evidence.symbols.text(statement.subtype)
    let name = type.isEmpty ? statement.source.name : subtype.isEmpty ? type : "\(type)/\(subtype)"
    return Table.Row([
      statement.time.map(Cell.instant) ?? .unknown, .text(name), .text(effect),
      statement.revokedAt.map(Cell.instant) ?? .unknown, .text(evidence.symbols.text(statement.revocationReason)),
      .text(evidence.symbols.text(statement.revocationType)),
      Cell.percentage(statement.revocationPercentage), .text(statement.trust.name),
      .text("\(evidence.files[Int(statement.origin.file)].name):\(statement.origin.record)"),
    ])
  }

  private func words(_ effect: TimelineWalk.Effect) -> String {
    switch effect {
    case .none: "no revocation in it"
    case .opens(let episode): "opens revocation \(episode + 1)"
    case .confirms(let episode): "confirms revocation \(episode + 1)"
    case .reverses(let episode): "reverses revocation \(episode + 1)"
    case .requests: "customer asks for a refund"
    case .declines: "request declined"
    }
  }
}
