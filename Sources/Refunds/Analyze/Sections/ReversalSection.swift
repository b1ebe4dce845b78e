extension RefundReport {
  /// Refunds that were undone, dated by their reversal.
  func reversalSection() -> Report.Section {
    let reversed = ledger.episodes.filter {
      $0.status == .reversed && analysis.isIn(period, $0.reversedAt)
    }
    let rows = [Episode.ReversalEvidence.notification, .snapshot].map { evidence in
      let episodes = reversed.filter { $0.reversalEvidence == evidence }
      return Table.Row([
        .text(words(evidence)), .count(episodes.filter(\.verdict.countsAsRefund).count),
        .count(episodes.filter { !$0.verdict.countsAsRefund && $0.verdict.rule != .reversalOnly }.count),
        .count(episodes.filter { $0.verdict.rule == .reversalOnly }.count),
      ])
    }
    let columns = [
      Table.Column("evidence", "Seen by"),
      Table.Column("refunds_reversed", "Refunds", isNumeric: true),
      Table.Column("other_revocations_reversed", "Other revocations", isNumeric: true),
      Table.Column("refund_not_in_input", "Refund not in the input", isNumeric: true),
    ]
    return Report.Section(
      id: "reversals", title: "Reversals",
      tables: [Table(id: "reversals", columns: columns, rows: rows)],
      notes: [
        "Dated by the reversal. A reversal whose refund is not in the input counts neither as a refund nor against one."
      ])
  }

  private func words(_ evidence: Episode.ReversalEvidence) -> String {
    switch evidence {
    case .notification: "REFUND_REVERSED notification"
    case .snapshot: "later snapshot without revocation"
    }
  }
}
