/// The answer of `explain`: the timeline of one transaction, the rule that decided, the origins.
package struct Explanation {
  private let evidence: Evidence
  private let selection: Selection

  package init(evidence: Evidence, selection: Selection) {
    self.evidence = evidence
    self.selection = selection
  }

  package static let definition = Report.Definition(
    id: "timeline", meaning: "the statements of one transaction, oldest first, and what each of them did")

  /// - Returns: nil when nothing in the input has this transaction id.
  package func report(on identifier: String, coverage: Coverage) -> Report? {
    let limited = evidence.limited { $0.transaction.text(in: evidence.symbols) == identifier }
    if limited.statements.isEmpty { return nil }
    let ledger = Ledger(evidence: limited, selection: selection)
    let keys = Set(limited.statements.map(Key.init)).sorted()
    return Report(
      schema: "refunds.explain/1", title: "Transaction \(identifier)", asOf: ledger.asOf, period: nil,
      definition: Explanation.definition,
      sections: [verdictSection(ledger)] + keys.map { timelineSection($0, limited, ledger.classifier) },
      coverage: coverage, findings: ledger.findings)
  }

  /// Transactions of the chain that begins with this id, for the hint when the id itself is not found.
  package func transactions(ofChain identifier: String) -> [String] {
    let members = evidence.statements.filter { $0.originalTransaction.text(in: evidence.symbols) == identifier }
    return Set(members.map { $0.transaction.text(in: evidence.symbols) }).sorted(by: ByteOrder.precedes)
  }

  // Ids of local test stores mean something within one file only, so that each file has a timeline of its own.
  private struct Key: Hashable, Comparable {
    var environment: Environment
    var file: UInt32

    init(_ statement: Statement) {
      environment = statement.environment
      file = statement.environment.idsCollideBetweenFiles ? statement.origin.file : 0
    }

    static func < (left: Key, right: Key) -> Bool {
      (left.environment.rawValue, left.file) < (right.environment.rawValue, right.file)
    }
  }

  private func verdictSection(_ ledger: Ledger) -> Report.Section {
    let columns: [ListColumn] = [
      .productID, .category, .countsAsRefund, .status, .reason, .revokedAt, .reversedAt, .price, .refundedAmount,
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

  private func timelineSection(_ key: Key, _ limited: Evidence, _ classifier: Classifier) -> Report.Section {
    let order = StatementOrder(symbols: evidence.symbols, rareFacts: evidence.rareFacts)
    let timeline = Timeline(limited.statements.filter { Key($0) == key }, order: order)
    let transaction = Transaction(timeline, identifier: .none, environment: key.environment, app: .none)
    let ownership = Ownership(written: evidence.symbols.text(transaction.ownership))
    let walk = TimelineWalk(timeline, rareFacts: evidence.rareFacts, symbols: evidence.symbols) {
      classifier.verdict(on: $0, ownership: ownership, isUpgraded: transaction.isUpgraded)
    }
    var rows = zip(timeline.statements, walk.effects).map { row($0, words($1)) }
    rows += timeline.duplicates.sorted(by: order.precedes).map { row($0, "repeats an earlier statement") }
    let left = selection.reasonToLeaveOut(key.environment)
    return Report.Section(
      id: "timeline_\(key.environment.name.lowercased())", title: "Timeline, \(key.environment.name)",
      paragraphs: left.map { ["Left out: \($0.name). See --environment."] } ?? [],
      tables: [Table(id: "timeline", columns: Explanation.columns, rows: rows)])
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
      statement.revocationPercentage.map(Cell.integer) ?? .unknown, .text(statement.trust.name),
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
