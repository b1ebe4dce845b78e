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
      tables: [Table(id: "reversals", columns: columns, rows: rows)] + moneyTable(reversed),
      notes: [
        "Dated by the reversal. A reversal whose refund is not in the input counts neither as a refund nor against one."
      ])
  }

  /// What came back, by the date of the reversal: what a ledger books in the period.
  private func moneyTable(_ reversed: [Episode]) -> [Table] {
    let refunds = reversed.filter(\.verdict.countsAsRefund)
    if refunds.isEmpty { return [] }
    let byCurrency = Dictionary(grouping: refunds) { ledger.text(ledger.currency(of: $0)) }
    let rows = byCurrency.keys.sorted(by: ByteOrder.precedes).map { currency in
      var money = MoneyTotals()
      for episode in byCurrency[currency] ?? [] { money.add(episode) }
      let unknown = (byCurrency[currency] ?? []).count { $0.refunded?.amount == nil }
      return Table.Row([.text(currency), .money(money.refundedReversed, currency: currency), .count(unknown)])
    }
    return [
      Table(
        id: "reversals_money",
        columns: [
          Table.Column("currency", "Currency"), Table.Column("reversed_in_period", "Reversed", isNumeric: true),
          Table.Column("unknown_amounts", "Unknown amounts", isNumeric: true),
        ],
        rows: rows)
    ]
  }

  private func words(_ evidence: Episode.ReversalEvidence) -> String {
    switch evidence {
    case .notification: "REFUND_REVERSED notification"
    case .snapshot: "later snapshot without revocation"
    }
  }
}
